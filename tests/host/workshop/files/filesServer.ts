import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { TrashedQuiz, UnusedMedia } from '../../../../src/contract/quizFiles';
import { network, problem } from '../../../support/network';
import { PUB_QUIZ, SpecServer } from '../../../support/specServer';
import { openAt } from '../../openAt';

const HERE = 'http://localhost:5000';

export const PUB_SOURCE = {
  quizName: 'Pub Quiz',
  questions: [{ question: 'Red?', answers: ['Mars', 'Venus'], correctAnswer: 0 }],
};

/**
 * A server that lets this browser change its quizzes: as in the specification, with our additions for quiz
 * files.
 */
export class FilesServer {
  readonly spec = SpecServer.start(HERE);
  readonly sources = new Map<string, unknown>([['pub', PUB_SOURCE]]);
  trash: TrashedQuiz[] = [];
  media: UnusedMedia[] = [];
  /** Every call that changes something, as "METHOD path". */
  readonly changes: string[] = [];
  /** The quizzes as they were created; what an opened workshop saves later changes `sources` alone. */
  readonly created: unknown[] = [];

  static start(): FilesServer {
    const server = new FilesServer();
    server.spec.quizzes = [PUB_QUIZ];
    network.use(...server.#handlers());
    return server;
  }

  /** Fails one call. */
  fail(method: 'get' | 'put' | 'post' | 'delete', path: string, answer: () => Response): void {
    network.use(http[method](HERE + path, answer));
  }

  #handlers() {
    return [
      http.get(`${HERE}/quizzes/trash`, () => HttpResponse.json({ quizzes: this.trash, media: this.media })),
      http.delete(`${HERE}/quizzes/trash/:trashId`, ({ params }) => {
        this.changes.push(`DELETE FOR GOOD ${String(params.trashId)}`);
        this.trash = this.trash.filter(({ trashId }) => trashId !== params.trashId);
        return new HttpResponse(null, { status: 204 });
      }),
      http.delete(`${HERE}/quizzes/:quizId/media/:file`, ({ params }) => {
        this.changes.push(`DELETE FILE ${String(params.file)}`);
        this.media = this.media.filter(({ fileName }) => fileName !== params.file);
        return new HttpResponse(null, { status: 204 });
      }),
      http.get(`${HERE}/quizzes/:quizId`, ({ params }) => {
        const source = this.sources.get(String(params.quizId));
        if (!source) return problem(404, 'quiz_not_found');
        return HttpResponse.json(source, { headers: { etag: '"1"' } });
      }),
      http.post(`${HERE}/quizzes`, ({ request }) => this.#store(request, 'POST', `new-${this.sources.size}`)),
      http.put(`${HERE}/quizzes/:quizId`, ({ request, params }) =>
        this.#store(request, 'PUT', String(params.quizId)),
      ),
      http.delete(`${HERE}/quizzes/:quizId`, ({ params }) => this.#delete(String(params.quizId))),
      http.post(`${HERE}/quizzes/trash/:trashId/restore`, ({ params }) =>
        this.#restore(String(params.trashId)),
      ),
    ];
  }

  async #store(request: Request, method: 'POST' | 'PUT', quizId: string): Promise<Response> {
    const source = (await request.json()) as { quizName: string };
    this.changes.push(`${method} ${quizId}`);
    this.sources.set(quizId, source);
    if (method === 'POST') this.created.push(source);
    this.#list(quizId, source.quizName);
    return HttpResponse.json({ quizId, etag: '"1"' }, { status: 201 });
  }

  #delete(quizId: string): Response {
    this.changes.push(`DELETE ${quizId}`);
    const { quizName } = this.sources.get(quizId) as { quizName: string };
    this.spec.quizzes = this.spec.quizzes.filter((quiz) => (quiz as { quizId: string }).quizId !== quizId);
    this.trash = [
      { trashId: `t-${quizId}.json`, quizName, deletedAt: '2026-11-21T20:15:00.000Z' },
      ...this.trash,
    ];
    return new HttpResponse(null, { status: 204 });
  }

  #restore(trashId: string): Response {
    this.changes.push(`RESTORE ${trashId}`);
    const found = this.trash.find((quiz) => quiz.trashId === trashId);
    if (!found) return problem(404, 'quiz_not_found');
    this.trash = this.trash.filter((quiz) => quiz !== found);
    this.#list('back', found.quizName);
    return HttpResponse.json({ quizId: 'back' }, { status: 201 });
  }

  #list(quizId: string, quizName: string): void {
    this.spec.quizzes = [...this.spec.quizzes, { quizId, quizName, quizDescription: '' }];
  }
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });

export async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(await button(name));
}

/** Opens the quiz dialog, and waits until its quizzes have loaded. */
export async function openQuizDialog(): Promise<HTMLElement> {
  openAt('/');
  await press('Load Quiz');
  const dialog = await screen.findByRole('dialog', { name: 'Open new Quiz' });
  await within(dialog).findByRole('button', { name: /^Pub Quiz/ });
  return dialog;
}

/** Opens the quiz dialog of a server that lets this browser change its quizzes. */
export async function openFiles(given: Partial<Pick<FilesServer, 'trash' | 'media'>> = {}) {
  const server = Object.assign(FilesServer.start(), given);
  await openQuizDialog();
  return server;
}

/** Selects an entry of a quiz's menu. */
export async function choose(quizName: string, choice: string): Promise<void> {
  await press(`Mehr zu ${quizName}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: choice }));
}
