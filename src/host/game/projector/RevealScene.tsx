import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentType } from 'react';
import type { QuestionKind } from '../../../contract/question';
import type { SceneNamed } from '../../../contract/scene';
import { useShownMedia } from '../media/useGameMedia';
import { OrderResult, PickedResult, type ResultProps } from './PickedResults';
import { QuestionBox } from './QuestionBox';
import { Badge, QuestionPlace, SceneFrame } from './SceneFrame';
import { NumberResult, TextResult } from './WrittenResults';
import { useGameTexts } from '../texts/gameTexts';

const RESULTS: Record<QuestionKind, ComponentType<ResultProps>> = {
  choice: PickedResult,
  multiple: PickedResult,
  order: OrderResult,
  text: TextResult,
  number: NumberResult,
};

/** A question's right answer, what was answered, and why it is right. */
export function RevealScene({ scene }: { scene: SceneNamed<'reveal'> }) {
  const texts = useGameTexts();
  const { round, question, solution, winners = [] } = scene;
  const { image, video } = useShownMedia(question);
  const Result = RESULTS[question.kind];
  return (
    <SceneFrame
      place={<QuestionPlace round={round} question={question} />}
      aside={<Badge>{texts.reveal.heading}</Badge>}
      bar={<chakra.div h="full" bg="accent" borderRadius="full" />}
    >
      <QuestionBox question={question} content={JSON.stringify([solution, scene.tally, winners])}>
        <Result scene={scene} hasPicture={Boolean(image ?? video)} />
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
        {solution.explanation && (
          <chakra.p
            flex="none"
            pl="0.8em"
            borderLeftWidth="0.25em"
            borderColor="accent"
            fontSize="var(--detail)"
            lineHeight={1.3}
            textWrap="pretty"
          >
            {solution.explanation}
          </chakra.p>
        )}
      </QuestionBox>
    </SceneFrame>
  );
}
