import type { Question } from '../../contract/question';
import { AnswerTile, columnsFor } from '../../host/game/projector/AnswerTile';
import { CountBar, CountMark, RightMark, withFewerWrong } from '../../host/game/projector/ResultMarks';
import { useGameTexts } from '../../host/game/gameTexts';
import type { OpenProps, ResultProps } from '../../host/game/wallKind';

type PickedQuestion = Extract<Question, { answers: string[] }>;

/** What these kinds show on the wall before the reveal. */
export const pickedWall = {
  Open: ({ question: { answers }, closed }: OpenProps<PickedQuestion>) => (
    <PickedTiles answers={answers} closed={closed} />
  ),
  answerCount: ({ answers }: PickedQuestion) => answers.length,
};

/** The answers on tiles. */
export function PickedTiles({ answers, closed }: { answers: readonly string[]; closed: boolean }) {
  return (
    <ul className="answer-grid" data-columns={columnsFor(answers.length)}>
      {answers.map((text, place) => (
        <AnswerTile key={place} place={place} text={text} state={closed ? 'closed' : 'open'} />
      ))}
    </ul>
  );
}

/** Beside a picture there is room for this many answers, two in a row. */
const MOST_BESIDE_PICTURE = 4;

/**
 * The answers in their former places, the right ones marked, each with the number of players who picked it.
 * Where not all fit beside a picture, the wrong ones that were picked least are left out.
 */
export function PickedResult({
  question: { answers },
  solution: { correct },
  tally,
  hasPicture,
}: ResultProps<'choice'> | ResultProps<'multiple'>) {
  const texts = useGameTexts();
  const { countOf, highest } = countsIn(tally);
  const byCount = answers.map((_, place) => place).sort((one, other) => countOf(other) - countOf(one));
  const isRight = (place: number) => correct.includes(place);
  const shown = withFewerWrong(byCount, hasPicture ? MOST_BESIDE_PICTURE : Infinity, isRight);
  return (
    <ul className="answer-grid" data-columns={columnsFor(shown.length)}>
      {answers.map(
        (text, place) =>
          shown.includes(place) && (
            <AnswerTile
              key={place}
              place={place}
              text={text}
              state={isRight(place) ? 'right' : 'wrong'}
              end={
                <>
                  {isRight(place) && <RightMark />}
                  <CountMark count={countOf(place)} label={texts.reveal.picked({ count: countOf(place) })} />
                </>
              }
              foot={<CountBar share={countOf(place) / highest} />}
            />
          ),
      )}
    </ul>
  );
}

/** How many players picked or placed each answer, and the largest of these numbers. */
export function countsIn({ counts }: { counts: readonly number[] }) {
  return { countOf: (place: number) => counts[place] ?? 0, highest: Math.max(1, ...counts) };
}
