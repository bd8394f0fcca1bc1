import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { network } from '../../../support/network';
import { card, field, showWorkshop } from '../showWorkshop';

const song = { question: 'Who sings?', acceptedAnswers: ['Ada'] };

/** Opens a question on a server that stores every sound, in a browser that can decode none. */
async function openSong(rest: object = {}) {
  network.use(
    http.put('http://localhost:5000/quizzes/shown/media/:file', ({ params }) =>
      HttpResponse.json({ fileName: params.file }, { status: 201 }),
    ),
    http.get('http://localhost:5000/quizzes/shown/media/:file', () =>
      HttpResponse.arrayBuffer(new ArrayBuffer(1)),
    ),
  );
  const shown = await showWorkshop({ quizName: 'Songs', questions: [{ ...song, ...rest }] });
  await userEvent.click(card(/Who sings/));
  return { ...shown, asked: () => shown.source().questions?.[0] };
}

test('a sound that cannot be drawn is cut by numbers, and can be played', async () => {
  const { asked } = await openSong({ audio: 'song.mp3' });
  expect(await screen.findByText(/^Dieser Ton lässt sich hier nicht zeichnen/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'song.mp3 anhören' })).toBeEnabled();
  expect(screen.queryByRole('slider')).toBeNull();
  await userEvent.type(field('Beginnt bei (Sekunden)'), '61,5');
  await userEvent.type(field('Lautstärke (0,01 bis 1)'), '0,5');
  expect(asked()).toEqual({ ...song, audio: 'song.mp3', audioFrom: 61.5, audioGain: 0.5 });
});

test('a sound is uploaded with a short time for its question, which one step undoes', async () => {
  const { asked, store } = await openSong();
  const file = new File(['x'], 'song.mp3', { type: 'audio/mpeg' });
  await userEvent.upload(screen.getByLabelText('Ton', { selector: 'input' }), file);
  await waitFor(() => expect(asked()).toEqual({ ...song, audio: 'song.mp3', seconds: 20 }));
  await screen.findByText(/^Dieser Ton lässt sich hier nicht zeichnen/);
  store.undo();
  expect(asked()).toEqual(song);
});

test('a sound that is removed takes with it what was cut from it', async () => {
  const { asked } = await openSong({
    audio: 'song.mp3',
    audioFrom: 5,
    audioTo: 9,
    audioFade: 1,
    audioGain: 0.5,
  });
  await screen.findByText(/^Dieser Ton lässt sich hier nicht zeichnen/);
  await userEvent.click(screen.getByRole('button', { name: 'song.mp3 entfernen' }));
  expect(asked()).toEqual(song);
});
