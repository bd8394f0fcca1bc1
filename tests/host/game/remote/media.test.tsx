import '../../../support/browserLike';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { gameOf } from '../gameOf';
import { openRemote } from './openRemote';

const question = { questionId: 'q1', number: 1, of: 3, kind: 'text', text: 'Who sings?', points: 1 };
const withSound = { ...question, audioUrl: '/media/1' };
const media = { playing: true, replays: 0, volume: 0.95 };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('plays the sound on the projector, and makes it louder and quieter', async () => {
  const send = openRemote({ game: gameOf('question', { media }, { question: withSound }) });
  expect(screen.getByRole('region', { name: 'Ton' })).toHaveTextContent('Lautstärke 95 %');
  for (const name of ['Anhalten', 'Von vorn', 'Leiser', 'Lauter']) await press(name);
  expect(send.mock.calls.map(([command]) => command)).toEqual([
    { type: 'media', step: 3, action: 'pause' },
    { type: 'media', step: 3, action: 'replay' },
    { type: 'volume', level: 0.9 },
    { type: 'volume', level: 1 },
  ]);
});

test('plays a waiting sound before it goes on, and says that the time is stopped', async () => {
  const silent = { ...media, playing: false };
  const waiting = { question: withSound, waiting: true, remainingMs: 30_000, durationMs: 30_000 };
  const send = openRemote({ game: gameOf('question', { media: silent }, waiting) });
  expect(screen.getByText('Die Zeit läuft ab dem Ton')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Weiter' })).toHaveAccessibleDescription('Ton abspielen');
  await press('Weiter');
  expect(send.mock.calls).toEqual([[{ type: 'media', step: 3, action: 'play' }]]);
});

test('shows the picture alone on the projector, and the question again', async () => {
  const withPicture = { question: { ...question, imageUrl: '/media/1' } };
  const send = openRemote({ game: gameOf('question', {}, withPicture) });
  await press('Bild allein zeigen');
  expect(send).toHaveBeenLastCalledWith({ type: 'media', step: 3, action: 'zoom' });
  cleanup();
  const sendAgain = openRemote({ game: gameOf('question', { zoomed: true }, withPicture) });
  await press('Frage wieder zeigen');
  expect(sendAgain).toHaveBeenLastCalledWith({ type: 'media', step: 3, action: 'unzoom' });
});

test('has nothing to play without a sound or film', () => {
  openRemote({ game: gameOf('question') });
  expect(screen.queryByRole('button', { name: 'Abspielen' })).toBeNull();
});

test('names what is missing now and next, and why, and nothing of earlier questions', () => {
  const fault = { kind: 'image', fileName: 'cat.png', fault: 'missing' } as const;
  openRemote({
    hostGame: {
      mediaFaults: [
        { ...fault, questionId: 'q0', fileName: 'old.png' },
        { ...fault, questionId: 'q1' },
        { ...fault, questionId: 'q2', kind: 'audio', fileName: 'song.mp3', fault: 'broken', upcoming: true },
      ],
    },
  });
  expect(screen.getByText('Das Bild fehlt.').parentElement).toHaveTextContent(
    'cat.png: nicht im Ordner „media“',
  );
  expect(screen.getByText('Der nächsten Frage fehlt der Ton.').parentElement).toHaveTextContent('song.mp3');
  expect(screen.queryByText(/old\.png/)).toBeNull();
});
