/** One value of each scene, and of what hosts are sent. */
export const round = { index: 0, of: 2, title: 'Music', questionCount: 3, reveal: 'question' };
export const question = {
  questionId: 'q1',
  number: 1,
  of: 3,
  kind: 'choice',
  text: 'How many?',
  points: 1,
  answers: ['One', 'Two'],
  imageUrl: '/media/1',
  imageAlt: 'A spider',
  audioUrl: 'https://quiz.example/media/2',
  videoUrl: '/media/3',
  media: ['image', 'audio', 'video'],
};
const standing = { rank: 1, name: 'Anna', points: 3.5, gained: 1 };
const counted = { answered: 1, expected: 2 };
export const scenes = [
  { name: 'lobby' },
  { name: 'round', round },
  { name: 'wager', round, questionId: 'q1', staked: 1, expected: 2, remainingMs: 500 },
  { name: 'question', round, question, remainingMs: 500, durationMs: 1000, ...counted },
  { name: 'question', round, question, remainingMs: null, durationMs: null, ...counted, liveCounts: [1, 0] },
  { name: 'closed', round, question, ...counted },
  {
    name: 'reveal',
    round,
    question,
    solution: { kind: 'choice', correct: [1], explanation: 'So it is.' },
    tally: { kind: 'choice', counts: [2, 0] },
    suspenseMs: 2400,
    right: { count: 1, of: 3 },
    fastest: [{ name: 'Anna', ms: 2100 }],
    onlyRight: 'Anna',
  },
  { name: 'scores', standings: [standing], playerCount: 1 },
  {
    name: 'scores',
    standings: [standing],
    rest: [{ rank: 11, name: 'Ben', points: 1, before: 9 }],
    playerCount: 11,
    page: 1,
  },
  { name: 'break', remainingMs: 60_000 },
  { name: 'tieBreak', names: ['Anna', 'Ben'] },
  { name: 'podium', standings: [{ ...standing, joker: 1 }], playerCount: 1, tied: false },
  { name: 'podium', standings: [], playerCount: 3, tied: false, hidden: 3, steps: 2 },
  { name: 'awards', of: 2, awards: [{ award: 'onlyRight', name: 'Anna', value: 'How many?' }] },
  { name: 'goodbye', nextDate: 'Tuesday, 8 pm' },
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
      kind: 'text',
      round: 0,
      number: 1,
      revealed: true,
      version: 'a1',
      waiting: 2,
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
      playerId: 'p2',
      name: 'Arsch',
      connected: false,
      answered: true,
      watches: true,
      points: 0,
      starred: true,
      shownName: 'A****',
    },
  ],
  adjustments: [{ adjustmentId: 'a1', playerId: 'p1', points: -0.5, reason: 'late' }],
  devices: [
    { deviceId: 'session', kind: 'session', connected: true, own: true },
    { deviceId: 'd1', kind: 'remote', connected: false, own: false },
  ],
  missingSheets: 2,
  voided: ['q0'],
  preload: ['/media/1'],
  mediaFaults: [
    { questionId: 'q0', kind: 'audio', fileName: 'a.mp3', fault: 'missing' },
    { questionId: 'q2', kind: 'image', fileName: 'b.png', fault: 'broken', upcoming: true },
  ],
};
