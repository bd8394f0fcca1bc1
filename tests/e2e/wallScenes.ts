import type { Frame, Page } from '@playwright/test';
import type { PreviewMessage } from '../../src/look/preview';
import type { Question, QuestionKind } from '../../src/contract/question';
import { hidesJoin, type Scene } from '../../src/contract/scene';
import { png } from '../support/mediaSamples';
import { expect } from './fixtures';

/** The texts of a wall: a question, its answers, the explanation, and the players. */
interface WallWords {
  question: string;
  answers: readonly string[];
  explanation: string;
  names: readonly string[];
  /** The picture's address, if the question has one. */
  imageUrl?: string;
}

/** Kinds whose question, once closed, looks like one with a choice or a text. */
export const CLOSED_ALIKE: readonly string[] = ['multiple', 'order', 'number'] satisfies QuestionKind[];

/** Every scene with these texts, and each look of a question once. */
export function scenesWith({ question, answers, explanation, names, imageUrl }: WallWords): Scene[] {
  const title = question.slice(0, 60);
  const round = { index: 0, of: 3, title, questionCount: 8, reveal: 'question' } as const;
  const asked = { questionId: 'q', number: 1, of: 8, text: question, points: 1, imageUrl };
  const counts = answers.map((_, place) => place);
  const correct = { choice: counts.slice(0, 2), order: counts.toReversed() };
  const parts = answers.map((label) => ({ label }));
  const groups = answers.map((text, place) => ({ text, count: 9, correct: place % 2 === 0 }));
  const picked = <Kind extends 'choice' | 'order'>(kind: Kind) => ({
    question: { ...asked, kind, answers: [...answers] },
    solution: { kind, correct: correct[kind], explanation },
    tally: { kind, counts },
  });
  const nearest = names
    .slice(0, 5)
    .map((name, place) => ({ name, value: 1234567 + place, points: 3 - place }));
  const written = (accepted: readonly string[]) => ({
    question: { ...asked, kind: 'text' as const },
    solution: { kind: 'text' as const, accepted: [...accepted], explanation },
    tally: { kind: 'text' as const, groups },
  });
  const reveals: Pick<Extract<Scene, { name: 'reveal' }>, 'question' | 'solution' | 'tally'>[] = [
    picked('choice'),
    picked('order'),
    ...answers.map((_, place) => written([...answers.slice(place), ...answers.slice(0, place)])),
    {
      question: { ...asked, kind: 'number', unit: answers[0]! },
      solution: { kind: 'number', value: 1234567, unit: answers[0], explanation },
      tally: { kind: 'number', nearest },
    },
    {
      question: { ...asked, kind: 'parts', parts },
      solution: { kind: 'parts', parts: answers.map((answer) => [answer]), explanation },
      tally: { kind: 'parts', counts, of: 9 },
    },
  ];
  const timed = {
    remainingMs: 30_000,
    durationMs: 30_000,
    answered: 16,
    expected: 24,
    waitingFor: names.slice(0, 8),
  };
  const places = names.map((name, place) => ({ rank: place + 1, name, points: 40 - place }));
  const climbed = places.map((place) => ({ ...place, before: place.rank + 12 }));
  const standings = climbed.slice(0, 10).map((place) => ({ ...place, gained: 3, joker: 1 }));
  const playerCount = names.length;
  return [
    { name: 'round', round },
    { name: 'rules', text: `${question}\n${explanation}` },
    ...reveals.flatMap(({ question, ...right }, place): Scene[] => {
      const reveal: Scene = { name: 'reveal', round, question: question as Question, ...right };
      // A kind's question is the same in each of its reveals.
      if (reveals[place - 1]?.question.kind === question.kind) return [reveal];
      const open: Scene = { name: 'question', round, question: question as Question, ...timed };
      if (CLOSED_ALIKE.includes(question.kind)) return [open, reveal];
      return [
        open,
        { name: 'closed', round, question: question as Question, answered: 3, expected: 24 },
        reveal,
      ];
    }),
    { name: 'tieBreak', names: [...names.slice(0, 4)] },
    { name: 'tieBreak', names: [...names, ...names], others: 3 },
    { name: 'reveal', round: null, tieBreak: true, ...reveals.at(-2)!, winners: [...names.slice(0, 2)] },
    { name: 'scores', standings, playerCount },
    { name: 'scores', standings, rest: climbed.slice(-16), playerCount: 26, page: 1 },
    { name: 'break', remainingMs: 600_000, standings: places, next: round },
    { name: 'scores', standings: standings.slice(3), playerCount, hidden: 3 },
    ...[3, 2, 1].map((hidden): Scene => ({
      name: 'podium',
      tied: false,
      standings: standings.slice(hidden),
      playerCount,
      hidden,
    })),
    { name: 'podium', tied: false, standings, rest: places.slice(10), playerCount },
    { name: 'podium', tied: false, standings, rest: places.slice(10), playerCount, page: 0 },
    { name: 'awards', awards: [{ award: 'onlyRight', name: names[0]!, value: question }], of: 3 },
    {
      name: 'awards',
      awards: [
        { award: 'onlyRight', name: names[0]!, value: question },
        { award: 'closest', name: names[1]!, value: 3 },
        { award: 'comeback', name: names[2]!, value: title },
      ],
    },
    {
      name: 'season',
      seasonName: title,
      standings: places.map((place) => ({ ...place, moved: 2 })),
      teamCount: 40,
    },
    { name: 'goodbye', nextDate: title },
  ];
}

const SHIP = 'Donaudampfschifffahrtskapitänsmützenabzeichen';
const LAW = 'Rindfleischetikettierungsüberwachungsgesetz';
const SPEED = 'Geschwindigkeitsbegrenzungstafel';
const USUAL_NAMES = [
  'Die Besserwisser',
  'Rum',
  'Quizmaster-Bezwinger',
  'Stammtisch am Ofen',
  'Ü',
  'Änne und Otto',
];
/** Wider than any word of as many letters. */
export const WIDE_NAME = 'W'.repeat(32);
const LONG_NAMES = ['Donaudampfschifffahrtsge', WIDE_NAME, 'Überraschungsmannschaft', 'Bier'];

export const usual = {
  question: 'Welches Wort ist richtig geschrieben?',
  answers: ['Matterhorn', 'Gurke', 'Lobby', 'Helene Fischer'],
  explanation: 'So steht es im Wörterbuch, und zwar seit mehr als hundert Jahren.',
  names: USUAL_NAMES,
};
export const compounds = {
  question: `Was hat die ${SPEED} mit dem ${LAW} zu tun, und wer trägt ein ${SHIP}?`,
  answers: [SHIP, LAW, SPEED, 'Arbeitsunfähigkeitsbescheinigung', 'Ja', 'Hottentottenstottertrottelmutter'],
  explanation: `Ein ${LAW} hieß früher auch ${SHIP}, wegen der ${SPEED}.`,
  names: [...LONG_NAMES, ...USUAL_NAMES, ...LONG_NAMES.map((name) => name.slice(1))],
};

const PICTURES = { tall: png(300, 600), wide: png(800, 450) };
export const beside = Object.fromEntries(
  Object.keys(PICTURES).map((shape) => [
    `usual words beside a ${shape} picture`,
    { ...usual, imageUrl: `/media/${shape}.png` },
  ]),
);

/** Makes the wall show a scene, or a change of the one it shows. */
type Show = (scene: Scene, isChange?: boolean) => Promise<void>;

/** A page that frames the wall at full screen size, and what makes it show scenes. */
export async function openWall(page: Page, origin: string): Promise<{ wall: Frame; show: Show }> {
  const body = `<!doctype html><body style="margin:0"><iframe src="/preview"
    style="display:block;border:0;width:100vw;height:100vh"></iframe>`;
  const url = `${origin}/framing.html`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
  for (const [shape, body] of Object.entries(PICTURES))
    await page.route(`**/media/${shape}.png`, (route) => route.fulfill({ contentType: 'image/png', body }));
  await page.addInitScript(() => {
    localStorage.setItem('quiz-night.effects', 'off');
    window.addEventListener('message', ({ data }) => {
      if (data.type === 'preview_ready') document.title = 'ready';
      // The wall itself has drawn what it was sent a frame later.
      if (data.type === 'preview')
        requestAnimationFrame(() => requestAnimationFrame(() => (document.title = data.session.sessionCode)));
    });
  });
  await page.goto(url);
  await expect(page).toHaveTitle('ready');
  const wall = page.frames().at(-1)!;
  let revision = 0;
  let step = 0;
  const show: Show = async (scene, isChange = false) => {
    // Each picture has its own code, which proves that it is shown.
    const sessionCode = `BDF${String.fromCharCode(65 + (revision++ % 26))}${Math.floor(revision / 26)}`;
    if (!isChange) step++;
    const game = { revision, step, paused: false, locked: false, autopilot: false, scene };
    const session = { quizId: 'q', sessionCode, participants: [], quizName: 'Quiz', quizDescription: '' };
    const message = { type: 'preview', language: 'de', session, game } as unknown as PreviewMessage;
    await page.evaluate((sent) => frames[0]!.postMessage(sent, location.origin), message);
    const isHidden = hidesJoin(scene);
    await wall.waitForFunction(
      ([code, hasNone]) =>
        document.title === code &&
        (hasNone || document.querySelector('.strip-code')?.textContent?.trim() === code),
      [sessionCode, isHidden] as const,
    );
  };
  return { wall, show };
}
