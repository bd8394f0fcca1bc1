import './wall.css';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { CSSProperties, ReactNode } from 'react';
import type { OfKind, Tally } from '../../contract/question';
import { CountBar, RightMark } from '../../host/game/projector/ResultMarks';
import { useGameTexts } from '../../host/game/gameTexts';
import type { ResultProps, WallKind } from '../../host/game/wallKind';

/** With more parts than these, they need the room more than a picture does. */
const MANY_PARTS = 5;

export const partsWall: WallKind<'parts'> = {
  Open: ({ question: { parts } }) => <PartList parts={parts} />,
  Result: PartsResult,
  answerCount: ({ parts }) => parts.length,
  isLong: ({ parts }) => parts.length > MANY_PARTS,
};

/** Longer lists use two columns, one after the other. */
const MOST_IN_ONE_COLUMN = 5;

interface PartListProps {
  /** What each part asks for, with further content. */
  parts: readonly { label: string; content?: ReactNode }[];
}

/** What a question in parts asks for. The parts keep their places when the right answers appear. */
function PartList({ parts }: PartListProps) {
  const columns = parts.length > MOST_IN_ONE_COLUMN ? 2 : 1;
  const style = { '--rows': Math.ceil(parts.length / columns) } as CSSProperties;
  return (
    <ol className="answer-grid order-grid" data-columns={columns} style={style}>
      {parts.map(({ label, content }, part) => (
        <li data-fit="answer" key={part} className="level answer-line part-tile">
          {content ?? <bdi className="part-text">{label}</bdi>}
        </li>
      ))}
    </ol>
  );
}

/** The right answer for each part, and the share of players who had it: half right counts half. */
function PartsResult({ question: { parts }, solution, tally, step }: ResultProps<'parts'>) {
  const texts = useGameTexts();
  const shares = sharesIn(tally);
  const isTold = step === 'right';
  return (
    <>
      <PartList
        parts={parts.map(({ label }, part) => {
          const [first = '', ...others] = solution.parts[part] ?? [];
          const share = shares?.[part];
          const content = (
            <>
              <span className="part-text">
                <bdi className={isTold ? 'muted' : undefined}>{label}</bdi>{' '}
                <span className="part-solution" data-is-there={isTold}>
                  <RightMark isThere={isTold} /> <bdi className="part-right">{first}</bdi>
                  {others.length > 0 && (
                    <VisuallyHidden>
                      {' '}
                      {texts.reveal.alsoRight({ answers: texts.list(others) })}
                    </VisuallyHidden>
                  )}
                </span>
              </span>
              {share !== undefined && (
                <>
                  <span className="part-share">
                    {texts.percent(share)} <VisuallyHidden>{texts.reveal.ofRoom}</VisuallyHidden>
                  </span>
                  <CountBar share={share} />
                </>
              )}
            </>
          );
          return { label, content };
        })}
      />
      {!shares && <p className="muted given-none">{texts.reveal.noAnswers}</p>}
    </>
  );
}

/** The share of those who answered that had each part right, from 0 to 1; null where nobody answered. */
function sharesIn(tally: OfKind<Tally, 'parts'>): number[] | null {
  if (tally.of === 0) return null;
  const { counts, halves = [], of } = tally;
  return counts.map((count, part) => Math.min(1, (count + (halves[part] ?? 0) / 2) / of));
}
