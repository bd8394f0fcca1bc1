import './wall.css';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { CSSProperties, ReactNode } from 'react';
import type { OfKind, Question } from '../../contract/question';
import { AnswerTile } from '../../host/game/projector/AnswerTile';
import { CountBar, CountMark, TileEnd } from '../../host/game/projector/ResultMarks';
import { useGameTexts } from '../../host/game/gameTexts';
import { CheckIcon } from '../../host/ui/sessionIcons';
import type { OpenProps, ResultProps, WallKind } from '../../host/game/wallKind';

type MatchQuestion = OfKind<Question, 'match'>;

/** With more pairs than these, they need the room more than a picture does. */
const MANY_PAIRS = 4;

export const matchWall: WallKind<'match'> = {
  Open: ({ question, closed }: OpenProps<MatchQuestion>) => (
    <TwoColumns question={question} right={question.answers} state={closed ? 'closed' : 'open'} />
  ),
  Result: MatchResult,
  legend: ({ of }, { reveal }) => (of === 0 ? reveal.noAnswers : reveal.matchedLabel),
  answerCount: ({ left }) => left.length,
  isLong: ({ left }) => left.length > MANY_PAIRS,
};

interface TwoColumnsProps {
  question: MatchQuestion;
  /** The right sides from top to bottom. */
  right: readonly string[];
  state: 'open' | 'closed' | 'right';
  /** The end and the foot of a left side. */
  result?: ((at: number) => { end: ReactNode; foot: ReactNode }) | undefined;
}

/** What is to be matched: numbered on the left, lettered on the right. */
function TwoColumns({ question: { left, answers }, right, state, result }: TwoColumnsProps) {
  return (
    <div className="match-columns" style={{ '--rows': left.length } as CSSProperties}>
      <ol className="match-column">
        {left.map((text, at) => {
          const { end, foot } = result?.(at) ?? { end: undefined, foot: undefined };
          return (
            <li key={at} data-fit="answer" className="level answer-line match-left">
              <span className="answer-place">{at + 1}.</span>
              <bdi className="answer-text">{text}</bdi>
              {state === 'right' && <VisuallyHidden>{right[at]}</VisuallyHidden>}
              <TileEnd>{end}</TileEnd>
              {foot}
            </li>
          );
        })}
      </ol>
      <ul className="match-column">
        {right.map((text, at) => (
          <AnswerTile key={`${state} ${at}`} place={answers.indexOf(text)} text={text} state={state} />
        ))}
      </ul>
    </div>
  );
}

/** How many matched each left side, and at last its right side beside it. */
function MatchResult({ question, solution: { pairs }, tally, step }: ResultProps<'match'>) {
  const texts = useGameTexts();
  const isTold = step === 'right';
  return (
    <TwoColumns
      question={question}
      right={isTold ? pairs.map(([, text]) => text) : question.answers}
      state={isTold ? 'right' : 'closed'}
      result={(at) => {
        const count = tally.counts[at] ?? 0;
        return {
          end: <CountMark count={count} label={texts.reveal.matched({ count })} icon={<CheckIcon />} />,
          foot: <CountBar share={count / Math.max(1, tally.of)} />,
        };
      }}
    />
  );
}
