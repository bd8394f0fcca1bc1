import { languageOfTag } from '../../contract/languages';
import {
  hasSolution,
  isDraft,
  KIND_FIELDS,
  placedQuestions,
  sourceKind,
  type QuestionKind,
  type QuestionSource,
  type QuizSource,
} from '../../contract/question';
import type { SearchedQuestion, FoundQuestions } from '../../contract/foundQuestions';
import { plainText } from '../../contract/plainText';
import { mediaName, questionKey } from '../../game/quiz/questionKey';
import { inTurns } from '../../session/schedule';
import type { Quiz } from './quizFile';

/** How many questions are answered with. */
const MOST = 50;

/** What is looked for; everything where it is absent. */
export interface QuestionSearch {
  /** Words that must all stand in a question, its answers or its quiz's name, without regard to case and accents. */
  search?: string;
  kind?: QuestionKind;
  /** A BCP 47 tag. Quizzes that do not state their language are searched too. */
  language?: string;
}

/** When a question was last played, and how right all answers were, in percent. */
interface Played {
  lastPlayed: string;
  rightShare?: number;
}
export type PlayedByKey = ReadonlyMap<string, Played>;

interface Listed {
  questionId: string;
  kind: QuestionKind;
  text: string;
  key: string;
  /** Where words are looked for. */
  plain: string;
}

/** The questions of each quiz by its JSON, which is another object once the file has changed. */
const listed = new WeakMap<object, Listed[]>();

/** Finds questions in all quizzes, those never played first and the last played last. Lets others go on in between. */
export async function findQuestions(
  quizzes: readonly Quiz[],
  played: PlayedByKey,
  { search = '', kind, language }: QuestionSearch,
): Promise<FoundQuestions> {
  const words = plainText(search).split(/\s+/);
  const wanted = language && languageOfTag(language);
  const first = new FirstFound();
  await inTurns(quizzes, (quiz) => {
    if (wanted && quiz.language && languageOfTag(quiz.language) !== wanted) return;
    const name = plainText(quiz.quizName);
    for (const question of questionsOf(quiz)) {
      if (kind && question.kind !== kind) continue;
      if (!words.every((word) => question.plain.includes(word) || name.includes(word))) continue;
      first.add({ quiz, question, before: played.get(question.key) });
    }
  });
  const found = first.take();
  return { questions: found.slice(0, MOST).map(tell), more: found.length > MOST };
}

interface Found {
  quiz: Quiz;
  question: Listed;
  before: Played | undefined;
}

/** The first of any number of questions, and one more. Only a few are kept at a time. */
class FirstFound {
  #found: Found[] = [];

  add(found: Found): void {
    this.#found.push(found);
    if (this.#found.length > MOST * 10) this.#found = this.take();
  }

  take(): Found[] {
    const dayOf = ({ before }: Found): string => before?.lastPlayed ?? '';
    const sorted = this.#found.sort((one, other) =>
      dayOf(one) < dayOf(other) ? -1 : dayOf(one) > dayOf(other) ? 1 : 0,
    );
    return sorted.slice(0, MOST + 1);
  }
}

function tell({ quiz: { quizId, quizName }, question, before }: Found): SearchedQuestion {
  const { questionId, kind, text } = question;
  const { lastPlayed, rightShare } = before ?? {};
  const isRated = rightShare !== undefined && hasSolution(question);
  return {
    quizId,
    questionId,
    quizName,
    kind,
    text,
    ...(lastPlayed && { lastPlayed }),
    ...(isRated && { rightShare }),
  };
}

function questionsOf({ source }: Quiz): Listed[] {
  const quiz = source as QuizSource;
  const known = listed.get(quiz);
  if (known) return known;
  const all = placedQuestions(quiz).flatMap(({ path, question }) => readListed(question, path.join('/')));
  listed.set(quiz, all);
  return all;
}

/** Returns what is known of a question; nothing of a draft, which may hold anything. */
function readListed(question: QuestionSource, questionId: string): Listed[] {
  if (isDraft(question)) return [];
  const kind = sourceKind(question);
  const text = question.question;
  const answers = KIND_FIELDS[kind].map((field) => textsIn(question[field]));
  return [
    {
      questionId,
      kind,
      text,
      key: questionKey(text, mediaName(question)),
      plain: plainText([text, ...answers].join(' ')),
    },
  ];
}

/** All texts in a field, however deep. */
function textsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textsIn).join(' ');
}
