import './answerColours.css';

/** What distinguishes one answer from others: letter, shape, colour; the same on projector and phone. */
export interface AnswerSign {
  letter: string;
  /** An SVG path in a 24 × 24 box. */
  path: string;
  /** A CSS colour of the theme; the letter on it uses `ON_ANSWER`. */
  colour: string;
}

/** The colour of a letter on an answer's shape. */
export const ON_ANSWER = 'var(--qn-on-answer)';

/** By the answer's position. No question has more answers. */
export const ANSWER_SIGNS: readonly AnswerSign[] = [
  { letter: 'A', colour: 'var(--qn-answer-a)', path: 'M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22z' },
  { letter: 'B', colour: 'var(--qn-answer-b)', path: 'M12 0L24 22H0z' },
  { letter: 'C', colour: 'var(--qn-answer-c)', path: 'M2 2H22V22H2z' },
  { letter: 'D', colour: 'var(--qn-answer-d)', path: 'M12 0L24 12L12 24L0 12z' },
  { letter: 'E', colour: 'var(--qn-answer-e)', path: 'M6 1H18L24 12L18 23H6L0 12z' },
  { letter: 'F', colour: 'var(--qn-answer-f)', path: 'M7 0H17V7H24V17H17V24H7V17H0V7H7z' },
  { letter: 'G', colour: 'var(--qn-answer-g)', path: 'M6 2H24L18 22H0z' },
  { letter: 'H', colour: 'var(--qn-answer-h)', path: 'M12 0L23 9V23H1V9z' },
];

/** Returns an answer's text beside its letter: nothing where it is that letter, as below pictures that say it all. */
export function textBesideLetter(text: string, place: number): string {
  return text === letterOf(place) ? '' : text;
}

/** Returns an answer's letter by its position, or the number beyond the last letter. */
export function letterOf(place: number): string {
  return ANSWER_SIGNS[place]?.letter ?? String(place + 1);
}
