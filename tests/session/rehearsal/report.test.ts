import { expect, test } from 'vitest';
import { choice, part } from '../../support/gameQuizzes';
import { endSession } from '../../support/quizServer';
import { playTo, readReport, rehearse, text } from '../../support/rehearsal';

const QUIZ = {
  quizName: 'Faulty',
  questions: [
    choice('Fine?', { image: 'gone.png' }),
    text('Greek?', 'Ωμέγα'),
    { question: 'Anything?', correctNumber: 10, tolerance: 1_000_000 },
    { question: 'How many digits?', correctNumber: Math.PI },
    text('Greek or not?', 'Ωμέγα', 'Omega'),
    { question: 'Parts?', parts: [part('sign', '☃'), part('word', 'snow')] },
  ],
};

test('the report lists what is missing, what nobody can type, and what all or none had right', async () => {
  const rehearsal = await rehearse(12, QUIZ);
  const { host, server, session } = rehearsal;
  await host.command({ type: 'start' });
  await playTo(rehearsal, 'podium');
  const report = await readReport(server, session);
  expect(report).toEqual({
    quizId: expect.any(String) as string,
    quizName: 'Faulty',
    minutes: expect.anything(),
    missing: [{ file: 'gone.png', questionId: 'q1', text: 'Fine?' }],
    untypable: [
      { answer: 'Ωμέγα', reason: 'letters', questionId: 'q2', text: 'Greek?' },
      { answer: String(Math.PI), reason: 'refused', questionId: 'q4', text: 'How many digits?' },
      { answer: '☃', reason: 'letters', questionId: 'q6', text: 'Parts?' },
    ],
    allRight: [{ questionId: 'q3', text: 'Anything?' }],
    allWrong: [
      { questionId: 'q2', text: 'Greek?' },
      { questionId: 'q4', text: 'How many digits?' },
    ],
    unplayed: [],
    pastCheck: [],
    hints: [],
  });
  // Six questions of half a minute, six reveals, and the podium.
  expect(report.minutes).toEqual({ least: 4, most: 9 });
  await endSession(server, session, session.hostKey);
  expect(await readReport(server, session)).toEqual(report);
});

test('questions that nobody had time to answer are named, and nothing else is said about them', async () => {
  const rehearsal = await rehearse(12, { quizName: 'Hasty', questions: [choice('A'), choice('B')] });
  const { host, server, session } = rehearsal;
  await host.command({ type: 'start' });
  for (let step = 1; step <= 3; step++) await host.command({ type: 'next', step });
  const report = await readReport(server, session);
  expect(report).toMatchObject({ allRight: [], allWrong: [] });
  expect(report.unplayed.map(({ questionId }) => questionId)).toEqual(['q1', 'q2']);
});

test('questions are named that were to be checked again before this day', async () => {
  const past = choice('Who is mayor?', { source: 'the town hall', checkAfter: '2020-01-31' });
  const later = choice('Who is king?', { checkAfter: '9999-12-31' });
  const { server, session } = await rehearse(5, { quizName: 'Old', questions: [past, later] });
  const { pastCheck } = await readReport(server, session);
  expect(pastCheck).toEqual([{ checkAfter: '2020-01-31', questionId: 'q1', text: 'Who is mayor?' }]);
});
