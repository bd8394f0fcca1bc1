import type { Browser, Page } from '@playwright/test';
import { writeMedia } from '../support/writeMedia';
import { PNG, wav } from '../support/mediaSamples';
import type { ServerProcess } from '../support/serverProcess';
import { expect } from './fixtures';
import { openPlayer } from './gameFixtures';
import { openLobbyWithRemote } from './remoteFixtures';

export const CAPITAL = 'What is the capital of Denmark?';
export const RHINE = 'How long is the Rhine?';
export const FLAG = 'Whose flag is red with a white cross?';
export const COMPOSER = 'Who wrote this?';
export const PLANET = 'Which planet is red?';
export const METALS = 'Which of these are metals?';
export const STEPS = 'How many steps has the tower?';

/** Two rounds on sheets and one show round. No question reaches its time limit on a busy machine. */
const EVENING = {
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
          question: FLAG,
          answers: ['Norway', 'Denmark', 'Poland'],
          correctAnswer: 1,
          image: 'flag.png',
          imageAlt: 'A flag',
        },
      ],
    },
    {
      title: 'Open ears',
      reveal: 'round',
      questions: [{ question: COMPOSER, acceptedAnswers: ['Beethoven'], audio: 'tune.wav' }],
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
  await writeMedia(server.dataFolder, 'flag.png', PNG);
  await writeMedia(server.dataFolder, 'tune.wav', wav(60));
  const { code, remote } = await openLobbyWithRemote(server, browser, projector, EVENING);
  const join = (name: string) => openPlayer(browser, { server, code }, name);
  const [anna, ben, cleo] = [await join('Anna'), await join('Ben'), await join('Cleo')];
  await expect(remote.getByText('3 Teams sind im Raum.')).toBeVisible();
  return { server, projector, remote, anna, ben, cleo };
}
