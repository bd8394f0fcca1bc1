import { answerImagesOf, type Question } from '../../contract/question';
import { AnswerTile, columnsFor } from '../../host/game/projector/AnswerTile';
import {
  CountBar,
  CountMark,
  RightMark,
  TileEnd,
  withFewerWrong,
} from '../../host/game/projector/ResultMarks';
import { useGameTexts } from '../../host/game/gameTexts';
import type { OpenProps, ResultProps, RevealStep } from '../../host/game/wallKind';

type PickedQuestion = Extract<Question, { answers: string[] }>;

/** What these kinds show on the wall before the reveal. */
export const pickedWall = {
  Open: ({ question, closed }: OpenProps<PickedQuestion>) => (
    <PickedTiles answers={question.answers} pictures={answerImagesOf(question)} closed={closed} />
  ),
  answerCount: ({ answers }: PickedQuestion) => answers.length,
};

interface PickedTilesProps {
  answers: readonly string[];
  pictures?: ReturnType<typeof answerImagesOf>;
  closed: boolean;
}

/** The answers on tiles. */
export function PickedTiles({ answers, pictures = [], closed }: PickedTilesProps) {
  return (
    <ul {...gridOf(answers.length, pictures)}>
      {answers.map((text, place) => (
        <AnswerTile
          key={place}
          place={place}
          text={text}
          picture={pictures[place]}
          state={closed ? 'closed' : 'open'}
          end={<TileEnd />}
        />
      ))}
    </ul>
  );
}

/** The props for a list of this many answers on tiles. */
function gridOf(count: number, { length }: ReturnType<typeof answerImagesOf>) {
  const rows = count > 3 ? 2 : 1;
  return {
    className: 'answer-grid',
    'data-columns': columnsFor(count, length > 0),
    'data-picture-rows': length > 0 ? rows : undefined,
  };
}

/** Beside a picture there is room for this many answers, two in a row. */
const MOST_BESIDE_PICTURE = 4;

/**
 * The answers in their former places, the right ones marked, each with the number of players who picked it.
 * Where not all fit beside a picture, the wrong ones that were picked least are left out.
 */
export function PickedResult({
  question,
  solution: { correct },
  tally,
  scene,
  hasPicture,
  step,
}: ResultProps<'choice'> | ResultProps<'multiple'>) {
  const texts = useGameTexts();
  const { answers } = question;
  const pictures = answerImagesOf(question);
  const { countOf, highest } = countsIn(tally);
  const byCount = answers.map((_, place) => place).sort((one, other) => countOf(other) - countOf(one));
  const isRight = (place: number) => correct.includes(place);
  const shown = withFewerWrong(byCount, hasPicture ? MOST_BESIDE_PICTURE : Infinity, isRight);
  return (
    <ul {...gridOf(shown.length, pictures)}>
      {answers.map(
        (text, place) =>
          shown.includes(place) && (
            <AnswerTile
              key={place}
              place={place}
              text={text}
              picture={pictures[place]}
              state={stateAt(step, isRight(place))}
              end={
                <TileEnd>
                  {isRight(place) && <RightMark isThere={step === 'right'} />}
                  <CountMark count={countOf(place)} label={texts.reveal.picked({ count: countOf(place) })} />
                </TileEnd>
              }
              foot={<CountBar share={countOf(place) / Math.max(highest, scene.right?.of ?? 0)} />}
            />
          ),
      )}
    </ul>
  );
}

function stateAt(step: RevealStep, isRight: boolean) {
  if (step === 'votes') return 'closed';
  if (!isRight) return 'wrong';
  return step === 'right' ? 'right' : 'closed';
}

/** How many players picked or placed each answer, and the largest of these numbers. */
export function countsIn({ counts }: { counts: readonly number[] }) {
  return { countOf: (place: number) => counts[place] ?? 0, highest: Math.max(1, ...counts) };
}
