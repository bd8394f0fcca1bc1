import { expect, test } from 'vitest';
import type { Evening } from '../../src/contract/evening';
import { GameHubMethod } from '../../src/contract/fromPhones';
import type { SessionGame } from '../../src/contract/toMonitors';
import { TestPhone, registerHost } from '../support/gameOnHubs';
import { Listeners } from '../support/listeners';
import { dataFolderWith, startQuizServer } from '../support/quizServer';

/** What is secret about a question until it is asked, until it is revealed, and forever. */
const secretsOf = (name: string) => ({
  asked: [`question-${name}`, `wrong-${name}`],
  revealed: [`explanation-${name}`, `accepted-${name}`],
  never: [`note-${name}`],
});
const marked = (name: string) => ({
  question: `question-${name}`,
  explanation: `explanation-${name}`,
  note: `note-${name}`,
  source: `note-source-${name}`,
});
const choiceOf = (name: string) => ({ ...marked(name), answers: ['Yes', `wrong-${name}`], correctAnswer: 0 });
const textOf = (name: string) => ({ ...marked(name), acceptedAnswers: [`accepted-${name}`] });
/** The names of the questions q1 and q2 in both quizzes. */
const NAMES = {
  pub: ['first-choice', 'first-text'],
  other: ['second-choice', 'second-text'],
} as const;
type QuizId = keyof typeof NAMES;
const quizOf = (quizId: QuizId) => ({
  quizName: `Quiz ${quizId}`,
  rules: `rules-${quizId}`,
  questions: [choiceOf(NAMES[quizId][0]), textOf(NAMES[quizId][1])],
});
const ALIAS = 'other-name-of-anna';
const OTHER_TEAM = 'Team of another evening';
const SEASON = {
  name: 'Winter',
  points: [3, 2],
  note: 'note-season',
  teams: [
    { teamId: 'team-id-one', name: 'Anna', aliases: [ALIAS] },
    { teamId: 'team-id-two', name: OTHER_TEAM, aliases: [] },
  ],
  evenings: [
    {
      eveningId: 'evening-id',
      date: '2026-01-01',
      quizName: 'quiz-of-another-evening',
      results: [{ teamId: 'team-id-two', points: 7 }],
    },
  ],
};
const ANSWER = 'only-for-the-wall';
/** For hosts only. */
const NEVER = [
  '"left"',
  '"playedBefore"',
  '"seasonId"',
  '"teamId"',
  '"departed"',
  '"earned"',
  '"carried"',
  'note-',
  ALIAS,
  'team-id-',
  'evening-id',
  'quiz-of-another-evening',
];
const found = (text: string, secrets: readonly string[]) => secrets.filter((each) => text.includes(each));

/** An evening of the season with fair play: a phone that plays and looks away, and listeners. */
async function startEvening() {
  const dataFolder = await dataFolderWith({ 'pub.json': quizOf('pub'), 'other.json': quizOf('other') });
  const server = await startQuizServer({ dataFolder });
  const headers = { 'content-type': 'application/json', 'if-none-match': '*' };
  const season = { method: 'PUT', headers, body: JSON.stringify(SEASON) };
  expect((await fetch(`${server.origin}/seasons/winter`, season)).status).toBe(201);
  const host = await registerHost(server);
  const anna = await TestPhone.join(server, host.session, 'Anna');
  const listeners = await Listeners.join(server, host.session, ['Listener', 'Outsider']);
  await host.command({ type: 'season', seasonId: 'winter' });
  await host.command({ type: 'fairPlay', on: true });
  return { host, anna, listeners };
}
type Started = Awaited<ReturnType<typeof startEvening>>;

/** Anna looks away, which the host is told, and answers. */
async function act({ host, anna }: Started, { scene, step }: SessionGame): Promise<void> {
  if (scene.name !== 'question') return;
  await anna.hub.invoke(GameHubMethod.SetHidden, true);
  const left = () => host.hostGame?.players.find(({ name }) => name === 'Anna')?.left?.times;
  await expect.poll(() => host.hostGame?.step === step && left()).toBe(1);
  await anna.hub.invoke(GameHubMethod.SetHidden, false);
  await anna.submit(scene.question.questionId, scene.question.kind === 'text' ? ANSWER : 0);
}

/** Returns what guests may not know of either quiz in this scene. */
function hiddenIn(quizId: QuizId, asked: Set<string>, revealed: Set<string>): string[] {
  return Object.entries(NAMES).flatMap(([ofQuiz, names]) =>
    names.flatMap((name, at) => {
      const secrets = secretsOf(name);
      const isKnown = (ids: Set<string>) => ofQuiz === quizId && ids.has(`q${at + 1}`);
      return [
        ...(isKnown(asked) ? [] : secrets.asked),
        ...(isKnown(revealed) ? [] : secrets.revealed),
        ...secrets.never,
      ];
    }),
  );
}

const teamsIn = ({ scene }: SessionGame) => ('teamCount' in scene ? scene.teamCount : undefined);

/** Plays the quiz from the lobby to the season's table; returns the scenes. */
async function play(evening: Started, quizId: QuizId): Promise<string[]> {
  const { host, listeners } = evening;
  const [asked, revealed] = [new Set<string>(), new Set<string>()];
  const scenes: string[] = [];
  for (;;) {
    const game = await host.read();
    const { scene, step } = game;
    const id = 'question' in scene ? scene.question?.questionId : undefined;
    if (id) asked.add(id);
    if (id && scene.name === 'reveal') revealed.add(id);
    await act(evening, game);
    expect(JSON.stringify([evening.anna.game, evening.anna.own])).not.toContain('"left"');
    const { monitor, phones } = await listeners.heard();
    expect(found(monitor + phones, [...hiddenIn(quizId, asked, revealed), ...NEVER])).toEqual([]);
    // Only who stands one place above or below is told to a phone.
    const others = phones.replaceAll(/"(?:above|below)":\{[^}]*\}/g, '');
    expect(found(others, [ANSWER, OTHER_TEAM, 'Anna', '"standings"', '"tally"'])).toEqual([]);
    if (scene.name !== 'season') expect(monitor).not.toContain(OTHER_TEAM);
    scenes.push(scene.name);
    if (scene.name === 'season') return scenes;
    await host.command(scene.name === 'lobby' ? { type: 'start' } : { type: 'next', step });
    if ((await host.read()).scene.name === 'season')
      await expect.poll(async () => teamsIn(await host.read())).toBe(4);
  }
}

test('an evening of two quizzes with season, fair play and rules tells nobody what they may not know', async () => {
  const evening = await startEvening();
  const { host, anna, listeners } = evening;
  const all = ['lobby', 'rules', 'question', 'closed', 'reveal', 'podium', 'season'];
  expect(await play(evening, 'pub')).toEqual(expect.arrayContaining(all));
  await host.command({ type: 'anotherQuiz', quizId: 'other', keepPoints: true });
  const { monitor, phones } = await listeners.heard();
  expect(found(monitor + phones, hiddenIn('other', new Set(), new Set()))).toEqual([]);
  expect(await play(evening, 'other')).toEqual(expect.arrayContaining(all));
  const own = await anna.hub.invoke<Evening>(GameHubMethod.GetEvening);
  const other = await listeners.phones[0]!.invoke<Evening>(GameHubMethod.GetEvening);
  expect([own.playerName, other.playerName]).toEqual(['Anna', 'Listener']);
  expect(JSON.stringify(own)).toContain(ANSWER);
  expect(found(JSON.stringify(other), [ANSWER, 'Anna', OTHER_TEAM, ...NEVER])).toEqual([]);
});
