import './wall.css';
import { useId, type ReactNode } from 'react';
import { CountMark, RightMark, withFewerWrong } from '../../host/game/projector/ResultMarks';
import { useGameTexts } from '../../host/game/gameTexts';
import { HalfIcon } from '../../host/ui/sessionIcons';
import { around } from '../../look/around';
import type { ResultProps, RevealStep } from '../../host/game/wallKind';

/** Longer lists use two columns. */
const MOST_IN_ONE_COLUMN = 5;
/** The rows of answers that have room beside a picture. */
export const MOST_BESIDE_PICTURE = 3;

/** Marks half right by a sign; the row's frame and words say it too. */
export function HalfMark({ isThere }: { isThere: boolean }) {
  return (
    <span className="half-mark" data-is-there={isThere}>
      <HalfIcon />
    </span>
  );
}

interface GivenTextProps {
  text: string;
  isHalf: boolean;
  /** Whether any text of the list is half right: then each has the room to say so. */
  hasHalf: boolean;
  isTold: boolean;
}

/** A player's answer or name, and once it is told, whether it is half right. */
export function GivenText({ text, isHalf, hasHalf, isTold }: GivenTextProps) {
  const texts = useGameTexts();
  return (
    <span className="given-text">
      <bdi>{text}</bdi>
      {hasHalf && <span data-is-there={isTold && isHalf}>{texts.reveal.half}</span>}
    </span>
  );
}

/** How a row looks that is right, half right or wrong: undefined until the reveal has come so far. */
export function rowState(step: RevealStep, isRight: boolean | 'half'): boolean | 'half' | undefined {
  const isShown = step === 'right' || (step === 'wrong' && isRight === false);
  return isShown ? isRight : undefined;
}

interface WrittenResultProps {
  step: RevealStep;
  solution: ReactNode;
  /** Further right answers. */
  below?: ReactNode;
  heading: string;
  columns: 1 | 2;
  rows: ReactNode[];
}

/** The right answer, with a list of the players' answers beside it. */
export function WrittenResult({ step, solution, below, heading, columns, rows }: WrittenResultProps) {
  const texts = useGameTexts();
  const id = useId();
  return (
    <div className="written-result" data-step={step}>
      {/* Until it is told, it only keeps its room. */}
      <div className="solution-panel" data-is-told={step === 'right'}>
        <p data-fit="answer" className="level solution-text">
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
        <p className="muted given-none">{texts.reveal.noAnswers}</p>
      ) : (
        <div className="given-answers">
          <h2 id={id} className="muted">
            {heading}
          </h2>
          <ul aria-labelledby={id} data-columns={columns}>
            {rows}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The right text, with the most frequent texts beside it, the right ones marked; or those the host quotes. */
function TextResult({
  solution,
  tally,
  scene,
  hasPicture,
  step,
}: ResultProps<'text'> | ResultProps<'stages'>) {
  const texts = useGameTexts();
  const [first = '', ...others] = solution.accepted;
  const right = {
    step,
    solution: <bdi>{first}</bdi>,
    below: others.length > 0 && texts.reveal.alsoRight({ answers: texts.list(others) }),
  };
  const isTold = step === 'right';
  const hasHalf = tally.groups.some(({ share }) => share === 0.5);
  if (scene.quotes) {
    const rows = scene.quotes.map((text, place) => (
      <li data-fit="" key={place} className="quoted-answer">
        {around((mark) => texts.reveal.quote({ text: mark }), <bdi>{text}</bdi>)}
      </li>
    ));
    return <WrittenResult {...right} heading={texts.reveal.quotes} columns={1} rows={rows} />;
  }
  const most = hasPicture ? MOST_BESIDE_PICTURE : Infinity;
  const groups = withFewerWrong(tally.groups, most, ({ correct }) => correct);
  return (
    <WrittenResult
      {...right}
      heading={texts.reveal.given}
      columns={groups.length > MOST_IN_ONE_COLUMN ? 2 : 1}
      rows={groups.map(({ text, count, correct, share }, place) => (
        // Two texts may be starred to the same.
        <li
          data-fit=""
          key={place}
          className="level given-row"
          data-right={rowState(step, share === 0.5 ? 'half' : correct)}
        >
          {/* Every row has its room, which would tell the right ones before the time. */}
          {share === 0.5 ? <HalfMark isThere={isTold} /> : <RightMark isThere={isTold && correct} />}
          <GivenText text={text} isHalf={share === 0.5} hasHalf={hasHalf} isTold={isTold} />
          <CountMark count={count} label={texts.reveal.picked({ count })} />
        </li>
      ))}
    />
  );
}

/** What kinds that are answered by one text show on the wall. */
export const writtenWall = { isTyped: () => true, Result: TextResult };
