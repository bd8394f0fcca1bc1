import type { ComponentType } from 'react';
import type { QuestionKind } from '../../../contract/question';
import type { SceneNamed } from '../../../contract/scene';
import { useShownMedia } from '../media/useGameMedia';
import { OrderResult, PickedResult, type ResultProps } from './PickedResults';
import { PartsResult } from './PartsResult';
import { QuestionBox } from './QuestionBox';
import { QuestionPlace, SceneFrame } from './SceneFrame';
import { NumberResult, TextResult } from './WrittenResults';
import { useGameTexts } from '../texts/gameTexts';

const RESULTS: Record<QuestionKind, ComponentType<ResultProps>> = {
  choice: PickedResult,
  multiple: PickedResult,
  order: OrderResult,
  text: TextResult,
  number: NumberResult,
  parts: PartsResult,
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
      aside={<p className="badge">{texts.reveal.heading}</p>}
      bar={<div className="reveal-bar" />}
    >
      <QuestionBox question={question} content={JSON.stringify([solution, scene.tally, winners])}>
        <Result scene={scene} hasPicture={Boolean(image ?? video)} />
        {winners.length > 0 && (
          <p className="winners" data-fit="">
            {texts.tieBreak.result(winners)}
          </p>
        )}
        {solution.explanation && (
          <p className="explanation" data-fit="detail">
            {solution.explanation}
          </p>
        )}
      </QuestionBox>
    </SceneFrame>
  );
}
