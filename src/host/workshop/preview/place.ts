import type { Round } from '../../../contract/question';
import { isBlankQuestion, isBlankRound } from '../draft/blank';
import {
  DEFAULT_SECONDS,
  type Key,
  type PlaySettings,
  type QuestionDraft,
  type QuizDraft,
  type RoundDraft,
} from '../draft/draft';
import { secondsOf } from '../draft/numbers';

/** Where in a quiz the preview is, and how it is played there. */
export interface Place {
  /** Null for the tie-break, which stands in no round. */
  round: Round | null;
  /** Null for the round's title. */
  asked: QuestionDraft | null;
  /** Those of the round that players will see. */
  questions: readonly QuestionDraft[];
  isSpeed: boolean;
  /** How long the question is open; null: without a limit. */
  durationMs: number | null;
}

/** The place of a question; the first round's title where there is no such question. */
export function placeOf(draft: QuizDraft, questionKey: Key | null): Place {
  const { tieBreak, rounds, settings } = draft;
  if (tieBreak && tieBreak.key === questionKey) {
    const durationMs = durationOf(tieBreak, settings);
    return { round: null, asked: tieBreak, questions: [tieBreak], isSpeed: false, durationMs };
  }
  const own = rounds.find((round) => round.questions.some(({ key }) => key === questionKey)) ?? rounds[0];
  if (!own) return { round: UNTITLED, asked: null, questions: [], isSpeed: false, durationMs: null };
  const asked = own.questions.find(({ key }) => key === questionKey) ?? null;
  // Blank ones are not played, but the one that is looked at is about to be.
  const questions = own.questions.filter((question) => question === asked || !isBlankQuestion(question));
  return {
    round: roundView(own, draft, questions.length),
    asked,
    questions,
    isSpeed: (own.settings.scoring || settings.scoring) === 'speed',
    durationMs: asked && durationOf(asked, own.settings, settings),
  };
}

const UNTITLED: Round = { index: 0, of: 1, title: null, questionCount: 0, reveal: 'question' };

function roundView(own: RoundDraft, { rounds, settings }: QuizDraft, questionCount: number): Round {
  const played = rounds.filter((round) => round === own || !isBlankRound(round));
  return {
    index: played.indexOf(own),
    of: played.length,
    title: own.title.trim() || null,
    questionCount,
    reveal: own.settings.reveal || settings.reveal || 'question',
  };
}

/** The time of the first level that says one, from the question upwards. What is no time says nothing. */
function durationOf(...levels: readonly Pick<PlaySettings, 'seconds'>[]): number | null {
  for (const level of levels) {
    const seconds = secondsOf(level.seconds);
    if (seconds === null) return null;
    if (typeof seconds === 'number' && seconds > 0 && Number.isFinite(seconds)) return seconds * 1000;
  }
  return Number(DEFAULT_SECONDS) * 1000;
}
