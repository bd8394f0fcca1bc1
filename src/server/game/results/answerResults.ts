import type { PlannedQuestion } from '../../../game/plan';
import { placeOf, type ResultPlace } from './resultPlace';
import type { GradedGroup } from '../../../game/scoring/grade';
import { answerText } from '../../../game/scoring/groups';
import type { Scores } from '../../../game/scoring/score';
import { type GameState, givenBy } from '../../../game/state';

/** Who found an answer right or wrong: the quiz, the quiz despite a typo, or the host. */
export type Judge = 'quiz' | 'typo' | 'host';

/** One player's answer to one question. */
export interface AnswerResult extends ResultPlace {
  questionId: string;
  question: string;
  name: string;
  /** As this player gave it; picked answers in words. */
  answer: string | number;
  correct: boolean;
  judge: Judge;
  /** Null while the answer is not revealed and so brings nothing yet. */
  points: number | null;
}

/** Everybody's answers to a question that was closed, the best players first. */
export function answersTo(asked: PlannedQuestion, state: GameState, scores: Scores): AnswerResult[] {
  const { question } = asked;
  const { questionId, text } = question;
  const given = state.answers[questionId];
  const results = scores.results.get(questionId);
  const groups = new Map<string, GradedGroup>();
  for (const group of scores.graded.get(questionId) ?? [])
    for (const playerId of group.playerIds) groups.set(playerId, group);
  return scores.standings.flatMap(({ playerId, name }) => {
    const group = groups.get(playerId);
    const answer = givenBy(given, playerId)?.answer;
    if (!group || answer === undefined) return [];
    const result = results?.get(playerId);
    return {
      ...placeOf(asked),
      ...{ questionId, question: text, name },
      answer: question.kind === 'number' ? Number(answer) : answerText(question, answer),
      // The one who wins a tie-break is known only when all of its answers are compared.
      correct: result?.correct ?? group.correct,
      judge: judgeOf(group),
      points: result?.points ?? null,
    };
  });
}

function judgeOf({ marked, suggested }: GradedGroup): Judge {
  if (marked) return 'host';
  return suggested ? 'typo' : 'quiz';
}
