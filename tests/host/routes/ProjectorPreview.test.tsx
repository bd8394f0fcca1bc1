import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PreviewMessage } from '../../../src/look/preview';
import { ProjectorPreview } from '../../../src/host/routes/ProjectorPreview';
import { previewOf } from '../../../src/host/workshop/preview/previewOf';
import { draftWith } from '../workshop/preview/drafts';

const { draft, asked } = draftWith({
  question: 'Which planet is red?',
  answers: ['Mars', 'Venus'],
  image: 'm.png',
});

function messageOf(imageUrl?: string): PreviewMessage {
  const urls = new Map(imageUrl === undefined ? [] : [['m.png', imageUrl]]);
  return { ...previewOf(draft, asked.key, 'question', urls), type: 'preview', language: 'en' };
}

/** Sends a message to the page, by default from its parent, which is itself in this test. */
async function isSent(data: unknown, from: MessageEventInit = {}) {
  const event = new MessageEvent('message', { data, origin: location.origin, source: window, ...from });
  await act(async () => void window.dispatchEvent(event));
}

beforeEach(() => {
  vi.spyOn(window, 'postMessage').mockImplementation(() => undefined);
});

const openPreview = () => render(<ProjectorPreview />, { reactStrictMode: true }).container;

const question = () => screen.queryByRole('heading', { name: 'Which planet is red?' });

test('reports that it is ready, and is empty until something is sent', () => {
  const page = openPreview();
  expect(window.postMessage).toHaveBeenCalledWith({ type: 'preview_ready' }, location.origin);
  expect(page).toHaveTextContent(/^$/);
});

test('shows what the page around it sends, without controls, a pause or news', async () => {
  const page = openPreview();
  await isSent(messageOf());
  expect(question()).toBeVisible();
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['AA: Mars', 'BB: Venus']);
  expect(screen.getByRole('timer')).toHaveTextContent('30');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('Pause')).toBeNull();
  expect(page.querySelector('[aria-live]')).toBeNull();
});

test('shows a picture that only the workshop has', async () => {
  openPreview();
  await isSent(messageOf('blob:http://localhost/1'));
  expect(screen.getByRole('presentation')).toHaveAttribute('src', 'blob:http://localhost/1');
});

test.each([
  ['another origin', { origin: 'http://192.0.2.1' }],
  ['another window', { source: new MessageChannel().port1 }],
  ['nobody', { source: null }],
])('ignores what comes from %s', async (_who, from) => {
  openPreview();
  await isSent(messageOf(), from);
  expect(question()).toBeNull();
});

test.each([null, 'preview', {}, { type: 'other' }])('ignores an invalid preview: %j', async (data) => {
  const page = openPreview();
  await isSent(data);
  expect(page).toHaveTextContent(/^$/);
});
