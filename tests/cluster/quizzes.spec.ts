import type { QuizSummary } from '../../src/contract/quizSummary';
import { CLUSTER_QUIZ, type Member } from './cluster';
import { expect, test, timed } from './fixtures';

test('when two hosts save one quiz through two processes, one wins, and all processes have that version', async ({
  cluster,
}) => {
  const [one, other] = cluster.members;
  for (const round of [1, 2, 3, 4, 5]) {
    const headers = await cluster.asHost();
    const { headers: read } = await fetch(`${cluster.origin}/quizzes/cluster`, { headers });
    const ifMatch = { ...headers, 'if-match': read.get('etag')! };
    const save = async ({ internalUrl }: Member, quizName: string) => {
      const body = JSON.stringify({ ...CLUSTER_QUIZ, quizName });
      return fetch(`${internalUrl}/quizzes/cluster`, { method: 'PUT', headers: ifMatch, body });
    };
    const names = [`One ${round}`, `Other ${round}`] as const;
    const saved = await Promise.all([save(one!, names[0]), save(other!, names[1])]);
    const statuses = saved.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([200, 412]);
    const winner = names[statuses.indexOf(200)]!;
    await timed('the saved quiz at every process', () =>
      expect
        .poll(() => Promise.all(cluster.members.map(nameOfQuiz)))
        .toEqual(cluster.members.map(() => winner)),
    );
  }
});

async function nameOfQuiz({ internalUrl }: Member): Promise<string | undefined> {
  const { quizzes } = (await (await fetch(`${internalUrl}/quizzes`)).json()) as { quizzes: QuizSummary[] };
  return quizzes.find(({ quizId }) => quizId === 'cluster')?.quizName;
}
