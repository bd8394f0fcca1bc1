import { chakra } from '@chakra-ui/react/styled-system';
import { Badge } from '../frame/Badge';
import { QuestionPlace } from '../frame/QuestionPlace';
import { SceneFrame } from '../frame/SceneFrame';
import { useGameTexts } from '../gameTexts';
import { useShownMedia } from '../media/useShownMedia';
import { QuestionBox } from '../question/QuestionBox';
import { Explanation } from '../reveal/Explanation';
import { NumberResult } from '../reveal/NumberResult';
import { OrderResult } from '../reveal/OrderResult';
import { PickedResult, withFewerWrong } from '../reveal/PickedResult';
import { TextResult } from '../reveal/TextResult';
import type { SceneNamed } from './sceneNamed';

/** A question's right answer, what was answered, and why it is right. */
export function RevealScene({ scene, paused }: { scene: SceneNamed<'reveal'>; paused: boolean }) {
  const texts = useGameTexts();
  const { round, question, solution, winners = [] } = scene;
  return (
    <SceneFrame
      place={<QuestionPlace round={round} question={question} />}
      paused={paused}
      aside={<Badge>{texts.reveal.heading}</Badge>}
      bar={<chakra.div h="full" bg="accent" borderRadius="full" />}
    >
      <QuestionBox question={question} content={JSON.stringify([solution, scene.tally, winners])}>
        <Result scene={scene} />
        {winners.length > 0 && (
          <chakra.p
            alignSelf="center"
            px="0.8em"
            py="0.25em"
            bg="tile"
            color="onTile"
            borderRadius="normal"
            fontSize="calc(var(--answer) * 1.1)"
            fontWeight={800}
            lineHeight={1.15}
            data-fit
          >
            {texts.tieBreak.result(winners)}
          </chakra.p>
        )}
        {solution.explanation && <Explanation text={solution.explanation} />}
      </QuestionBox>
    </SceneFrame>
  );
}

/** So many rows of answers have room beside a picture; answers to pick from stand two in a row. */
const MOST_BESIDE_PICTURE = 3;
const MOST_PICKED_BESIDE_PICTURE = 4;

/** Solution and tally in the way of the question's kind; a tally of another kind counts as none. */
function Result({ scene }: { scene: SceneNamed<'reveal'> }) {
  const { question, solution, tally, tieBreak, winners = [] } = scene;
  const { image, video } = useShownMedia(question);
  const hasPicture = Boolean(image ?? video);
  const most = hasPicture ? MOST_BESIDE_PICTURE : Infinity;
  if ('correct' in solution) {
    const counts = 'counts' in tally ? tally.counts : [];
    const shown = { answers: question.answers ?? [], correct: solution.correct, counts };
    return question.kind === 'order' ? (
      <OrderResult {...shown} />
    ) : (
      <PickedResult {...shown} most={hasPicture ? MOST_PICKED_BESIDE_PICTURE : Infinity} />
    );
  }
  if ('accepted' in solution) {
    const groups = 'groups' in tally ? withFewerWrong(tally.groups, most, ({ correct }) => correct) : [];
    return <TextResult accepted={solution.accepted} groups={groups} />;
  }
  const unit = solution.unit ?? question.unit;
  const nearest = 'nearest' in tally ? withFewerWrong(tally.nearest, most, ({ points }) => points > 0) : [];
  return <NumberResult value={solution.value} unit={unit} nearest={nearest} winners={tieBreak && winners} />;
}
