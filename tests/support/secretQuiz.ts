import { part } from './gameQuizzes';

/** What must not be seen too early consists of words that occur nowhere else. */
const parts = (name: string) => ({
  question: `question-${name}`,
  explanation: `explanation-${name}`,
  note: `note-${name}`,
  source: `note-source-${name}`,
});

/** A quiz with every kind of question, one round revealed by question and one at its end, and a tie-break. */
export const SECRET_QUIZ = {
  quizName: 'Secrets',
  language: 'de',
  joker: true,
  rounds: [
    {
      title: 'First',
      questions: [
        { ...parts('choice'), answers: ['Red', 'Green', 'Blue'], correctAnswer: 1 },
        { ...parts('multiple'), answers: ['One', 'Two', 'Three'], correctAnswers: [0, 2] },
        { ...parts('text'), acceptedAnswers: ['accepted-text', 'accepted-other'] },
      ],
    },
    {
      title: 'Second',
      reveal: 'round',
      questions: [
        { ...parts('number'), correctNumber: 987654321, unit: 'm', tolerance: 1 },
        { ...parts('order'), correctOrder: ['Ant', 'Bee', 'Cat', 'Dog'] },
        {
          ...parts('parts'),
          parts: [
            part('label-one', 'accepted-part', 'accepted-as-well'),
            part('label-two', 'accepted-second'),
          ],
        },
        {
          ...parts('match'),
          pairs: [
            ['left-one', 'right-one'],
            ['left-two', 'right-two'],
          ],
        },
      ],
    },
  ],
  tieBreak: { ...parts('tieBreak'), correctNumber: 123123123 },
};

/** For each question, what is secret until it is asked, and what is secret until it is revealed. */
export const SECRETS: Record<string, { asked: string[]; revealed: string[] }> = {
  q1: { asked: ['question-choice', 'Green'], revealed: ['explanation-choice'] },
  q2: { asked: ['question-multiple', 'Three'], revealed: ['explanation-multiple'] },
  q3: { asked: ['question-text'], revealed: ['explanation-text', 'accepted-text', 'accepted-other'] },
  q4: { asked: ['question-number'], revealed: ['explanation-number', '987654321'] },
  q5: { asked: ['question-order', 'Bee'], revealed: ['explanation-order'] },
  q6: {
    asked: ['question-parts', 'label-one', 'label-two'],
    revealed: ['explanation-parts', 'accepted-part', 'accepted-as-well', 'accepted-second'],
  },
  q7: { asked: ['question-match', 'left-one', 'right-two'], revealed: ['explanation-match'] },
  tieBreak: { asked: ['question-tieBreak'], revealed: ['explanation-tieBreak', '123123123'] },
};
/** Only hosts ever see texts that contain this. */
export const NOTES = 'note-';
const quoted = (names: string): string[] => names.split(' ').map((name) => `"${name}"`);
/** Names of fields that reveal what is right, or what others answered. */
export const TELLING_FIELDS = quoted('solution correct accepted tally groups nearest pairs');
/** Names of fields that are for hosts only. */
export const HOST_FIELDS = [
  ...quoted('marking marked suggested doubtful waiting adjustments upcoming note next'),
  ...quoted('playerId shownName starred devices deviceId hostKey ticket'),
  ...quoted('shownText watches canClose canGoBack preload mediaFaults'),
];
