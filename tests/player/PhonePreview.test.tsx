import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PlayerGame } from '../../src/contract/toPhones';
import type { PreviewMessage } from '../../src/look/preview';
import { leaveFocusOutside } from '../../src/player/leaveFocusOutside';
import { PhonePreview } from '../../src/player/PhonePreview';
import { loadGameTexts, loadPhoneTexts } from '../../src/player/texts/loadTexts';
import { asking, game, onSheet, own, question, round } from './games';

const session = { quizId: 'q', sessionCode: 'BDFGH', participants: [], quizName: 'Pub', quizDescription: '' };

function messageOf(phone: PlayerGame, more: Partial<PreviewMessage> = {}): PreviewMessage {
  // The projector's game is not meant for the phone.
  const projector = { ...phone, locked: false, autopilot: false, scene: { name: 'lobby' } } as const;
  return { type: 'preview', language: 'en', session, game: projector, phone, own: own(), ...more };
}

/** Sends the page a message, by default from the surrounding page, which here is the page itself. */
async function isSent(data: unknown, from: MessageEventInit = {}) {
  const event = new MessageEvent('message', { data, origin: location.origin, source: window, ...from });
  await act(async () => {
    window.dispatchEvent(event);
    for (const load of [loadPhoneTexts, loadGameTexts]) await Promise.all([load('de'), load('en')]);
  });
}

const openPreview = () => render(<PhonePreview />, { reactStrictMode: true }).container;

beforeEach(() => {
  vi.spyOn(window, 'postMessage').mockImplementation(() => undefined);
});

test('says that it is ready, and is empty until something is sent', () => {
  const page = openPreview();
  expect(window.postMessage).toHaveBeenCalledWith({ type: 'preview_ready' }, location.origin);
  expect(page).toBeEmptyDOMElement();
});

test('shows what the surrounding page sends, in the language sent with it', async () => {
  openPreview();
  await isSent(messageOf(asking(question('choice')), { language: 'de' }));
  expect(screen.getByRole('heading', { name: 'What of choice?' })).toBeVisible();
  expect(screen.getByText('Raum BDFGH')).toBeVisible();
  expect(screen.getByText('Wähle eine Antwort.')).toBeVisible();
  expect(document.documentElement.lang).toBe('de');
});

test('stops the time without saying so', async () => {
  openPreview();
  await isSent(messageOf(asking(question('choice'))));
  expect(screen.getByRole('timer')).toHaveTextContent('30');
  expect(screen.queryByText(/paused/i)).toBeNull();
});

test('keeps the tapped answer while the question is being typed', async () => {
  openPreview();
  await isSent(messageOf(asking(question('choice'))));
  await userEvent.click(screen.getByRole('button', { name: 'B Hamburg' }));
  await isSent(messageOf(asking(question('choice', { text: 'Where is the harbour?' }))));
  expect(screen.getByRole('heading', { name: 'Where is the harbour?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'B Hamburg', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'A Venice', pressed: false })).toBeVisible();
});

test('lets a sheet be handed in, and a joker be played', async () => {
  openPreview();
  await isSent(messageOf(onSheet([question('choice')])));
  await userEvent.click(screen.getByRole('button', { name: 'Hand in your sheet' }));
  await userEvent.click(screen.getByRole('button', { name: 'Hand in your sheet' }));
  expect(screen.getByRole('button', { name: 'Take it back' })).toBeVisible();
  await isSent(
    messageOf(game({ name: 'round', round: { ...round, index: 0 }, joker: true }), {
      own: own({ joker: null }),
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: /joker/i }));
  await userEvent.click(screen.getByRole('button', { name: /joker/i }));
  expect(screen.getByRole('button', { name: /joker/i, pressed: true })).toBeVisible();
});

test('nothing takes the focus while it is outside the page', () => {
  const { focus } = HTMLElement.prototype;
  onTestFinished(() => void (HTMLElement.prototype.focus = focus));
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  leaveFocusOutside();
  const button = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => button.remove());
  button.focus();
  expect(button).not.toHaveFocus();
  hasFocus.mockReturnValue(true);
  button.focus();
  expect(button).toHaveFocus();
});
