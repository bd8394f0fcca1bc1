import type { ColumnName } from '../table/columns';

/** How sheets and settings are called in spreadsheets that an export writes: German and English. */
export const SHEET_NAMES = {
  questions: ['Fragen', 'Questions'],
  rounds: ['Runden', 'Rounds'],
  quiz: ['Quiz', 'Quiz'],
} as const;

/** A quiz's and its rounds' fields. */
export const FIELD_NAMES = {
  quizName: ['Name', 'Name'],
  quizDescription: ['Beschreibung', 'Description'],
  title: ['Titel', 'Title'],
  scoring: ['Wertung', 'Scoring'],
  reveal: ['Auflösung', 'Reveal'],
  seconds: ['Sekunden', 'Seconds'],
  scores: ['Punktestand', 'Scores'],
  joker: ['Joker', 'Joker'],
} as const;
export type FieldName = keyof typeof FIELD_NAMES;

/** The columns of questions, beside those of their answers. */
export const COLUMN_NAMES = {
  round: ['Runde', 'Round'],
  type: ['Art', 'Type'],
  question: ['Frage', 'Question'],
  correct: ['Richtig', 'Correct'],
  unit: ['Einheit', 'Unit'],
  tolerance: ['Toleranz', 'Tolerance'],
  nearest: ['Nächste', 'Nearest'],
  points: ['Punkte', 'Points'],
  seconds: ['Sekunden', 'Seconds'],
  explanation: ['Erklärung', 'Explanation'],
  note: ['Notiz', 'Note'],
  image: ['Bild', 'Image'],
  imageAlt: ['Bildbeschreibung', 'Image description'],
  audio: ['Ton', 'Audio'],
  video: ['Film', 'Video'],
} as const satisfies Partial<Record<ColumnName, readonly [string, string]>>;
export const ANSWER_NAMES = ['Antwort', 'Answer'] as const;

/** What stands for no limit of time, and in the column of rounds for the tie-break; the last one in older files. */
export const NO_LIMIT_WORDS = ['ohne', 'none'] as const;
export const TIE_BREAK = ['Stechfrage', 'Tie-break', 'Stichfrage'] as const;

/** Whether a text is one of these two. */
export function isOneOf(names: readonly string[], text: unknown): boolean {
  return typeof text === 'string' && names.includes(text.trim());
}

/** The field that a text names. */
export function fieldOf(text: unknown): FieldName | undefined {
  return (Object.keys(FIELD_NAMES) as FieldName[]).find((name) => isOneOf(FIELD_NAMES[name], text));
}
