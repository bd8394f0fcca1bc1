import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';
import { storedSteps } from '../../../../src/host/browser/firstSteps';
import { sourceOf, statusOf } from '../../../../src/host/workshop/saving/quizState';
import type { QuizStore } from '../../../../src/host/workshop/saving/quizStore';
import { useNewQuizStore } from '../../../../src/host/workshop/saving/useQuizStore';
import { network } from '../../../support/network';
import { ADDRESS, quiz } from './openWindow';
import { saveLanguage } from '../../../../src/host/texts/useLanguage';

function Editor({ quizId }: { quizId: string }) {
  const store = useNewQuizStore(quizId);
  return store && <Shown store={store} />;
}

function Shown({ store }: { store: QuizStore }) {
  const state = useSyncExternalStore(store.subscribe, store.getState);
  if (state.name !== 'open') return <p>{state.name}</p>;
  return (
    <>
      <p>{`${sourceOf(state).quizName}: ${statusOf(state)}`}</p>
      <button onClick={() => store.edit((draft) => ({ ...draft, name: 'Typed' }))}>Type</button>
    </>
  );
}

function serve(): string[] {
  const saved: string[] = [];
  network.use(
    http.get(`${ADDRESS}/quizzes/:quizId`, ({ params }) =>
      HttpResponse.json(quiz(`Quiz ${String(params.quizId)}`), { headers: { ETag: '"1"' } }),
    ),
    http.put(`${ADDRESS}/quizzes/:quizId`, ({ params, request }) => {
      const lang = new URL(request.url).searchParams.get('lang');
      saved.push(`${String(params.quizId)} ${request.headers.get('If-Match')} ${lang}`);
      return HttpResponse.json({ quizId: params.quizId, etag: '"2"' });
    }),
  );
  return saved;
}

test('a quiz opens, and what is typed is saved on leaving the editor', async () => {
  // Files that share this page may have ticked the step.
  storedSteps.write('');
  const saved = serve();
  const { unmount } = render(<Editor quizId="pub" />, { reactStrictMode: true });
  expect(await screen.findByText('Quiz pub: saved')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Type' }));
  unmount();
  await waitFor(() => expect(saved).toEqual(['pub "1" de']));
  await waitFor(() => expect(Object.keys(localStorage)).toEqual(['quiz-night.first-evening']));
  expect(storedSteps.read()).toBe('quiz');
});

test('another quiz is opened at once, after the one before is saved', async () => {
  saveLanguage('en');
  const saved = serve();
  const { rerender } = render(<Editor quizId="pub" />, { reactStrictMode: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Type' }));
  rerender(<Editor quizId="maths" />);
  expect(await screen.findByText('Quiz maths: saved')).toBeInTheDocument();
  await waitFor(() => expect(saved).toEqual(['pub "1" en']));
});
