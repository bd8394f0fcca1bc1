import type { Page } from '@playwright/test';
import { PNG, wav } from '../support/mediaSamples';
import type { ServerProcess } from '../support/serverProcess';
import { writeMedia } from '../support/writeMedia';
import { openHost, type HubHost } from './gameFixtures';

const pick = { answers: ['Rot', 'Blau'], correctAnswer: 0 };
const QUIZ = {
  quizName: 'Mit Bild und Ton',
  seconds: 600,
  questions: [
    { question: 'Was seht ihr?', ...pick, image: 'dot.jpg', imageAlt: 'Ein Punkt' },
    { question: 'Was hört ihr?', ...pick, audio: 'tone.wav', seconds: null },
    { question: 'Was fehlt?', ...pick, image: 'gone.png' },
  ],
};

/** Opens a session whose questions have a picture, a sound, and a picture that a test may delete. */
export async function openWithMedia(server: ServerProcess): Promise<HubHost> {
  await writeMedia(server.dataFolder, 'dot.jpg', PNG);
  await writeMedia(server.dataFolder, 'tone.wav', wav(60));
  await writeMedia(server.dataFolder, 'gone.png', PNG);
  return openHost(server, QUIZ);
}

/** Starts the game, and moves on to the question with a sound; returns its step. */
export async function startSound(host: HubHost): Promise<number> {
  await host.run({ type: 'start' });
  for (let moves = 0; moves < 2; moves++) await host.move('next');
  return (await host.move('next')).step;
}

export const isPaused = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused);
