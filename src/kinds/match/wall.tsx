import './wall.css';
import type { CSSProperties } from 'react';
import type { OfKind, Question } from '../../contract/question';
import { AnswerTile } from '../../host/game/projector/AnswerTile';
import { CountBar, CountMark } from '../../host/game/projector/ResultMarks';
import { useGameTexts } from '../../host/game/gameTexts';
import { CheckIcon } from '../../host/ui/sessionIcons';
import type { OpenProps, ResultProps, WallKind } from '../../host/game/wallKind';

type MatchQuestion = OfKind<Question, 'match'>;

/** With more pairs than these, they need the room more than a picture does. */
const MANY_PAIRS = 4;

export const matchWall: WallKind<'match'> = {
  Open: TwoColumns,
  Result: MatchResult,
  answerCount: ({ left }) => left.length,
  isLong: ({ left }) => left.length > MANY_PAIRS,
};

/** What is to be matched: numbered on the left, lettered on the right. */
function TwoColumns({ question: { left, answers }, closed }: OpenProps<MatchQuestion>) {
  return (
    <div className="match-columns" style={{ '--rows': left.length } as CSSProperties}>
      <ol className="match-column">
        {left.map((text, at) => (
          <li key={at} data-fit="answer" className="level answer-line match-left">
            <LeftSide at={at} text={text} />
          </li>
        ))}
      </ol>
      <ul className="match-column">
        {answers.map((text, place) => (
          <AnswerTile key={place} place={place} text={text} state={closed ? 'closed' : 'open'} />
        ))}
      </ul>
    </div>
  );
}

function LeftSide({ at, text }: { at: number; text: string }) {
  return (
    <>
      <span className="answer-place">{at + 1}.</span>
      <bdi className="answer-text">{text}</bdi>
    </>
  );
}

/** Each left side joined with its right side, and the number of players who matched them. */
function MatchResult({ question: { left, answers }, solution: { pairs }, tally }: ResultProps<'match'>) {
  const texts = useGameTexts();
  return (
    <>
      <ol className="match-pairs">
        {pairs.map(([, text], at) => {
          const count = tally.counts[at] ?? 0;
          return (
            <AnswerTile
              key={at}
              place={answers.indexOf(text)}
              text={text}
              state="open"
              lead={<LeftSide at={at} text={left[at] ?? ''} />}
              end={<CountMark count={count} label={texts.reveal.matched({ count })} icon={<CheckIcon />} />}
              foot={<CountBar share={count / Math.max(1, tally.of)} />}
            />
          );
        })}
      </ol>
      {tally.of === 0 ? (
        <p className="muted given-none">{texts.reveal.noAnswers}</p>
      ) : (
        <p aria-hidden="true" className="muted placed-label">
          {texts.reveal.matchedLabel}
        </p>
      )}
    </>
  );
}
