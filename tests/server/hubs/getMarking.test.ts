import { expect, it } from 'vitest';
import { QuizHubGameMethod } from '../../../src/contract/gameHubs';
import { QuizHubMethod } from '../../../src/contract/hubs';
import { TestPhone, registerHost } from '../../support/gameOnHubs';
import { connectMonitor, dataFolderWith, startQuizServer } from '../../support/quizServer';

const text = (question: string) => ({ question, acceptedAnswers: ['Romy Schneider'] });
const quiz = { quizName: 'Films', questions: [text('Sissi?'), text('Swimming pool?')] };

/** A game whose first question was revealed, and whose second is asked. */
async function asking() {
  const server = await startQuizServer({ dataFolder: await dataFolderWith({ 'pub.json': quiz }) });
  const host = await registerHost(server);
  const anna = await TestPhone.join(server, host.session, 'Anna');
  await host.command({ type: 'start' });
  await anna.submit('q1', 'Schneider');
  await host.goTo('question');
  return { server, host };
}

it('a host gets the answers to a question that the scene is not about', async () => {
  const { host } = await asking();
  await expect.poll(() => host.hostGame?.marking).toMatchObject([{ questionId: 'q1', waiting: 1 }]);
  const [listed] = host.hostGame!.marking;
  expect(listed).not.toHaveProperty('groups');
  const groups = [{ text: 'Schneider', count: 1, correct: false, suggested: false, doubtful: true }];
  expect(await host.hub.invoke(QuizHubGameMethod.GetMarking, 'q1')).toEqual({ ...listed, groups });
  await host.command({ type: 'mark', questionId: 'q1', answer: 'Schneider', correct: true });
  await expect
    .poll(() => host.hostGame?.marking[0]?.groups?.[0])
    .toMatchObject({ correct: true, marked: true });
});

it('nobody else gets them', async () => {
  const { server, host } = await asking();
  const monitor = await connectMonitor(server);
  await monitor.invoke(QuizHubMethod.RegisterMonitor, host.session.sessionCode);
  await expect(monitor.invoke(QuizHubGameMethod.GetMarking, 'q1')).rejects.toThrow(/not_host$/);
});

it.each([[['q2']], [['q3']], [[7]], [[]], [['q1', 'q1']]])(
  'there are none to be had with %j',
  async (args) => {
    const { host } = await asking();
    const asked = host.hub.invoke(QuizHubGameMethod.GetMarking, ...args);
    await expect(asked).rejects.toThrow(/invalid_arguments$/);
  },
);
