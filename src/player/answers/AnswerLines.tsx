import type { ReactNode } from 'react';
import type { Answer, Question } from '../../contract/question';
import { ANSWER_SIGNS, ON_ANSWER } from '../../look/answerSigns';
import { isAnswered, toFinish } from './playState';
import { deviceNumber, isTeam, ownDeviceId } from './team';
import {
  usePlay,
  useSceneTexts,
  useTypist,
  useAnswerTexts,
  type AnswerControlProps,
  type AnswerStatus,
} from './usePlay';

/** The id of the line that says how an answer stands, which is also why a button for it does nothing. */
export const statusId = ({ questionId }: Question, part?: number): string =>
  `status-${questionId}${part === undefined ? '' : `-${part}`}`;

interface DoneButtonProps extends AnswerControlProps {
  /** What stands there before anything is changed, as an answer of its own, and what the button then says. */
  asIs?: { answer: Answer; label: string } | undefined;
}

/** Marks an answer that is built step by step as complete; until then it does not count as given. */
export function DoneButton({ question, onAnswer, asIs }: DoneButtonProps) {
  const texts = useAnswerTexts();
  const { play } = usePlay();
  const answer = asIs?.answer ?? toFinish(play, question.questionId);
  const isDone = answer === undefined && isAnswered(play, question);
  return (
    <button
      type="button"
      className={asIs ? 'quiet as-is stays' : 'go stays'}
      aria-disabled={answer === undefined}
      aria-describedby={statusId(question)}
      onClick={() => answer !== undefined && onAnswer(answer)}
    >
      {isDone && '✓ '}
      {asIs?.label ?? texts.done}
    </button>
  );
}

/** In a team with several phones: who is typing here, or whose answer it has. Its height is fixed. */
export function TeamLine({ question: { questionId }, part }: { question: Question; part?: number }) {
  const texts = useAnswerTexts();
  const { own } = usePlay().play;
  const typist = useTypist(questionId, part ?? null);
  if (!isTeam(own)) return null;
  const writer = part === undefined ? own.lastBy?.[questionId] : undefined;
  const isOthers = writer !== undefined && writer !== ownDeviceId(own);
  const writerNumber = deviceNumber(own, writer);
  return (
    <p className="muted team-line" data-typing={typist !== undefined}>
      {typist !== undefined
        ? texts.typing({ number: typist })
        : isOthers && (writerNumber === undefined ? texts.byOther : texts.by({ number: writerNumber }))}
    </p>
  );
}

/** Shows an answer's letter, shape and colour by its position, as on the projector. */
export function AnswerSignIcon({ place }: { place: number }) {
  const sign = ANSWER_SIGNS[place];
  if (!sign) return null;
  return (
    <svg className="sign" viewBox="0 0 24 24" role="img" aria-label={sign.letter}>
      <path d={sign.path} fill={sign.colour} />
      <text x="12" y={sign.letter === 'B' ? 20 : 16.2} textAnchor="middle" fontSize="11.5" fill={ON_ANSWER}>
        {sign.letter}
      </text>
    </svg>
  );
}

interface AnswerStatusLineProps {
  /** What describes the buttons for the answer. */
  id: string;
  status: AnswerStatus;
  /** Shown while there is no status to report; by default, only screen readers are told that nothing is answered. */
  hint?: string | undefined;
  /** Replaces the sentence about a saved answer. */
  saved?: string;
  /** The label of the button that finishes the answer. */
  finish?: string;
}

/** Shows the answer's status. It is always present with a fixed height, so that nothing below it jumps. */
export function AnswerStatusLine({ id, status, hint, saved, finish }: AnswerStatusLineProps) {
  const texts = useAnswerTexts();
  const { notAnswered } = useSceneTexts();
  const sentences: Record<AnswerStatus, ReactNode> = {
    none: hint ?? <span className="unseen">{notAnswered}</span>,
    typing: texts.notSent,
    sending: texts.sending,
    waiting: texts.waiting,
    unfinished: saved ?? (finish === undefined ? texts.saved : texts.savedSoFar({ button: finish })),
    saved: saved ?? texts.saved,
    takenBack: texts.takenBack,
    // The question says which answer counts.
    late: '',
    invalid: texts.refused.invalid,
  };
  return (
    <p id={id} role="status" className="muted status" data-status={status}>
      <span key={status}>{sentences[status]}</span>
    </p>
  );
}

/** Takes back an answer that no field and no tile can empty. */
export function TakeBack({ question, onAnswer }: AnswerControlProps) {
  const texts = useAnswerTexts();
  const { play } = usePlay();
  if (!isAnswered(play, question)) return null;
  return (
    <button
      type="button"
      className="quiet take-back"
      onClick={({ currentTarget }) => {
        // The button goes; the control begins again.
        currentTarget.closest('.answering')?.querySelector('button')?.focus();
        onAnswer(null);
      }}
    >
      {texts.withdraw}
    </button>
  );
}
