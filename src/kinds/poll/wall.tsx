import './wall.css';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { CSSProperties } from 'react';
import type { OfKind, Tally } from '../../contract/question';
import { AnswerTile, columnsFor } from '../../host/game/projector/AnswerTile';
import { CountBar, CountMark, TileEnd } from '../../host/game/projector/ResultMarks';
import { useGameTexts } from '../../host/game/gameTexts';
import { countsIn, PickedTiles } from '../picked/wall';
import type { ResultProps, WallKind } from '../../host/game/wallKind';

export const pollWall: WallKind<'poll'> = {
  Open: ({ question: { answers }, closed, liveCounts }) => {
    if (!answers) return null;
    if (liveCounts) return <PollBars answers={answers} counts={liveCounts} />;
    return <PickedTiles answers={answers} closed={closed} />;
  },
  isTyped: ({ answers }) => answers === undefined,
  Result: PollResult,
  answerCount: ({ answers = [] }) => answers.length,
};

function PollResult({ question: { answers }, tally }: ResultProps<'poll'>) {
  const texts = useGameTexts();
  const { counts = [], groups = [], pending } = tally;
  const isNothing = groups.length === 0 && counts.every((count) => count === 0);
  return (
    <>
      {answers && <PollBars answers={answers} counts={counts} />}
      {groups.length > 0 && <PollWords groups={groups} />}
      {isNothing && (
        <p role="status" className="muted given-none">
          {pending ? texts.reveal.pending : texts.reveal.noAnswers}
        </p>
      )}
    </>
  );
}

/** The answers with their counts and shares, each filled like a bar; the most frequent ones stand out. */
function PollBars({ answers, counts }: { answers: readonly string[]; counts: readonly number[] }) {
  const texts = useGameTexts();
  const { countOf, highest } = countsIn({ counts });
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <ul className="answer-grid poll-bars" data-columns={columnsFor(answers.length)}>
      {answers.map((text, place) => {
        const count = countOf(place);
        return (
          <AnswerTile
            key={place}
            place={place}
            text={text}
            state="counted"
            isMost={count === highest}
            end={
              <TileEnd>
                {total > 0 && <span className="poll-share">{texts.percent(count / total)}</span>}
                <CountMark count={count} label={texts.reveal.picked({ count })} />
              </TileEnd>
            }
            foot={<CountBar share={total > 0 ? count / total : 0} />}
          />
        );
      })}
    </ul>
  );
}

/** How much larger the most frequent text is than one that was given once. */
const LARGEST = 1.9;

/** A wall of the players' own words, the more frequent the larger. */
function PollWords({ groups }: { groups: NonNullable<OfKind<Tally, 'poll'>['groups']> }) {
  const texts = useGameTexts();
  const most = Math.max(...groups.map(({ count }) => count));
  const sizeOf = (count: number) => 1 + ((LARGEST - 1) * (count - 1)) / Math.max(1, most - 1);
  return (
    <ul className="poll-words" aria-label={texts.reveal.given}>
      {groups.map(({ text, count }, place) => (
        <li
          // Two texts may be starred to the same.
          key={place}
          data-fit=""
          data-most={most > 1 && count === most}
          style={{ '--size': sizeOf(count) } as CSSProperties}
        >
          <bdi>{text}</bdi>
          {count > 1 && (
            <span className="muted poll-count" aria-hidden="true">
              {count}
            </span>
          )}
          <VisuallyHidden> {texts.reveal.picked({ count })}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
