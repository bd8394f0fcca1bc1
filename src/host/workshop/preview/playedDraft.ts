import type { Kind } from '../../../game/quiz/kinds/questionKinds';
import type { GameQuiz, NumberQuestion, QuizQuestion, QuizRound } from '../../../game/quiz/quiz';
import { shownOrder } from '../../../game/quiz/shownOrder';
import {
  isBlankQuestion,
  isBlankRound,
  DEFAULT_SECONDS,
  emptyRound,
  type Key,
  type PlaySettings,
  type QuestionDraft,
  type QuizDraft,
  type RoundDraft,
} from '../draft/draft';
import { numberOf, numbersOf, secondsOf } from '../draft/numbers';

/** What is looked at of a question: as it is asked, or as it is revealed. */
export type Moment = 'question' | 'solution';

/** Stands for what is not typed yet. */
export const NOTHING_YET = '…';

/** Where the kind changes, answers given to the former kind mean nothing. */
export function playedId({ key, kind }: QuestionDraft): string {
  return `${key} ${kind}`;
}

/**
 * A draft as the game plays it, however little is typed: what is missing or wrong is as if it said nothing. Blank
 * questions and rounds are left out, but for what is looked at: a question, or else the first round.
 */
export function playedDraft(draft: QuizDraft, questionKey: Key | null, moment: Moment): GameQuiz {
  const { settings, tieBreak } = draft;
  const rounds = draft.rounds.length ? draft.rounds : [emptyRound()];
  const isLookedAt = ({ key }: QuestionDraft): boolean => key === questionKey;
  const own = rounds.find(({ questions }) => questions.some(isLookedAt)) ?? rounds[0];
  const playedRound = (round: RoundDraft): QuizRound => ({
    ...(round.title.trim() && { title: round.title.trim() }),
    scoring: round.settings.scoring || settings.scoring || 'points',
    reveal: round.settings.reveal || settings.reveal || 'question',
    questions: round.questions
      .filter((question) => isLookedAt(question) || !isBlankQuestion(question))
      .map((question) => playedQuestion(question, moment, [round.settings, settings])),
  });
  return {
    rounds: rounds.filter((round) => round === own || !isBlankRound(round)).map(playedRound),
    scores: 'end',
    ...(tieBreak && { tieBreak: playedTieBreak(tieBreak, moment, settings) }),
  };
}

function playedTieBreak(draft: QuestionDraft, moment: Moment, settings: PlaySettings): NumberQuestion {
  return { ...playedQuestion(draft, moment, [settings]), points: 0, nearest: [1] } as NumberQuestion;
}

const TEXTS = ['explanation', 'image', 'imageAlt', 'audio', 'video'] as const;

function playedQuestion(draft: QuestionDraft, moment: Moment, above: readonly PlaySettings[]): QuizQuestion {
  const texts = TEXTS.map((field) => [field, draft[field].trim()] as const).filter(([, text]) => text);
  const nearest = nearestOf(draft);
  return {
    ...Object.fromEntries(texts),
    questionId: playedId(draft),
    text: draft.text.trim() || NOTHING_YET,
    points: nearest.length ? Math.max(...nearest) : (amountOf(draft.points) ?? 1),
    seconds: secondsIn([draft, ...above]),
    ...kindOf(draft, moment),
  };
}

function kindOf(draft: QuestionDraft, moment: Moment): Kind {
  const { kind } = draft;
  const written = draft.answers.filter(({ text }) => text.trim() !== '');
  const texts = written.map(({ text }) => text.trim());
  switch (kind) {
    case 'choice':
    case 'multiple': {
      const right = written.flatMap((answer, place) => (answer.right ? [place] : []));
      return { kind, answers: texts, correct: kind === 'choice' ? right.slice(0, 1) : right };
    }
    case 'order': {
      // Shuffled by places alone, so that nothing jumps while its texts are typed.
      const shown = shownOrder('', Object.keys(texts));
      const correct = texts.map((_text, place) => shown.indexOf(place));
      return { kind, answers: shown.map((place) => texts[place]!), correct };
    }
    case 'text':
      return { kind, accepted: texts.length ? [...new Set(texts)] : [NOTHING_YET] };
    case 'number':
      return numberKind(draft, moment);
  }
}

/** No number stands for one that is not typed yet: where it would be revealed, a text does. */
function numberKind(draft: QuestionDraft, moment: Moment): Kind {
  const value = numberOf(draft.number);
  const isTyped = typeof value === 'number' && Number.isFinite(value);
  if (!isTyped && moment === 'solution') return { kind: 'text', accepted: [NOTHING_YET] };
  const unit = draft.unit.trim();
  const nearest = nearestOf(draft);
  const tolerance = draft.counting === 'tolerance' && amountOf(draft.tolerance);
  return {
    kind: 'number',
    value: isTyped ? value : 0,
    ...(unit && { unit }),
    ...(nearest.length > 0 && { nearest }),
    ...(tolerance && { tolerance }),
  };
}

/** The points of the nearest, where they win. */
function nearestOf({ kind, counting, nearest }: QuestionDraft): number[] {
  return kind === 'number' && counting === 'nearest' ? numbersOf(nearest).filter(isAmount) : [];
}

/** What was typed as points or as a distance, or undefined. */
function amountOf(typed: string): number | undefined {
  const amount = numberOf(typed);
  return isAmount(amount) ? amount : undefined;
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && Number.isFinite(value);
}

/** The seconds of the first level that says how many, from the question upwards; null: without a limit. */
function secondsIn(levels: readonly Pick<PlaySettings, 'seconds'>[]): number | null {
  const said = levels.map(({ seconds }) => secondsOf(seconds));
  const first = said.find((seconds) => seconds === null || (isAmount(seconds) && seconds > 0));
  return first === undefined ? Number(DEFAULT_SECONDS) : (first as number | null);
}
