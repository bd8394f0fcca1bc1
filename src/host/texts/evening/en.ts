import { dayIn } from './dayIn';
import type de from './de';

const day = dayIn('en-GB');

const en: typeof de = {
  played: ({ date, answered, share }, times) =>
    [
      times > 1 ? `played ${times} times, last on ${day(date)}` : `played on ${day(date)}`,
      answered > 0 ? `${share}% right` : 'nobody answered',
    ].join(', '),
  known: {
    heading: 'Played before',
    hint: 'Note on the quiz',
    text: 'Teams of tonight have had questions of this quiz before:',
    teams: (questions, names, others = 0) =>
      `${questions === 1 ? '1 question is' : `${questions} questions are`} known to: ${names.join(', ')}${others ? ` and ${others} more` : ''}`,
    evening: (date, quizName) => `${day(date)}, ${quizName}`,
  },
  another: {
    offer: 'Another quiz',
    text: 'Everybody comes back to the lobby with the same code. Results stay stored; certificates can be had only now.',
    quizzes: 'Which quiz?',
    current: 'just played',
    keepPoints: 'Keep the points',
    keepHint: 'Otherwise all start from 0. The evening counts both quizzes either way.',
    confirm: 'To the lobby',
    choose: 'Please choose a quiz.',
    loading: 'The quizzes are on their way …',
    none: 'There is no quiz on the server.',
    failed: 'The quizzes could not be loaded.',
    again: 'Try again',
  },
  openEnds: {
    heading: 'Still open before the podium',
    goOn: (next) => `“${next}” goes to the podium all the same.`,
  },
  proposal: {
    accept: (name) => `Count for “${name}”`,
    decline: 'Not tonight',
  },
  fairPlay: {
    offer: 'Fair play',
    hint: 'Tells on the remote who leaves the page on their phone during a question. The teams read that it is on.',
    left: (times, seconds) => `left ${times}×, ${seconds.toLocaleString('en')} s`,
  },
};

export default en;
