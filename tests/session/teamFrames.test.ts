import { expect, test } from 'vitest';
import { GameHubMethod } from '../../src/contract/fromPhones';
import { QuizHubMethod, QUIZ_HUB_PATH } from '../../src/contract/quizHub';
import type { Scene } from '../../src/contract/scene';
import type { SessionGame } from '../../src/contract/toMonitors';
import type { IssuedTicket } from '../../src/contract/tickets';
import { startHost, TestPhone } from '../support/gameOnHubs';
import { PlayerClient } from '../support/hubClient';
import { claimTicket } from '../support/hostDevices';
import { connectRaw } from '../support/hubTestServer';
import { listen } from '../support/listeners';
import { NOTES, SECRETS, SECRET_QUIZ } from '../support/secretQuiz';
import { idOf } from '../support/team';

const besideText = (name: string) => `${name}-beside`;
const beside = {
  question: besideText('question'),
  explanation: besideText('explanation'),
  note: besideText('note'),
  acceptedAnswers: [besideText('accepted')],
};
/** Has a round that is open beside the others until the end. */
const QUIZ = {
  ...SECRET_QUIZ,
  rounds: [...SECRET_QUIZ.rounds, { title: 'Third', beside: true, reveal: 'round', questions: [beside] }],
};
const ALL_SECRETS: typeof SECRETS = {
  ...SECRETS,
  q8: { asked: [beside.question], revealed: [beside.explanation, beside.acceptedAnswers[0]!] },
};
/** The questions that close together with each round; q8 is open from the start. */
const TOGETHER: Record<number, string[]> = { 1: ['q4', 'q5', 'q6', 'q7'], 2: ['q8'] };
const TEAM_ANSWER = 'only-for-the-team';

/** A team that plays with two phones, a team that listens with two, one on paper, a host and a scorer. */
async function startEvening() {
  const { server, host } = await startHost({ quiz: QUIZ });
  const player = await TestPhone.join(server, host.session, 'Player');
  const mate = await TestPhone.joinAsDevice(server, host.session, await player.invite());
  const [first, second] = [new PlayerClient(server.origin), new PlayerClient(server.origin)];
  await Promise.all([first.connect(), second.connect()]);
  await first.join(host.code, 'Listener');
  const issued = (await first.invoke(GameHubMethod.InviteDevice)) as IssuedTicket;
  const [hearFirst, hearSecond] = [listen(first), listen(second)];
  await second.invoke(GameHubMethod.JoinAsDevice, host.code, issued.ticket, second.token);
  await host.command({ type: 'addPaper', name: 'Paper' });
  const { ticket } = await host.hub.invoke<IssuedTicket>(QuizHubMethod.IssueTicket, 'scorer');
  const scorer = await connectRaw(`${server.origin}${QUIZ_HUB_PATH}`);
  const hearScorer = listen(scorer);
  const hostKey = await claimTicket(server, host.session, ticket);
  await scorer.invoke(QuizHubMethod.RegisterHost, host.code, hostKey);
  const phones = async () => (await hearFirst()) + (await hearSecond());
  const playerId = await idOf(host, 'Paper');
  return { host, player, mate, scorer, playerId, phones, hearScorer };
}

const questionIdOf = (scene: Scene) => ('question' in scene ? scene.question?.questionId : undefined);

interface Progress {
  asked: Set<string>;
  closed: Set<string>;
  revealed: Set<string>;
}

function note({ asked, closed, revealed }: Progress, { scene, step }: SessionGame): void {
  if (step > 0) asked.add('q8');
  const id = questionIdOf(scene);
  if (id) asked.add(id);
  if (id && scene.name !== 'question') closed.add(id);
  if (scene.name === 'closed' && !id) for (const each of TOGETHER[scene.round!.index]!) closed.add(each);
  if (id && scene.name === 'reveal') revealed.add(id);
}

/** Returns what a text contains although only `known` may have it. */
function leaked(text: string, { asked }: Progress, known: ReadonlySet<string>): string[] {
  return Object.entries(ALL_SECRETS)
    .flatMap(([id, secrets]) => [
      ...(asked.has(id) ? [] : secrets.asked),
      ...(known.has(id) ? [] : secrets.revealed),
    ])
    .filter((each) => text.includes(each));
}

test('no frame reveals anything to second phones, other teams or scorers too early', async () => {
  const { host, player, mate, scorer, playerId, phones, hearScorer } = await startEvening();
  const progress: Progress = { asked: new Set(), closed: new Set(), revealed: new Set() };
  const seen: string[] = [];
  const half = { type: 'score', playerId, share: 0.5 };
  await host.command({ type: 'start' });
  for (;;) {
    const game = await host.read();
    note(progress, game);
    if (game.step === 1) await mate.submit('q8', TEAM_ANSWER);
    const id = questionIdOf(game.scene);
    if (id === 'q3' && game.scene.name === 'question') await player.submit('q3', TEAM_ANSWER);
    if (id && game.scene.name === 'closed')
      await scorer.invoke(QuizHubMethod.HostCommand, { ...half, questionId: id });
    await mate.hub.invoke(GameHubMethod.SetTyping, TEAM_ANSWER, null);
    await scorer.invoke(QuizHubMethod.GetSheets);
    const [ofPhones, ofScorer] = [await phones(), await hearScorer()];
    expect(leaked(ofPhones, progress, progress.revealed)).toEqual([]);
    expect(leaked(ofScorer, progress, progress.closed)).toEqual([]);
    expect(ofPhones + ofScorer).not.toContain(NOTES);
    for (const secret of [TEAM_ANSWER, player.deviceId!, mate.deviceId!, playerId])
      expect(ofPhones).not.toContain(secret);
    expect(ofScorer).not.toMatch(/"(note|upcoming|preload|ticket|hostKey|share)":|"marking":\[\{/);
    seen.push(ofPhones, ofScorer);
    if (game.scene.name === 'podium') break;
    await host.command({ type: 'next', step: game.step });
  }
  expect([...progress.revealed].sort()).toEqual(['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8']);
  for (const text of ['"beside"', '"sheets"', '"role":"scorer"', '"own":true', '"solution"'])
    expect(seen.join('\n')).toContain(text);
});
