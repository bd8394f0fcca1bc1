import { useGameTexts } from '../gameTexts';
import { AnswerGrid, columnsFor } from '../question/AnswerGrid';
import { AnswerTile } from '../question/AnswerTile';
import { CountBar } from './CountBar';
import { CountMark } from './CountMark';
import { RightMark } from './RightMark';

export interface ShownResult {
  answers: readonly string[];
  correct: readonly number[];
  counts: readonly number[];
}

/** All that are right, and of the others the first, so that they are `most` together. */
export function withFewerWrong<T>(given: readonly T[], most: number, isRight: (each: T) => boolean): T[] {
  const wrong = given.filter((each) => !isRight(each));
  const left = Math.max(0, most - (given.length - wrong.length));
  return given.filter((each) => isRight(each) || wrong.indexOf(each) < left);
}

/**
 * The answers where they stood before, the right ones marked, each with how many picked it. Where not more than `most`
 * have room, those that are wrong and were picked least are left out.
 */
export function PickedResult({ answers, correct, counts, most }: ShownResult & { most: number }) {
  const texts = useGameTexts();
  const highest = Math.max(1, ...counts);
  const countOf = (place: number) => counts[place] ?? 0;
  const byCount = answers.map((_, place) => place).sort((one, other) => countOf(other) - countOf(one));
  const shown = withFewerWrong(byCount, most, (place) => correct.includes(place));
  return (
    <AnswerGrid columns={columnsFor(shown.length)}>
      {answers.map((text, place) => {
        if (!shown.includes(place)) return null;
        const isRight = correct.includes(place);
        const count = countOf(place);
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
            foot={<CountBar share={count / highest} />}
          />
        );
      })}
    </AnswerGrid>
  );
}
