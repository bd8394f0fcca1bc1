import type { Season } from '../../src/game/season/season';

/** Three teams on two evenings; two of them have similar names. */
export const AUTUMN: Season = {
  name: 'Herbst',
  points: 'quiz',
  teams: [
    { teamId: 't1', name: 'Quizzly Bears', aliases: [] },
    { teamId: 't2', name: 'Otto', aliases: [] },
    { teamId: 't3', name: 'Quizly Bears', aliases: [] },
  ],
  evenings: [
    {
      eveningId: 'e1',
      date: '2026-11-03',
      quizName: 'Nummer eins',
      results: [
        { teamId: 't1', points: 20 },
        { teamId: 't2', points: 12 },
      ],
    },
    {
      eveningId: 'e2',
      date: '2026-11-10',
      quizName: 'Nummer zwei',
      results: [
        { teamId: 't3', points: 5 },
        { teamId: 't2', points: 10 },
      ],
    },
  ],
};
