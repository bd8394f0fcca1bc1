import words from '../../../look/words/en';
import type de from './de';

const en: typeof de = {
  rehearsal: {
    rehearse: words.rehearsal,
    rehearseThis: (quizName) => `Rehearse “${quizName}”`,
    title: 'Rehearsal',
    intro:
      'Pretend teams play your quiz: they guess, mistype and come late. Real phones may join. None of it counts, and in the end all of it is deleted.',
    teams: 'Pretend teams',
    teamsFault: (fewest, most) => `There can be ${fewest} to ${most} teams.`,
    fast: 'Four times as fast',
    fastHint: 'Each question has a quarter of its time.',
    start: 'Start the rehearsal',
    finish: 'End and report',
    report: {
      heading: 'How the rehearsal went',
      loading: 'Fetching the report',
      gone: 'Nothing of this rehearsal is left. A report is kept for an hour.',
      failed: 'The report did not arrive.',
      allWell: 'Nothing else stood out. You are ready for the evening!',
      duration: 'How long the evening takes',
      minutes: (least, most) => `${least} to ${most} minutes, without breaks`,
      small: 'Small on the screen',
      smallHint: 'Hard to read from the back of the room. Shorter texts get larger.',
      smallText: (text, question) => `“${text}”: ${question}`,
      missing: 'Files that are missing',
      missingHint: 'Without them the question shows its text alone.',
      missingFile: (file, question) => `${file}: ${question}`,
      untypable: 'Answers that nobody can type',
      untypableHint: 'Accept a spelling too that works on a phone.',
      untypableAnswer: (answer, question) => `“${answer}”: ${question}`,
      untypableWhy: {
        letters: 'not on every keyboard',
        refused: 'typed like this, it does not count as right',
        several: 'reads like several answers in one',
      },
      allRight: 'Everybody was right',
      allRightHint: 'Is the solution correct? And is the question not too easy?',
      allWrong: 'Nobody was right',
      allWrongHint: 'Is the solution correct? Perhaps a spelling is missing.',
      edit: 'Edit the quiz',
      retry: 'Try again',
      toStart: 'To the start page',
    },
  },
  firstEvening: {
    heading: 'My first evening',
    intro:
      'From the socket to the podium: ten things, then it runs. What was done on this laptop ticks itself off.',
    done: (count, of) => `${count} of ${of} done`,
    steps: {
      power: 'Plug in the laptop. An evening empties every battery.',
      projector: 'Connect the projector or TV and mirror the screen. Sounds? Then the speakers as well.',
      network:
        'Connect the laptop to the phones’ Wi-Fi, then scan the QR code with your own phone: that is how everybody gets in.',
      card: 'Print cards with the Wi-Fi and put them on the tables.',
      quiz: 'Pick a quiz or make one, and read every solution aloud once.',
      rehearsal: 'Run a rehearsal with 20 teams and read the report.',
      remote: 'Get the remote control on your own phone: then you need not stand at the laptop.',
      paper: 'Pen and paper for those without a phone. Answer sheets are under “Print”.',
      wall: 'Half an hour before: lobby on the wall, F fills the screen, announce the rules briefly.',
      start: 'Start the quiz. After the last round comes the podium, place by place. And applause!',
    },
    leads: {
      card: 'Print the Wi-Fi card',
      quizzes: 'To the quizzes',
      lobby: 'To the lobby',
      sheets: 'Print sheets',
    },
    print: 'Print',
    reset: 'Clear all ticks',
    toStart: 'To the start page',
  },
};
export default en;
