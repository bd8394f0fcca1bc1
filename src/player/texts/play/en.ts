import words from '../../../look/words/en';
import { numberFormat } from '../numberFormat';

const number = numberFormat('en');
/** With two decimals at most. */
const two = (value: number) => number(Math.round(value * 100) / 100);

/** What the phone says of the game and of the team's phones. */
const en = {
  team: {
    device: (number: number) => `Phone ${number}`,
    captain: 'captain',
    own: 'this phone',
    connected: words.connected,
    away: words.away,
    scan: 'Scan this with the other phone. You then write on the same sheet.',
    once: 'The code works for ten minutes, and for one phone.',
    qr: 'QR code for another phone of your team',
    share: 'Share the link',
    full: 'A team has no more phones.',
    offline: 'There is no connection for this at the moment.',
    failed: 'That did not work. Try again in a moment.',
    list: 'Your team’s phones',
    captainHint: 'The captain’s phone hands in and plays the joker.',
    remove: (number: number) => `Sign out phone ${number}`,
    removeReally: (number: number) => `Sign out phone ${number}? What it wrote stays.`,
    removeYes: 'Yes, sign out',
    cancel: words.cancel,
    close: 'Close',
    /** Whose answer stands in place of another phone's; `isOwn`: one that this phone could not send before. */
    replaced: (number: number | undefined, isOwn: boolean) =>
      isOwn
        ? 'Your answer from while you were away replaces your team’s'
        : `${number === undefined ? 'Another phone' : `Phone ${number}`} has changed your answer`,
    nowStands: 'now',
    seen: 'Got it',
  },
  answers: {
    /** As the language writes it. */
    number,
    pickOne: 'Pick one answer.',
    pickSeveral: 'Pick all that are right.',
    pickAtLeastOne: 'Pick at least one. Until then, your last choice counts.',
    yourAnswer: 'Your answer',
    noAnswer: 'You have not answered.',
    send: 'Send',
    notSent: 'Not sent yet.',
    notANumber: 'That is not a number. Use digits, such as 42 or 1.5.',
    changeSign: 'Plus or minus',
    orderHint: 'Drag the answers into the right order, from the top down.',
    submitOrder: 'Save this order',
    done: 'Done',
    moveUp: (answer: string) => `Move ${answer} up`,
    moveDown: (answer: string) => `Move ${answer} down`,
    movedTo: (answer: string, place: number, of: number) => `${answer}: now ${place} of ${of}`,
    sending: 'Sending…',
    waiting: 'No connection. Your answer is kept here and sent as soon as possible.',
    saved: 'Saved. You can still change it.',
    partSaved: 'Saved',
    sendPart: (label: string) => `Save: ${label}`,
    typing: (number: number) => `Phone ${number} is typing …`,
    by: (number: number | undefined) => (number === undefined ? 'by another phone' : `by phone ${number}`),
    refused: {
      late: 'Your last answer came too late.',
      invalid: 'The quiz computer could not take this answer. Try it another way.',
    },
  },
  scenes: {
    paused: 'Paused. It goes on in a moment.',
    roundOf: (round: number, of: number) => `Round ${round} of ${of}`,
    questionCount: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
    revealAtEnd: 'The right answers come at the end of the round.',
    getReady: 'Get ready: the first question comes in a moment.',
    joker: 'Play your joker',
    jokerPlayed: 'Joker played',
    jokerHint: 'This round counts double. Once a game.',
    jokerBack: (isBeside: boolean): string =>
      isBeside
        ? 'You can take it back until your first answer.'
        : 'You can take it back until the first question.',
    jokerSpent: (round: number) => `Your joker was on round ${round}.`,
    questionOf: (question: number, of: number) => `Question ${question} of ${of}`,
    tieBreak: words.tieBreak,
    tieBreakWatch: 'Only those who share the first place answer. Look at the big screen.',
    /** Who plays the tie-break that comes next. */
    tieBreakBetween: (names: readonly string[], others?: number) =>
      names.length > 1 ? `Tie-break: ${words.opponents(names, others)}` : 'Tie-break',
    tieBreakReady: 'Get ready: the tie-break comes in a moment. The nearest answer wins.',
    tieBreakWon: 'You have won the tie-break!',
    tieBreakResult: (winners: readonly string[]) =>
      winners.length === 1 ? `${winners[0]} wins the tie-break` : `Still level: ${words.names(winners)}`,
    points: (points: number) => (points === 1 ? '1 point' : `${two(points)} points`),
    timeLeft: (seconds: number) => (seconds === 1 ? '1 second left' : `${seconds} seconds left`),
    /** At the end of a question's time, where its round stays open. */
    timeUp: 'Time is up, you can change until the round ends',
    /** While the time stands, since the question's sound or film was not played yet. */
    timeFromSound: (seconds: number) => `${seconds} seconds from the sound on`,
    listen: 'This question comes with sound or video from the big screen.',
    look: 'The picture for this question is on the big screen.',
    /** For who cannot see it. */
    picture: (description: string) => `Picture: ${description}`,
    watch: 'Look at the big screen.',
    newQuestion: 'New question',
    /** The number of a question on the sheet. */
    sheetPlace: (place: number, isAnswered: boolean) =>
      `Question ${place}, ${isAnswered ? 'answered' : 'empty'}`,
    sheet: 'The questions of the round',
    empty: (count: number) => (count === 1 ? 'One is still empty.' : `${count} are still empty.`),
    allAnswered: 'All answered.',
    handIn: 'Hand in the sheet',
    handInLater: 'You can hand it in from the last question on.',
    handedIn: 'Handed in. You can still change it.',
    takeBack: 'Take back',
    lastCall: 'Last call!',
    lastCallHint: 'The round closes in a moment.',
    game: 'Quiz',
    tabs: 'The quiz and the round beside it',
    besideTab: (title: string, answered: number, of: number) => `${title} ${answered}/${of}`,
    besideClosed: (title: string) => `“${title}” is closed.`,
    besideHint: 'This round runs beside the others. You have time until its turn comes.',
    /** Handing in and the joker, on a phone that is not the captain's. */
    captainDoes: (number: number | undefined) => `Phone ${number ?? 1} does that.`,
    enlarge: 'Enlarge the picture',
    shrink: 'Shrink the picture',
    closed: 'Answers are closed',
    roundClosed: 'The round is closed',
    right: 'Right!',
    wrong: 'Not this time',
    close: 'Close!',
    half: 'Half right',
    partsRight: (right: number, of: number) => `${two(right)} of ${of} parts`,
    notAnswered: 'Not answered',
    gained: (points: number) => (points === 1 ? '+1 point' : `+${two(points)} points`),
    rightAnswer: 'Right answer',
    rightInAnyOrder: 'Right, in any order',
    scores: 'Scores',
    rank: (rank: number, of: number) => `Place ${rank} of ${of}`,
    break: 'Break',
    rules: 'How we play',
    season: 'Your season',
    seasonPlace: (rank: number, of: number, moved: number) =>
      `${rank} of ${of}${moved === 0 ? '' : `, ${Math.abs(moved)} ${Math.abs(moved) === 1 ? 'place' : 'places'} ${moved > 0 ? 'up' : 'down'}`}`,
    breakOpen: 'It goes on when the host is ready. You can lock this phone.',
    breakUntil: 'Then it goes on. You can lock this phone.',
    breakLonger: 'The break lasts longer.',
    final: 'Final result',
    won: 'You have won!',
    wonTogether: 'Shared first place!',
    evening: 'Your evening',
    thanks: 'Thank you for playing.',
    over: 'The quiz is over',
    leave: 'Leave the game',
    leaveReally: 'Leave the game? Your answers and points will be gone.',
    leaveTeam: 'Leave the game? Your team plays on without this phone.',
    leaveYes: 'Yes, leave',
    leaveNo: 'Stay',
  },
};
export default en;
