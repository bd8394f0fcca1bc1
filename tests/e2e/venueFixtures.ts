import type { Page } from '@playwright/test';
import { png } from '../support/mediaSamples';
import type { ServerProcess } from '../support/serverProcess';
import { expect } from './fixtures';
import { joinByHub, openHost, type HubHost } from './gameFixtures';

export const quiz = {
  quizName: 'Friday Special',
  seconds: 600,
  rules: 'No phones.\nNo shouting.',
  rounds: [
    {
      title: 'Warm-up',
      questions: [{ question: 'Which planet is red?', answers: ['Mars', 'Saturn'], correctAnswer: 0 }],
    },
  ],
};
export const house = {
  name: 'The Golden Goose',
  logo: 'logo.png',
  accent: '#8a1538',
  slides: [
    { text: 'Next Wednesday: Halloween', qr: 'https://goose.example', where: ['lobby', 'break', 'end'] },
  ],
  music: {},
};

/** Sets up the venue as its host would, and opens a session there. */
export async function openHouse(server: ServerProcess, venue: object = house): Promise<HubHost> {
  await put(server, '/venue/files/logo.png', new Uint8Array(png(120, 90)));
  await put(server, '/venue', JSON.stringify(venue));
  const host = await openHost(server, quiz);
  await joinByHub(server, host.code, 'Quizzly Bears');
  return host;
}

async function put(server: ServerProcess, path: string, body: BodyInit): Promise<void> {
  const headers = {
    'Content-Type': typeof body === 'string' ? 'application/json' : 'application/octet-stream',
  };
  const response = await fetch(server.origin + path, { method: 'PUT', headers, body });
  expect(response.ok, await response.text()).toBe(true);
}

export async function toLastScene(host: HubHost): Promise<void> {
  let game = await host.move('next');
  while (!game.last) game = await host.move('next');
}

/** The venue's slide. */
export const slide = (page: Page) => page.getByRole('region', { name: 'Aus dem Haus' });
