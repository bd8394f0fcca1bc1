import { numberFormat } from '../../texts/numberFormat';

const number = numberFormat('en');
const two = (value: number) => number(Math.round(value * 100) / 100);
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** What a phone says of an evening that is over. */
const en = {
  title: 'Your evening',
  /** A day as ISO 8601 has it, in words. */
  date: (date: string) => (Number.isNaN(Date.parse(date)) ? date : day.format(Date.parse(date))),
  place: (rank: number, of: number) => `Place ${rank} of ${of}`,
  /** The same, with the number in large type. */
  placeOf: (of: number) => `of ${of}`,
  ordinal: (rank: number) => {
    const ending = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' };
    return `${rank}${ending[new Intl.PluralRules('en', { type: 'ordinal' }).select(rank)]}`;
  },
  points: (points: number) => `${two(points)} ${points === 1 ? 'point' : 'points'}`,
  round: (round: number, title: string | null) => (title ? `${round}. ${title}` : `Round ${round}`),
  rightOf: (right: number, of: number) => `${right} of ${of} right`,
  carried: 'From earlier quizzes',
  adjusted: 'Corrections',
  tieBreak: (won: boolean): string => (won ? 'Tie-break: won' : 'Tie-break: not won'),
  question: (number: number) => `Question ${number}`,
  verdicts: { right: 'Right', half: 'Partly right', wrong: 'Wrong', none: 'Not answered' },
  yourAnswer: 'Your answer',
  rightAnswer: 'Right answer',
  notAnswered: 'No answer here',
  others: 'More evenings',
  until: 'This phone keeps an evening for a week, without internet too.',
  picture: 'A picture to share',
  /** What the picture shows, for who cannot see it. */
  pictureOf: (name: string, place: string, points: string) => `${name}: ${place}, ${points}`,
  share: 'Share the picture',
  save: 'Save the picture',
  file: 'quiz-evening.png',
  close: 'Close',
  empty: 'The evening is not kept on this phone any more.',
};
export default en;
