import type { Language } from '../../contract/languages';
import { QUESTION_KINDS, type QuestionSource, type QuizSource } from '../../contract/question';
import { TABLES } from '../../kinds/tables';
import { serverTexts } from '../texts/texts';
import { exportQuiz, type Exported } from './exportQuiz';

/** Exports a spreadsheet to fill in: a small quiz with a row for each kind of question. */
export function exportTemplate(language: Language): Promise<Exported> {
  return exportQuiz(exampleQuiz(language), 'xlsx', language);
}

function exampleQuiz(language: Language): QuizSource {
  const words = serverTexts[language].template;
  const samples = QUESTION_KINDS.map((kind) => TABLES[kind].samples(words));
  const questionsIn = (part: keyof (typeof samples)[number]): QuestionSource[] =>
    samples.flatMap((sample) => sample[part] ?? []);
  return {
    quizName: words.quizName,
    scoring: 'points',
    reveal: 'question',
    seconds: 30,
    rounds: [
      { title: words.music, questions: questionsIn('music') },
      { title: words.other, reveal: 'round', questions: questionsIn('other') },
    ],
    tieBreak: questionsIn('tieBreak')[0],
  };
}
