import type { Browser, Page } from '@playwright/test';
import { addMedia } from '../support/addMedia';
import { addQuiz } from '../support/addQuiz';
import { PNG, wav } from '../support/mediaSamples';
import type { ServerProcess } from '../support/serverProcess';
import { expect, joinByPhone, openLobby, openPhone } from './fixtures';
import { admit, offerRemote, openHostsPhone, remotePath, watchTickets } from './remoteFixtures';

export const CAPITAL = 'What is the capital of Denmark?';
export const RHINE = 'How long is the Rhine?';
export const FLAG = 'Whose flag is red with a white cross?';
export const COMPOSER = 'Who wrote this?';
export const WALL = 'In which year did the wall fall?';
export const STRINGS = 'How many strings has a violin?';
export const PLANET = 'Which planet is red?';
export const METALS = 'Which of these are metals?';
export const STEPS = 'How many steps has the tower?';

/** Two rounds on sheets and one show round. No question reaches its time limit on a busy machine. */
export const EVENING = {
  quizName: 'A pub evening',
  seconds: 900,
  joker: true,
  rounds: [
    {
      title: 'Round the world',
      reveal: 'round',
      questions: [
        { question: CAPITAL, acceptedAnswers: ['Kopenhagen'], note: 'Ask for the spelling.' },
        { question: RHINE, correctNumber: 1233, unit: 'km', nearest: [2, 1] },
        {
          ...{ question: FLAG, answers: ['Norway', 'Denmark', 'Poland'], correctAnswer: 1 },
          ...{ image: 'flag.png', imageAlt: 'A flag' },
        },
      ],
    },
    {
      title: 'Open ears',
      reveal: 'round',
      questions: [
        { question: COMPOSER, acceptedAnswers: ['Beethoven'], audio: 'tune.wav' },
        { question: WALL, correctNumber: 1989 },
        { question: STRINGS, answers: ['Three', 'Four', 'Six'], correctAnswer: 1 },
      ],
    },
    {
      title: 'The finale',
      questions: [
        { question: PLANET, answers: ['Venus', 'Mars', 'Jupiter'], correctAnswer: 1 },
        { question: METALS, answers: ['Iron', 'Amber', 'Copper'], correctAnswers: [0, 2] },
      ],
    },
  ],
  tieBreak: { question: STEPS, correctNumber: 1665, unit: 'steps' },
};

/** Everybody in one evening, and their server. */
export interface Evening {
  server: ServerProcess;
  code: string;
  /** The laptop's page, which is only watched once the remote is there. */
  projector: Page;
  remote: Page;
  anna: Page;
  ben: Page;
  cleo: Page;
}

/** The quiz in the lobby, with three phones that have joined and the host's own phone as the remote. */
export async function openEvening(
  server: ServerProcess,
  browser: Browser,
  projector: Page,
): Promise<Evening> {
  await addMedia(server, 'flag.png', PNG);
  await addMedia(server, 'tune.wav', wav(60));
  await addQuiz(server, 'pub-evening', EVENING);
  const nextTicket = watchTickets(projector);
  const code = await openLobby(projector, EVENING.quizName);
  await offerRemote(projector);
  const remote = await openHostsPhone(browser, server);
  await remote.goto(remotePath(code, await nextTicket()));
  await admit(projector, remote);
  await expect(projector.getByText('Verbunden. Das Handy steuert jetzt das Quiz.')).toBeVisible();
  await projector.getByRole('button', { name: 'Schließen' }).click();
  const [anna, ben, cleo] = await Promise.all([1, 2, 3].map(() => openPhone(browser, server.origin)));
  await joinByPhone(anna!, code, 'Anna');
  await joinByPhone(ben!, code, 'Ben');
  await joinByPhone(cleo!, code, 'Cleo');
  await expect(remote.getByText('3 Teams sind im Raum.')).toBeVisible();
  return { server, code, projector, remote, anna: anna!, ben: ben!, cleo: cleo! };
}
