import { expect, test } from 'vitest';
import type { Command } from '../../../src/contract/commands';
import { Refusal } from '../../../src/server/refusal';
import { HostCommands } from '../../../src/server/sessions/hostCommands';
import type { SessionRecord } from '../../../src/server/store/sessionDocuments';
import { GamePlay } from '../../support/gamePlay';
import { choice } from '../../support/gameQuizzes';

/** A session at its podium; `ended`: somebody ends it while another quiz is taken. */
function atPodium({ ended = false } = {}) {
  const play = new GamePlay({ rounds: [{ title: 'One', questions: [choice('A')] }] }).start().goTo('podium');
  const record: SessionRecord = {
    ...{ sessionCode: 'BDFGH', quizId: 'pub', quizName: 'Pub', quizDescription: '' },
    ...{ createdAt: 0, hostKeyHash: '' },
  };
  const game = { plan: play.plan, state: play.state, shown: play.state };
  const apply = async (command: Command) => {
    const refused = ended ? ('session_not_found' as const) : play.command(command);
    if (refused) throw new Refusal(refused);
    return (game.shown = game.state = play.state);
  };
  const session = {
    contents: { record, game, former: [], roster: { present: [] } },
    runner: { apply: ({ command }: { command: Command }) => apply(command), takeAnother: apply },
    views: { ownResults: () => ({}) },
    sender: { sessionChanged: () => undefined },
  };
  const get = (quizId: string) => ({ quizId, quizName: `Quiz ${quizId}`, quizDescription: '', source: {} });
  const parts = {
    quizzes: { get, readAnew: async () => undefined },
    store: { put: async () => undefined },
  };
  const commands = new HostCommands(
    ...([session, parts] as unknown as ConstructorParameters<typeof HostCommands>),
  );
  const take = (quizId: string) => commands.run({ type: 'anotherQuiz', quizId, keepPoints: false });
  return { record, commands, take, former: session.contents.former, play };
}

const outcomes = async (asked: Promise<unknown>[]) =>
  (await Promise.allSettled(asked)).map(({ status }) => status);

test('of two quizzes asked for at once the first is taken, for the game and for the session', async () => {
  const { record, take, former } = atPodium();
  expect(await outcomes([take('music'), take('films')])).toEqual(['fulfilled', 'rejected']);
  expect(record).toMatchObject({ quizId: 'music', quizName: 'Quiz music' });
  expect(former).toHaveLength(1);
});

test('a command that comes with another quiz belongs to one quiz or the other', async () => {
  const { record, commands, take, play } = atPodium();
  const back = () => commands.run({ type: 'back', step: play.state.step });
  expect(await outcomes([take('music'), back()])).toEqual(['fulfilled', 'rejected']);
  expect([record.quizId, play.scene.name]).toEqual(['music', 'lobby']);
  const other = atPodium();
  const backFirst = other.commands.run({ type: 'back', step: other.play.state.step });
  expect(await outcomes([backFirst, other.take('music')])).toEqual(['fulfilled', 'rejected']);
  expect(other.record.quizId).toBe('pub');
});

test('a session that ends meanwhile keeps the name of what was played', async () => {
  const { record, take, former } = atPodium({ ended: true });
  expect(await outcomes([take('music')])).toEqual(['rejected']);
  expect([record.quizId, record.quizName, former]).toEqual(['pub', 'Pub', []]);
});
