import { useId, type ReactNode } from 'react';
import { CheckIcon, HalfIcon } from '../../ui/sessionIcons';
import { CountMark, RightMark, withFewerWrong, type ResultProps } from './PickedResults';
import { useGameTexts } from '../texts/gameTexts';

/** So many rows of answers have room beside a picture. */
const MOST_BESIDE_PICTURE = 3;
/** More texts than these stand in two columns. */
const MOST_IN_ONE_COLUMN = 5;

/** The right text, and beside it the texts given most, the right ones marked. */
export function TextResult({ scene: { solution, tally }, hasPicture }: ResultProps) {
  const texts = useGameTexts();
  const [first = '', ...others] = 'accepted' in solution ? solution.accepted : [];
  const given = 'groups' in tally ? tally.groups : [];
  const most = hasPicture ? MOST_BESIDE_PICTURE : Infinity;
  const groups = withFewerWrong(given, most, ({ correct }) => correct);
  return (
    <WrittenResult
      solution={<bdi>{first}</bdi>}
      below={others.length > 0 && `${texts.reveal.alsoRight} ${others.join(', ')}`}
      heading={texts.reveal.given}
      columns={groups.length > MOST_IN_ONE_COLUMN ? 2 : 1}
      rows={groups.map(({ text, count, correct, share }) => (
        <li data-fit="" key={text} className="given-row" data-right={share === 0.5 ? 'half' : correct}>
          {share === 0.5 ? <HalfMark /> : correct && <RightMark />}
          <GivenText text={text} isHalf={share === 0.5} />
          <CountMark count={count} label={texts.reveal.picked(count)} />
        </li>
      ))}
    />
  );
}

/** The right number, and beside it who came nearest, and what it brought; in the tie-break who won it. */
export function NumberResult({ scene, hasPicture }: ResultProps) {
  const texts = useGameTexts();
  const { question, solution, tally, tieBreak, winners = [] } = scene;
  const { value, unit = question.unit } = 'value' in solution ? solution : { value: 0 };
  const given = 'nearest' in tally ? tally.nearest : [];
  const nearest = withFewerWrong(
    given,
    hasPicture ? MOST_BESIDE_PICTURE : Infinity,
    ({ points }) => points > 0,
  );
  return (
    <WrittenResult
      solution={
        <bdi>
          <span className="solution-value">{texts.value(value)}</span> {unit}
        </bdi>
      }
      heading={texts.reveal.nearest}
      columns={1}
      rows={nearest.map((guess, place) => {
        const isRight = tieBreak ? winners.includes(guess.name) : guess.points > 0;
        return (
          <li
            data-fit=""
            key={place}
            className="given-row"
            data-right={guess.share === 0.5 ? 'half' : isRight}
          >
            {guess.share === 0.5 && <HalfMark />}
            {tieBreak && isRight && (
              <span role="img" aria-label={texts.tieBreak.first} className="winner-mark">
                <CheckIcon />
              </span>
            )}
            <GivenText text={guess.name} isHalf={guess.share === 0.5} />
            <span className="given-value">{texts.value(guess.value)}</span>
            {!tieBreak && <span className="given-points">{texts.gained(guess.points)}</span>}
          </li>
        );
      })}
    />
  );
}

/** Half right is said by a sign, by the row's frame and in words. */
function HalfMark() {
  return (
    <span className="half-mark">
      <HalfIcon />
    </span>
  );
}

/** What was answered, or who did, and whether that is half right. */
function GivenText({ text, isHalf }: { text: string; isHalf: boolean }) {
  const texts = useGameTexts();
  return (
    <span className="given-text">
      <bdi>{text}</bdi>
      {isHalf && <span>{texts.reveal.half}</span>}
    </span>
  );
}

interface WrittenResultProps {
  solution: ReactNode;
  /** What else was right. */
  below?: ReactNode;
  heading: string;
  columns: 1 | 2;
  rows: ReactNode[];
}

/** The right answer, and beside it a list of what was answered. */
function WrittenResult({ solution, below, heading, columns, rows }: WrittenResultProps) {
  const texts = useGameTexts();
  const id = useId();
  return (
    <div className="written-result">
      <div className="solution-panel">
        <p data-fit="answer" className="solution">
          <RightMark />
          <span>{solution}</span>
        </p>
        {below && (
          <p data-fit="detail" className="solution-below">
            {below}
          </p>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="given-none">{texts.reveal.noAnswers}</p>
      ) : (
        <div className="given">
          <h2 id={id}>{heading}</h2>
          <ul aria-labelledby={id} data-columns={columns}>
            {rows}
          </ul>
        </div>
      )}
    </div>
  );
}
