import type { Evening } from '../../../src/contract/evening';

/** An evening with one question of each outcome. */
export function evening(more: Partial<Evening> = {}): Evening {
  return {
    quizName: 'Pub Quiz',
    playerName: 'Anna',
    date: '2026-11-20',
    rank: 3,
    of: 14,
    points: 3.5,
    rounds: [
      {
        title: 'Food',
        points: 1.5,
        questions: [
          asked(1, { answer: 'Tea', solution: 'Tea', correct: true, points: 1 }),
          asked(2, { answer: 'Salt | ', solution: 'Salt | Pepper', share: 0.5, points: 0.5 }),
          asked(3, { answer: 'Rome', solution: 'Naples', points: -5, staked: 5 }),
          asked(4, { solution: 'Rye' }),
        ],
      },
      { title: null, points: 2, questions: [] },
    ],
    ...more,
  };
}

type AskedQuestion = Evening['rounds'][number]['questions'][number];

function asked(number: number, more: Partial<AskedQuestion>): AskedQuestion {
  return {
    number,
    text: `Question of ${number}?`,
    answer: '',
    solution: '',
    correct: false,
    points: 0,
    ...more,
  };
}
