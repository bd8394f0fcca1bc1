import type { ErrorCode, QuizProblem } from '../../../../src/contract/errors';
import type { QuizSource } from '../../../../src/contract/question';
import { QuizApiError, type ApiFailure } from '../../../../src/host/api/quizApiError';
import type { QuizFilesApi } from '../../../../src/host/workshop/saving/serverCalls';

/** The server's quizzes, as far as saving needs them. One without questions is refused. */
export class FakeQuizFiles {
  readonly files = new Map<string, { source: QuizSource; etag: string }>();
  /** The id of a quiz whose file was broken by hand. */
  broken: string | null = null;
  /** The names of quizzes sent to be stored, with the ETag of the version they are based on. */
  readonly sent: string[] = [];
  /** The failure of every call. */
  failure: ApiFailure | null = null;
  /** Whether a failing call takes effect nevertheless. */
  losesAnswers = false;
  /** Delays calls that store. */
  delay: Promise<void> = Promise.resolve();
  #revision = 0;

  readonly api: QuizFilesApi = {
    fetchQuiz: async (_address, quizId) => {
      if (this.failure) throw new QuizApiError('GET', this.failure);
      const stored = quizId === this.broken ? undefined : this.files.get(String(quizId));
      return structuredClone(stored) ?? refuse(404, 'quiz_not_found');
    },
    saveQuiz: async (_address, quizId, { source, etag }) => {
      const quiz = source as QuizSource;
      this.sent.push(`${quiz.quizName} ${etag ?? 'new'}`);
      await this.delay;
      if (this.losesAnswers) this.put(String(quizId), quiz);
      if (this.failure) throw new QuizApiError('PUT', this.failure);
      this.#check(String(quizId), quiz, etag);
      return { quizId: String(quizId), etag: this.put(String(quizId), quiz) };
    },
    storeMedia: (_address, _quizId, file) => Promise.resolve(file.name),
  };

  /** Stores a quiz on behalf of somebody else. */
  put(quizId: string, source: QuizSource): string {
    const etag = `"${++this.#revision}"`;
    this.files.set(quizId, { source, etag });
    return etag;
  }

  nameOf(quizId: string): string | undefined {
    return this.files.get(quizId)?.source.quizName;
  }

  #check(quizId: string, source: QuizSource, etag: string | null): void {
    const problems = problemsIn(source);
    if (problems.length) refuse(422, 'quiz_invalid', { problems });
    const stored = this.files.get(quizId);
    if (etag !== null && !stored) refuse(404, 'quiz_not_found');
    if (stored && stored.etag !== etag) refuse(412, 'quiz_changed', { etag: stored.etag });
  }
}

/** A choice needs its right answer, unless it is a draft. */
function problemsIn({ questions }: QuizSource): QuizProblem[] {
  if (!questions?.length) return [{ path: 'questions', message: 'Es fehlen Fragen.' }];
  return questions.flatMap(({ correctAnswer, draft }, index) =>
    correctAnswer === null && !draft
      ? [{ path: `questions/${index}/correctAnswer`, message: 'richtige Antwort: fehlt' }]
      : [],
  );
}

function refuse(status: number, code: ErrorCode, body: object = {}): never {
  throw new QuizApiError('call', { kind: 'http', status, code, body: { code, ...body } });
}
