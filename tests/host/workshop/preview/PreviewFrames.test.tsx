import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PreviewMessage } from '../../../../src/look/preview';
import type { QuizDraft } from '../../../../src/host/workshop/draft/draft';
import { PreviewFrames } from '../../../../src/host/workshop/preview/PreviewFrames';
import { network } from '../../../support/network';
import { renderPart } from '../../renderPart';
import { draftOf } from './drafts';
import { saveLanguage } from '../../../../src/host/texts/useLanguage';

const MEDIA = 'http://localhost:5000/quizzes/pub/media';

const { draft } = draftOf([
  { question: 'One?', answers: ['a', 'b'], correctAnswer: 0 },
  { question: 'Two?', answers: ['c', 'd'], correctAnswer: 1, image: 'dot.png' },
]);
const [one, two] = draft.rounds[0]!.questions.map(({ key }) => key) as [string, string];

/** The draft with another text for its first question. */
function typed(text: string): QuizDraft {
  const rounds = draft.rounds.map((round) => ({
    ...round,
    questions: round.questions.map((each) => (each.key === one ? { ...each, text } : each)),
  }));
  return { ...draft, rounds };
}

function showPreview() {
  const viewOf = (quiz: QuizDraft, key: string | null) => (
    <PreviewFrames draft={quiz} questionKey={key} quizId="pub" />
  );
  const { rerender } = renderPart(viewOf(draft, one));
  const sentTo = (title: string) => {
    const frame = screen.getByTitle<HTMLIFrameElement>(title);
    const { contentWindow: page } = frame;
    const send = vi.spyOn(page!, 'postMessage').mockImplementation(() => undefined);
    const sent = () => send.mock.calls.map(([message]) => message as PreviewMessage);
    return { frame, page: page!, send, sent, last: () => sent().at(-1) };
  };
  return {
    show: (quiz: QuizDraft, key: string | null = one) => rerender(viewOf(quiz, key)),
    projector: sentTo('Vorschau: Leinwand'),
    phone: sentTo('Vorschau: Handy'),
  };
}

/** Reports from the page in a frame that it is ready. */
async function isReady(source: Window, origin = location.origin) {
  const event = new MessageEvent('message', { data: { type: 'preview_ready' }, origin, source });
  await act(async () => void window.dispatchEvent(event));
}

const textOf = (message: PreviewMessage | undefined) => message?.phone.questions[0]?.text;

beforeEach(() => {
  network.use(http.get(`${MEDIA}/dot.png`, () => HttpResponse.arrayBuffer(new ArrayBuffer(1))));
  Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:http://localhost/1'), revokeObjectURL: vi.fn() });
});

test('frames both pages outside of the tab order', () => {
  const { projector, phone } = showPreview();
  expect([projector, phone].map(({ frame }) => frame.getAttribute('src'))).toEqual([
    '/preview',
    '/preview/phone',
  ]);
  for (const { frame } of [projector, phone])
    expect([frame.tabIndex, frame.getAttribute('loading')]).toEqual([-1, 'lazy']);
});

test('sends the question only to pages that are ready', async () => {
  const { projector, phone } = showPreview();
  await isReady(projector.page);
  expect(textOf(projector.last())).toBe('One?');
  expect(projector.send).toHaveBeenCalledWith(expect.anything(), location.origin);
  expect(phone.send).not.toHaveBeenCalled();
  await isReady(phone.page, 'http://192.0.2.1');
  expect(phone.send).not.toHaveBeenCalled();
});

test('sends what is typed to both, but not each letter', async () => {
  const { projector, phone, show } = showPreview();
  const letters = [...'Where is the harbour of the world?'];
  letters.forEach((_letter, count) => show(typed(letters.slice(0, count + 1).join(''))));
  for (const { last } of [projector, phone])
    await waitFor(() => expect(textOf(last())).toBe('Where is the harbour of the world?'));
  expect(projector.sent().length).toBeLessThan(letters.length);
});

test('keeps its frames while another question is shown', async () => {
  const { projector, show } = showPreview();
  show(draft, two);
  await waitFor(() => expect(textOf(projector.last())).toBe('Two?'));
  expect(screen.getByTitle('Vorschau: Leinwand')).toBe(projector.frame);
});

test('shows the solution on request', async () => {
  const { projector } = showPreview();
  expect(screen.getByRole('button', { name: 'Frage', pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Auflösung' }));
  expect(screen.getByRole('button', { name: 'Auflösung', pressed: true })).toBeVisible();
  await waitFor(() => expect(projector.last()?.game.scene.name).toBe('reveal'));
});

test("sends a picture's own address, and takes that back when another question is shown", async () => {
  const { projector, show } = showPreview();
  show(draft, two);
  const imageUrl = () => {
    const scene = projector.last()?.game.scene;
    return scene?.name === 'question' ? scene.question.imageUrl : undefined;
  };
  await waitFor(() => expect(imageUrl()).toBe('blob:http://localhost/1'));
  show(draft, one);
  await waitFor(() => expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:http://localhost/1'));
  vi.mocked(URL.createObjectURL).mockReturnValue('blob:http://localhost/2');
  const before = projector.sent().length;
  show(draft, two);
  await waitFor(() => expect(imageUrl()).toBe('blob:http://localhost/2'));
  const since = JSON.stringify(projector.sent().slice(before));
  expect(since).not.toContain('blob:http://localhost/1');
});

test('shows the question without a picture that cannot be loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  network.use(http.get(`${MEDIA}/dot.png`, () => HttpResponse.json({ code: 'not_found' }, { status: 404 })));
  const { projector, show } = showPreview();
  show(draft, two);
  await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('dot.png')));
  expect(textOf(projector.last())).toBe('Two?');
  expect(projector.last()?.game.scene).not.toHaveProperty('question.imageUrl');
});

test.each(['de', 'en'] as const)('the phone uses the language of the host: %s', async (language) => {
  const { phone } = showPreview();
  await isReady(phone.page);
  expect(phone.last()?.language).toBe('de');
  act(() => saveLanguage(language));
  await isReady(phone.page);
  expect(phone.last()?.language).toBe(language);
});
