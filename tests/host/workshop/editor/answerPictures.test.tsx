import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { QuizSource } from '../../../../src/contract/question';
import { network } from '../../../support/network';
import { card, field, showWorkshop } from '../showWorkshop';

const quiz = (question: object) => ({ quizName: 'Shown', questions: [question] }) as QuizSource;
const logos = { question: 'Whose logo?', answers: ['A bank', 'A pub'], correctAnswer: 1 };
const png = (name: string) => new File(['x'], name, { type: 'image/png' });

/** Opens the question on a server that stores every picture. */
async function openLogos(rest: object = {}) {
  network.use(
    http.put('http://localhost:5000/quizzes/shown/media/:file', ({ params }) =>
      HttpResponse.json({ fileName: params.file }, { status: 201 }),
    ),
    http.get('http://localhost:5000/quizzes/shown/media/:file', () =>
      HttpResponse.arrayBuffer(new ArrayBuffer(1)),
    ),
  );
  const shown = await showWorkshop(quiz({ ...logos, ...rest }));
  await userEvent.click(card(/Whose logo/));
  return shown;
}

test('an answer gets a picture by its button, and loses it', async () => {
  const { source } = await openLogos();
  await userEvent.upload(screen.getByLabelText('Bild: Antwort B', { selector: 'input' }), png('pub.png'));
  await waitFor(() => expect(source().questions?.[0]).toEqual({ ...logos, answerImages: ['', 'pub.png'] }));
  await userEvent.click(screen.getByRole('button', { name: 'pub.png entfernen' }));
  expect(source().questions?.[0]).toEqual(logos);
});

test('several pictures dropped on an answer go to the answers below it, with new ones as needed', async () => {
  const { source } = await openLogos();
  const drop = createEvent.drop(field('Antwort B'), {
    dataTransfer: { files: [png('1.png'), png('2.png')], types: ['Files'] },
  });
  fireEvent(field('Antwort B'), drop);
  const answerImages = ['', '1.png', '2.png'];
  await waitFor(() =>
    expect(source().questions?.[0]).toEqual({ ...logos, answers: [...logos.answers, ''], answerImages }),
  );
});

test('pictures stay with their answers when these are moved', async () => {
  const { source } = await openLogos({ answerImages: ['bank.png', 'pub.png'] });
  await userEvent.click(field('Antwort B'));
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(source().questions?.[0]).toMatchObject({
    answers: ['A pub', 'A bank'],
    correctAnswer: 0,
    answerImages: ['pub.png', 'bank.png'],
  });
});
