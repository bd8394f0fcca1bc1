import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import type { QuizSource } from '../../contract/question.ts';

const QUERY = '?head';

type QuizFile = QuizSource & { quizId: string };

/**
 * Turns `import head from './x.json?head'` into what a list shows of a quiz file with rounds: a page can list quizzes
 * whose questions it loads once one of them is chosen.
 */
export function quizHeads(): Plugin {
  return {
    name: 'quiz-heads',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(`.json${QUERY}`)) return undefined;
      const path = id.slice(0, -QUERY.length);
      this.addWatchFile(path);
      const head = headOf(JSON.parse(await readFile(path, 'utf8')) as QuizFile);
      return `export default ${JSON.stringify(head)};`;
    },
  };
}

function headOf({ quizId, quizName, quizDescription, language, rounds }: QuizFile) {
  const questionCount = (rounds ?? []).flatMap(({ questions }) => questions).length;
  return { quizId, quizName, quizDescription, language, roundCount: rounds?.length, questionCount };
}
