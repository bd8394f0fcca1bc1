import {
  questionsInOrder,
  type QuestionSource,
  type QuizSource,
  type RoundSource,
} from '../../../../contract/question';

/** The stored quiz with those questions of another one that are not among the known places; rounds go on by title. */
export function withNewQuestions(stored: QuizSource, quiz: QuizSource, known: readonly number[]): QuizSource {
  const isNew = new Set(questionsInOrder(quiz).filter((_question, place) => !known.includes(place)));
  const onlyNew = (all: readonly QuestionSource[]) => all.filter((each) => isNew.has(each));
  if (!stored.rounds && !quiz.rounds)
    return { ...stored, questions: [...(stored.questions ?? []), ...onlyNew(quiz.questions ?? [])] };
  const { questions, ...rest } = stored;
  const rounds = stored.rounds ?? [{ questions: questions ?? [] }];
  return {
    ...rest,
    rounds: roundsOf(quiz).reduce((all, round) => withRound(all, round, onlyNew(round.questions)), rounds),
  };
}

function roundsOf({ rounds, questions }: QuizSource): RoundSource[] {
  return rounds ?? [{ questions: questions ?? [] }];
}

/** The rounds with more questions, in the round of this title or in a further one. */
function withRound(rounds: RoundSource[], round: RoundSource, questions: QuestionSource[]): RoundSource[] {
  if (!questions.length) return rounds;
  const titleOf = ({ title }: RoundSource) => title?.trim() ?? '';
  const at = titleOf(round) ? rounds.findIndex((each) => titleOf(each) === titleOf(round)) : -1;
  if (at < 0) return [...rounds, { ...round, questions }];
  return rounds.map((each, index) =>
    index === at ? { ...each, questions: [...each.questions, ...questions] } : each,
  );
}
