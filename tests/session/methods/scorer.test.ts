import { describe, expect, test } from 'vitest';
import { QuizHubMethod } from '../../../src/contract/quizHub';
import type { Sheets } from '../../../src/contract/toHosts';
import type { IssuedTicket } from '../../../src/contract/tickets';
import { registerHost, startHost, TestPhone } from '../../support/gameOnHubs';
import { claimTicket, issueTicket } from '../../support/hostDevices';
import { connectMonitor, endSession, PUB_QUIZ, restart } from '../../support/quizServer';
import { idOf } from '../../support/team';

async function withScorer(quiz: object = PUB_QUIZ) {
  const { server, host } = await startHost({ quiz });
  const { ticket } = await host.hub.invoke<IssuedTicket>(QuizHubMethod.IssueTicket, 'scorer');
  const { ClaimTicket } = QuizHubMethod;
  const hub = await connectMonitor(server);
  const claimed: { hostKey: string; role?: string } = await hub.invoke(ClaimTicket, host.code, ticket);
  const scorer = await registerHost(server, { ...host.session, hostKey: claimed.hostKey });
  await TestPhone.join(server, host.session, 'Anna');
  await host.command({ type: 'addPaper', name: 'Pia' });
  return { server, host, ticket, claimed, scorer, playerId: await idOf(scorer, 'Pia') };
}

describe('a scorer', () => {
  test('joins with a ticket of its own, which works once, and is told its role', async () => {
    const { server, host, ticket, claimed, scorer } = await withScorer();
    expect(claimed.role).toBe('scorer');
    await expect(claimTicket(server, host.session, ticket)).rejects.toThrow(/ticket_invalid$/);
    await expect.poll(() => scorer.hostGame?.role).toBe('scorer');
    await expect.poll(() => host.hostGame?.devices?.map(({ kind }) => kind)).toEqual(['session', 'scorer']);
    expect(host.hostGame).not.toHaveProperty('role');
  });

  test('scores questions and rounds, and sees what another one has scored', async () => {
    const { host, scorer, playerId } = await withScorer();
    await host.command({ type: 'start' });
    await scorer.command({ type: 'score', playerId, questionId: 'q1', share: 1 });
    await scorer.command({ type: 'scoreRound', playerId, roundIndex: 0, points: 1 });
    const player = () => scorer.hostGame?.players.find((each) => each.playerId === playerId);
    await expect.poll(player).toMatchObject({ sheets: { q1: 1 }, totals: { 0: 1 } });
    await host.command({ type: 'score', playerId, questionId: 'q1', share: 0.5 });
    await expect.poll(player).toMatchObject({ sheets: { q1: 0.5 } });
  });

  test('enters the joker of a team on paper, and of no other', async () => {
    const { host, scorer, playerId } = await withScorer({ ...PUB_QUIZ, joker: true });
    await host.command({ type: 'start' });
    await scorer.command({ type: 'joker', playerId, roundIndex: 0 });
    const player = () => scorer.hostGame?.players.find((each) => each.playerId === playerId);
    await expect.poll(player).toMatchObject({ joker: 0 });
    await expect
      .poll(() => host.hostGame?.players.find((each) => each.playerId === playerId))
      .toMatchObject({ joker: 0 });
    const phone = { type: 'joker', playerId: await idOf(scorer, 'Anna'), roundIndex: 0 } as const;
    await expect(scorer.command(phone)).rejects.toThrow(/command_refused$/);
  });

  test('can command nothing else', async () => {
    const { scorer } = await withScorer();
    for (const command of [
      { type: 'start' },
      { type: 'next', step: 0 },
      { type: 'lock', locked: true },
      { type: 'end' },
      { type: 'addPaper', name: 'Max' },
      { type: 'mark', questionId: 'q1', answer: 1, correct: true },
      { type: 'nonsense' },
    ])
      await expect(scorer.command(command as never), command.type).rejects.toThrow(/not_host$/);
    await expect(scorer.command({ type: 'score' } as never)).rejects.toThrow(/invalid_arguments$/);
  });

  test('has a key that cannot open results or end the session', async () => {
    const { server, host, claimed } = await withScorer();
    await host.command({ type: 'start' });
    const headers = { authorization: `Bearer ${claimed.hostKey}`, via: '1.1 proxy' };
    const results = await fetch(`${server.origin}/session/${host.code}/results`, { headers });
    expect(results.status).toBe(403);
    expect(await endSession(server, host.session, claimed.hostKey)).toEqual([403, 'host_key_invalid']);
  });

  test('gets only the solutions of revealed questions, since a closed one can open again', async () => {
    const { host, scorer } = await withScorer();
    const solutions = async ({ hub }: typeof host) => {
      const { rounds } = await hub.invoke<Sheets>(QuizHubMethod.GetSheets);
      return rounds.flatMap(({ questions }) => questions.map(({ solution }) => solution));
    };
    expect(await solutions(scorer)).toEqual([]);
    await host.command({ type: 'start' });
    expect(await solutions(scorer)).toEqual([undefined]);
    await host.move('close');
    expect(await solutions(scorer)).toEqual([undefined]);
    expect(await solutions(host)).toEqual([{ kind: 'choice', correct: [1] }]);
    await host.move('next');
    expect(await solutions(scorer)).toEqual([{ kind: 'choice', correct: [1] }]);
    await host.move('back');
    expect(await solutions(scorer)).toEqual([{ kind: 'choice', correct: [1] }]);
  });

  test('comes back as a scorer after a restart', async () => {
    const { server, host, scorer, playerId } = await withScorer();
    await host.command({ type: 'start' });
    const again = await restart(server);
    const back = await registerHost(again, scorer.session);
    await expect(back.command({ type: 'resume' })).rejects.toThrow(/not_host$/);
    await back.command({ type: 'score', playerId, questionId: 'q1', share: 1 });
  });
});

test('a ticket for a remote makes a host, and one for a scorer does not void it', async () => {
  const { server, host } = await withScorer();
  const remote = await issueTicket(host);
  await host.hub.invoke(QuizHubMethod.IssueTicket, 'scorer');
  const hostKey = await claimTicket(server, host.session, remote);
  await (await registerHost(server, { ...host.session, hostKey })).command({ type: 'start' });
  for (const role of ['remote', 7, {}])
    await expect(host.hub.invoke(QuizHubMethod.IssueTicket, role)).rejects.toThrow(/invalid_arguments$/);
});
