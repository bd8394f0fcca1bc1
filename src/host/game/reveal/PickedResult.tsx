import { AnswerGrid, columnsFor } from '../question/AnswerGrid';
import { AnswerTile } from '../question/AnswerTile';
import { CountBar } from './CountBar';
import { CountMark } from './CountMark';
import { RightMark } from './RightMark';
import { useGameTexts } from '../../languages/useGameTexts';

export interface ShownResult {
  answers: readonly string[];
  correct: readonly number[];
  counts: readonly number[];
}

/** The answers where they stood before, the right ones marked, each with how many picked it. */
export function PickedResult({ answers, correct, counts }: ShownResult) {
  const texts = useGameTexts();
  const most = Math.max(1, ...counts);
  return (
    <AnswerGrid columns={columnsFor(answers.length)}>
      {answers.map((text, place) => {
        const isRight = correct.includes(place);
        const count = counts[place] ?? 0;
        return (
          <AnswerTile
            key={place}
            place={place}
            text={text}
            state={isRight ? 'right' : 'wrong'}
            end={
              <>
                {isRight && <RightMark />}
                <CountMark count={count} label={texts.reveal.picked(count)} />
              </>
            }
            foot={<CountBar share={count / most} />}
          />
        );
      })}
    </AnswerGrid>
  );
}
