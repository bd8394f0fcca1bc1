import type { Language } from '../contract/languages';
import type { QuizSource } from '../contract/question';
import { isBegun, isDraft } from '../contract/question';
import type { QuizSummary } from '../contract/quizSummary';
import type { PlayableQuiz } from '../session/ports';

/** A quiz that comes with the program, as its file has it. */
type Sample = QuizSource & { quizId: string };

const SAMPLES = import.meta.glob<Sample>('../server/quizzes/samples/*.json', { import: 'default' });

/** Loads the sample quiz in a language, or the English one; it begins with a question that a tap answers. */
export async function loadSample(language: Language): Promise<Sample> {
  const pathOf = (name: string) => `../server/quizzes/samples/${name}.json`;
  const sample = await (SAMPLES[pathOf(language)] ?? SAMPLES[pathOf('en')]!)();
  const [first, ...rounds] = sample.rounds ?? [];
  const opener = first?.questions.find(
    ({ correctAnswer, wager }) => typeof correctAnswer === 'number' && !wager,
  );
  if (!first || !opener) return sample;
  const questions = [opener, ...first.questions.filter((each) => each !== opener)];
  return { ...sample, rounds: [{ ...first, questions }, ...rounds] };
}

/** Loads all samples, for a list of them. */
export function loadSamples(): Promise<Sample[]> {
  return Promise.all(Object.values(SAMPLES).map((load) => load()));
}

/** Returns a quiz as sessions play it. */
export function playable(quizId: string, source: QuizSource): PlayableQuiz {
  const { quizName, quizDescription } = source;
  return {
    quizId,
    quizName,
    quizDescription: quizDescription ?? '',
    source,
    questionCount: askedIn(source).length,
  };
}

/** Returns a quiz as lists show it. */
export function summaryOf(quizId: string, source: QuizSource): QuizSummary {
  const { quizName, quizDescription, language, rounds } = source;
  return {
    quizId,
    quizName,
    quizDescription: quizDescription ?? '',
    language: language ?? undefined,
    roundCount: rounds?.length ?? 1,
    questionCount: askedIn(source).length,
    drafts: questionsIn(source).filter(isBegun).length,
  };
}

function questionsIn({ rounds, questions }: QuizSource) {
  return [...(rounds ?? []).flatMap((round) => round.questions), ...(questions ?? [])];
}

function askedIn(source: QuizSource) {
  return questionsIn(source).filter((question) => !isDraft(question));
}
