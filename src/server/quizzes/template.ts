import type { Language } from '../../contract/languages';
import type { QuizSource } from '../../contract/question';
import { serverTexts } from '../texts/texts';
import { exportQuiz, type Exported } from './exportQuiz';

/** A spreadsheet to fill in: an export of a small quiz with a row for each kind of question. */
export function exportTemplate(language: Language): Promise<Exported> {
  return exportQuiz(exampleQuiz(language), 'xlsx', language);
}

function exampleQuiz(language: Language): QuizSource {
  const words = serverTexts[language].template;
  const { song, artist } = words.labels;
  return {
    quizName: words.quizName,
    scoring: 'points',
    reveal: 'question',
    seconds: 30,
    rounds: [
      {
        title: words.music,
        questions: [
          {
            question: words.choice,
            answers: ['Queen', 'ABBA', 'U2'],
            correctAnswer: 1,
            explanation: words.why,
          },
          { question: words.multiple, answers: ['Roxette', 'a-ha', 'Europe'], correctAnswers: [0, 2] },
          { question: words.text, acceptedAnswers: ['Beethoven', 'Ludwig van Beethoven'] },
          {
            question: words.parts,
            parts: [
              { label: song, acceptedAnswers: ['Hey Jude'] },
              { label: artist, acceptedAnswers: ['Beatles', 'The Beatles'] },
            ],
            points: 2,
            note: words.note,
          },
        ],
      },
      {
        title: words.other,
        reveal: 'round',
        questions: [
          {
            question: words.order,
            correctOrder: [words.animals.lightest, words.animals.middle, words.animals.heaviest],
            seconds: 60,
          },
          { question: words.year, correctNumber: 1969, tolerance: 1 },
          { question: words.height, correctNumber: 330, unit: 'm', nearest: [3, 2, 1] },
        ],
      },
    ],
    tieBreak: { question: words.steps, correctNumber: 1665 },
  };
}
