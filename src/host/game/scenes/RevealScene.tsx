import { chakra } from '@chakra-ui/react/styled-system';
import { useGameTexts } from '../../languages/useGameTexts';
import { Badge } from '../frame/Badge';
import { QuestionPlace } from '../frame/QuestionPlace';
import { SceneFrame } from '../frame/SceneFrame';
import { QuestionBox } from '../question/QuestionBox';
import { Explanation } from '../reveal/Explanation';
import { NumberResult } from '../reveal/NumberResult';
import { OrderResult } from '../reveal/OrderResult';
import { PickedResult } from '../reveal/PickedResult';
import { TextResult } from '../reveal/TextResult';
import type { SceneNamed } from './sceneNamed';

/** A question's right answer, what was answered, and why it is right. */
export function RevealScene({ scene, paused }: { scene: SceneNamed<'reveal'>; paused: boolean }) {
  const texts = useGameTexts();
  const { round, question, solution } = scene;
  return (
    <SceneFrame
      place={<QuestionPlace round={round} question={question} />}
      paused={paused}
      aside={<Badge>{texts.reveal.heading}</Badge>}
      bar={<chakra.div h="full" bg="accent" borderRadius="full" />}
    >
      <QuestionBox question={question} content={JSON.stringify([solution, scene.tally])}>
        <Result scene={scene} />
        {solution.explanation && <Explanation text={solution.explanation} />}
      </QuestionBox>
    </SceneFrame>
  );
}

/** Solution and tally in the way of the question's kind; a tally of another kind counts as none. */
function Result({ scene: { question, solution, tally } }: { scene: SceneNamed<'reveal'> }) {
  if ('correct' in solution) {
    const counts = 'counts' in tally ? tally.counts : [];
    const shown = { answers: question.answers ?? [], correct: solution.correct, counts };
    return question.kind === 'order' ? <OrderResult {...shown} /> : <PickedResult {...shown} />;
  }
  if ('accepted' in solution) {
    return <TextResult accepted={solution.accepted} groups={'groups' in tally ? tally.groups : []} />;
  }
  const unit = solution.unit ?? question.unit;
  const nearest = 'nearest' in tally ? tally.nearest : [];
  return (
    <NumberResult value={solution.value} unit={unit} nearest={nearest} hasPoints={question.points > 0} />
  );
}
