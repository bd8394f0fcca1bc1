import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import type { QuizProblem } from '../../../src/contract/errors';
import type { PlayedQuestion } from '../../../src/contract/seasons';
import type { QuizSource } from '../../../src/contract/question';
import { storeMedia } from '../../../src/host/api/quizFilesApi';
import { RehearsalDialog } from '../../../src/host/rehearsal/RehearsalDialog';
import { writeDraft } from '../../../src/host/workshop/saving/drafts';
import { sourceOf } from '../../../src/host/workshop/saving/quizState';
import { QuizStore } from '../../../src/host/workshop/saving/quizStore';
import { QuizStoreProvider } from '../../../src/host/workshop/saving/useQuizStore';
import { WorkshopScreen } from '../../../src/host/workshop/WorkshopScreen';
import { network } from '../../support/network';
import { renderPart } from '../renderPart';
import { FakeQuizFiles } from './saving/fakeQuizFiles';

const ADDRESS = 'http://localhost:5000';

/** Shows the workshop with a quiz and the server's problems with it, and when it was played. */
export async function showWorkshop(
  opened: QuizSource,
  problems?: QuizProblem[],
  played: PlayedQuestion[] | 'unknown' = [],
) {
  const answer = () =>
    played === 'unknown' ? new HttpResponse(null, { status: 404 }) : HttpResponse.json({ played });
  network.use(http.get(`${ADDRESS}/quizzes/shown/played`, answer));
  const server = new FakeQuizFiles();
  if (problems) {
    writeDraft(ADDRESS, { quizId: 'shown', etag: null, source: opened, savedAt: 1 });
    server.failure = { kind: 'http', status: 422, code: 'quiz_invalid', body: { problems } };
  } else server.put('shown', opened);
  const api = { ...server.api, storeMedia };
  const store = new QuizStore({ address: ADDRESS, quizId: 'shown', api, lang: () => 'de' });
  store.start();
  onTestFinished(() => store.close());
  const state = () => {
    const now = store.getState();
    if (now.name !== 'open') throw new Error('no quiz');
    return now;
  };
  await waitFor(state);
  renderPart(
    <MemoryRouter initialEntries={['/quizzes/shown']}>
      <Address />
      <QuizStoreProvider value={store}>
        <WorkshopScreen Rehearsal={RehearsalDialog} />
      </QuizStoreProvider>
    </MemoryRouter>,
  );
  return { server, store, state, source: () => sourceOf(state()) };
}

/** Where a link leads, and with what. */
function Address() {
  const { pathname, state } = useLocation();
  return (
    <>
      <p data-testid="address">{pathname}</p>
      <p data-testid="sent">{JSON.stringify(state)}</p>
    </>
  );
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const card = (text: RegExp) => screen.getByRole('button', { name: text });
