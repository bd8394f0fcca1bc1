import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { CSSProperties, ReactNode } from 'react';
import type { SceneNamed } from '../../../contract/scene';
import { CheckIcon, PersonIcon } from '../../ui/sessionIcons';
import { AnswerTile, columnsFor } from './AnswerTiles';
import { useGameTexts } from '../texts/gameTexts';

/** What the result of each kind of question is given. A tally of another kind counts as none. */
export interface ResultProps {
  scene: SceneNamed<'reveal'>;
  /** Whether a picture takes most of the room. */
  hasPicture: boolean;
}

/** All that are right, and of the others the first, so that they are `most` together. */
export function withFewerWrong<T>(given: readonly T[], most: number, isRight: (each: T) => boolean): T[] {
  const wrong = given.filter((each) => !isRight(each));
  const left = Math.max(0, most - (given.length - wrong.length));
  return given.filter((each) => isRight(each) || wrong.indexOf(each) < left);
}

/** So many answers have room beside a picture: they stand two in a row. */
const MOST_BESIDE_PICTURE = 4;

/**
 * The answers where they stood before, the right ones marked, each with how many picked it. Where not all have room
 * beside a picture, those that are wrong and were picked least are left out.
 */
export function PickedResult({ scene, hasPicture }: ResultProps) {
  const texts = useGameTexts();
  const { answers, correct, countOf, highest } = countsIn(scene);
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
                  <CountMark count={countOf(place)} label={texts.reveal.picked(countOf(place))} />
                </>
              }
              foot={<CountBar share={countOf(place) / highest} />}
            />
          ),
      )}
    </ul>
  );
}

/** More answers than these stand in two columns. */
const MOST_IN_ONE_COLUMN = 4;

/** The answers in the right order, down the columns, each with how many put it there. */
export function OrderResult({ scene }: ResultProps) {
  const texts = useGameTexts();
  const { answers, correct, countOf, highest } = countsIn(scene);
  const columns = correct.length > MOST_IN_ONE_COLUMN ? 2 : 1;
  const rows = Math.ceil(correct.length / columns);
  return (
    <>
      <ol
        className="answer-grid order-grid"
        data-columns={columns}
        style={{ '--rows': rows } as CSSProperties}
      >
        {correct.map((place, index) => (
          <AnswerTile
            key={place}
            place={place}
            text={answers[place] ?? ''}
            state="open"
            lead={<span className="answer-place">{index + 1}.</span>}
            end={
              <CountMark
                count={countOf(place)}
                label={texts.reveal.placed(countOf(place))}
                icon={<CheckIcon />}
              />
            }
            foot={<CountBar share={countOf(place) / highest} />}
          />
        ))}
      </ol>
      <p aria-hidden="true" className="placed-label">
        {texts.reveal.placedLabel}
      </p>
    </>
  );
}

function countsIn({ question: { answers = [] }, solution, tally }: SceneNamed<'reveal'>) {
  const counts = 'counts' in tally ? tally.counts : [];
  return {
    answers,
    correct: 'correct' in solution ? solution.correct : [],
    countOf: (place: number) => counts[place] ?? 0,
    highest: Math.max(1, ...counts),
  };
}

/** A count as a bar across the foot of its tile; the largest is as wide as the tile. */
export function CountBar({ share }: { share: number }) {
  return (
    <span aria-hidden="true" className="count-bar">
      <span style={{ width: `${share * 100}%` }} />
    </span>
  );
}

interface CountMarkProps {
  count: number;
  /** Says it in words. */
  label: string;
  icon?: ReactNode;
}

/** How many, beside a figure of a person or another icon. */
export function CountMark({ count, label, icon = <PersonIcon /> }: CountMarkProps) {
  return (
    <span className="count-mark">
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true" className="count-icon">
        {icon}
      </span>
      <span aria-hidden="true" className="count-number">
        {count}
      </span>
    </span>
  );
}

/** A check mark that says an answer is right without any colour. */
export function RightMark() {
  const texts = useGameTexts();
  return (
    <span className="right-mark">
      <VisuallyHidden>{texts.reveal.right}</VisuallyHidden>
      <CheckIcon />
    </span>
  );
}
