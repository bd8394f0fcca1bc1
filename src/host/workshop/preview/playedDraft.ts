import type { GameQuiz, NumberQuestion, QuizQuestion, QuizRound } from '../../../game/quiz/quiz';
import {
  type Key,
  type PlaySettings,
  type QuestionDraft,
  type QuizDraft,
  type RoundDraft,
  RULES,
} from '../draft/draft';
import { isBlankQuestion, isBlankRound, emptyRound } from '../draft/empty';
import { kindOf } from '../../../kinds/workshop';
import { type Moment, NOTHING_YET } from '../../../kinds/workshopKind';
import { mostPoints } from '../draft/kinds';
import { DEFAULT_SECONDS, isAmount, secondsOf } from '../draft/numbers';

/** Includes the kind, since answers given to one kind mean nothing to another. */
export function playedId({ key, kind }: QuestionDraft): string {
  return `${key} ${kind}`;
}

/**
 * A draft as the game plays it, however little has been typed: invalid values count as unset. Blank parts are
 * left out, except for the one on display: a question, or else the first round.
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
  const rules = questionKey === RULES && settings.rules.trim();
  return {
    ...(rules && { rules }),
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
  return {
    ...Object.fromEntries(texts),
    questionId: playedId(draft),
    text: draft.text.trim() || NOTHING_YET,
    points: mostPoints(draft),
    ...(draft.wager && { wager: true }),
    seconds: secondsIn([draft, ...above]),
    ...kindOf(draft).played(draft, moment),
  };
}

/** The seconds of the first level that sets them, from the question upwards; null: without a limit. */
function secondsIn(levels: readonly Pick<PlaySettings, 'seconds'>[]): number | null {
  const said = levels.map(({ seconds }) => secondsOf(seconds));
  const first = said.find((seconds) => seconds === null || (isAmount(seconds) && seconds > 0));
  return first === undefined ? Number(DEFAULT_SECONDS) : (first as number | null);
}
