/** One value of each shape that the game's part of the contract knows, with every field. */
export const round = { index: 0, of: 2, title: 'Music', questionCount: 3, reveal: 'question' };
const asked = { questionId: 'q1', number: 1, of: 3, text: 'How many?', points: 1 };
export const question = {
  ...asked,
  kind: 'choice',
  answers: ['One', 'Two'],
  imageUrl: '/media/1',
  imageAlt: 'A spider',
  audioUrl: 'https://quiz.example/media/2',
  videoUrl: '/media/3',
  media: ['image', 'audio', 'video'],
};
const textQuestion = { ...asked, kind: 'text' };
const numberQuestion = { ...asked, kind: 'number', unit: 'legs' };
export const standing = { rank: 1, name: 'Anna', points: 3.5, gained: 1 };

const counted = { answered: 1, expected: 2 };
export const scenes = [
  { name: 'lobby' },
  { name: 'round', round },
  { name: 'wager', round, questionId: 'q1', staked: 1, expected: 2, remainingMs: 500 },
  { name: 'question', round, question, remainingMs: 500, durationMs: 1000, ...counted },
  { name: 'question', round, question, remainingMs: null, durationMs: null, ...counted },
  { name: 'question', round, question, remainingMs: null, durationMs: null, ...counted, liveCounts: [1, 0] },
  { name: 'question', round, question, remainingMs: 7, durationMs: 9, lastCallMs: 7, ...counted, ready: 1 },
  { name: 'closed', round, question, ...counted },
  { name: 'closed', round, question: null, ...counted },
  { name: 'closed', round: null, tieBreak: true, question, ...counted },
  {
    name: 'reveal',
    round,
    question,
    solution: { kind: 'choice', correct: [1], explanation: 'So it is.' },
    tally: { kind: 'choice', counts: [2, 0] },
  },
  {
    name: 'reveal',
    round,
    question: textQuestion,
    solution: { kind: 'text', accepted: ['Bach'] },
    tally: { kind: 'text', groups: [{ text: 'Bach', count: 2, correct: true }] },
  },
  {
    name: 'reveal',
    round,
    question: numberQuestion,
    solution: { kind: 'number', value: 8, unit: 'legs' },
    tally: { kind: 'number', nearest: [{ name: 'Anna', value: 8, points: 1 }] },
  },
  {
    name: 'reveal',
    round: null,
    tieBreak: true,
    question: numberQuestion,
    solution: { kind: 'number', value: 8 },
    winners: ['Anna'],
    tally: { kind: 'number', nearest: [{ name: 'Anna', value: 8, points: 0 }] },
  },
  { name: 'scores', standings: [standing], playerCount: 1 },
  { name: 'scores', standings: [standing], playerCount: 3, hidden: 2 },
  { name: 'break', remainingMs: 60_000 },
  { name: 'break', remainingMs: null },
  { name: 'tieBreak', names: ['Anna', 'Ben'] },
  { name: 'podium', standings: [{ ...standing, joker: 1 }], playerCount: 1, tied: false },
  {
    ...{ name: 'podium', standings: [standing], playerCount: 12, tied: false },
    rest: [{ rank: 11, name: 'Eve', points: 0.5 }],
  },
  { name: 'podium', standings: [{ ...standing, before: 2 }], playerCount: 12, hidden: 1, tied: false },
  { name: 'podium', standings: [standing], playerCount: 12, tied: false, page: 1 },
  { name: 'awards', awards: [{ award: 'onlyRight', name: 'Anna', value: 'How many?' }] },
  { name: 'round', round, joker: true },
];

export const playerScenes = [
  { name: 'lobby' },
  { name: 'round', round, joker: true },
  { name: 'wager', round, questionId: 'q1', remainingMs: null },
  { name: 'question', round, question, remainingMs: 500, durationMs: 1000 },
  { name: 'question', round, question, remainingMs: null, durationMs: null, lastCallMs: 7 },
  { name: 'closed', round, question: null },
  { name: 'closed', round: null, tieBreak: true, question },
  { name: 'reveal', round, question, solution: { kind: 'choice', correct: [1] } },
  {
    name: 'reveal',
    round: null,
    tieBreak: true,
    question: numberQuestion,
    solution: { kind: 'number', value: 8 },
    winners: ['Anna'],
  },
  { name: 'tieBreak', names: ['Anna', 'Ben'] },
  { name: 'scores' },
  { name: 'break', remainingMs: null },
  { name: 'podium', tied: true },
  { name: 'awards', awards: [{ award: 'comeback', name: 'Ben', value: 2 }] },
];

export const hostGame = {
  revision: 4,
  step: 2,
  next: 'closed',
  canClose: true,
  canGoBack: true,
  solution: { kind: 'choice', correct: [1] },
  note: 'Say it slowly.',
  upcoming: 'And now?',
  marking: [
    {
      questionId: 'q1',
      text: 'Who?',
      ...{ kind: 'text', round: 0, number: 1, revealed: true, version: 'a1', waiting: 2 },
      groups: [
        { text: 'Bahc', count: 1, correct: true, suggested: true, starred: true, shownText: 'B***' },
        { text: 'J. Bach', count: 1, correct: false, suggested: false, doubtful: true },
        { text: 'Haydn', count: 2, correct: false, suggested: false, marked: true },
      ],
    },
  ],
  players: [
    { playerId: 'p1', name: 'Anna', connected: true, answered: false, ready: true, points: 2 },
    {
      ...{ playerId: 'p2', name: 'Arsch', connected: false, answered: true, watches: true, points: 0 },
      ...{ starred: true, shownName: 'A****' },
    },
  ],
  adjustments: [{ adjustmentId: 'a1', playerId: 'p1', points: -0.5, reason: 'late' }],
  devices: [
    { deviceId: 'session', kind: 'session', connected: true, own: true },
    { deviceId: 'd1', kind: 'remote', connected: false, own: false },
  ],
  missingSheets: 2,
  preload: ['/media/1'],
  mediaFaults: [
    { questionId: 'q0', kind: 'audio', fileName: 'a.mp3', fault: 'missing' },
    { questionId: 'q2', kind: 'image', fileName: 'b.png', fault: 'broken', upcoming: true },
  ],
};

export const commands = [
  { type: 'start' },
  { type: 'next', step: 1 },
  { type: 'back', step: 1 },
  { type: 'close', step: 1 },
  { type: 'addTime', step: 1, seconds: 15 },
  { type: 'pause' },
  { type: 'resume' },
  { type: 'scores', shown: true },
  { type: 'startBreak', minutes: 0 },
  { type: 'endBreak' },
  { type: 'stake', playerId: 'p1', questionId: 'q1', points: 2.5 },
  { type: 'stake', playerId: 'p1', questionId: 'q1', points: null },
  { type: 'ask', text: 'Another round?', answers: ['Yes', 'No'] },
  { type: 'autopilot', on: true },
  { type: 'scoresOneByOne', on: true },
  { type: 'awards', on: false },
  { type: 'livePolls', on: true },
  { type: 'pace', factor: 1.5 },
  { type: 'media', step: 1, action: 'replay' },
  { type: 'volume', level: 0.5 },
  { type: 'lock', locked: true },
  { type: 'remove', playerId: 'p1' },
  { type: 'removeAway' },
  { type: 'removeNewest', count: 100 },
  { type: 'rename', playerId: 'p1', name: 'Anna' },
  { type: 'uncover', text: 'Arsch' },
  { type: 'mark', questionId: 'q1', answer: 'Bach', correct: true },
  { type: 'mark', questionId: 'q1', answer: [0, 2], correct: false },
  { type: 'unmark', questionId: 'q1', answer: 'Bach' },
  { type: 'adjust', adjustmentId: 'a1', playerId: 'p1', points: 0, reason: '' },
  { type: 'end' },
];
