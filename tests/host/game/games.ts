import type { Question, Round } from '../../../src/contract/question';
import type { Scene } from '../../../src/contract/scene';
import type { SessionGame, Session } from '../../../src/contract/toMonitors';
import type { Standing } from '../../../src/contract/scores';

export const session: Session = {
  quizId: 'garden',
  sessionCode: 'FHGZF',
  participants: ['Änne', 'Björn'],
  quizName: 'Quer durch den Garten',
  quizDescription: '',
};
export const joinUrl = 'http://192.0.2.2:5000/join/FHGZF';

export const round: Round = {
  index: 1,
  of: 3,
  title: 'Flora und Fauna',
  questionCount: 5,
  reveal: 'question',
};

const numbered = { questionId: 'q2', number: 2, of: 5, points: 1 };
export const choice: Question = {
  ...numbered,
  kind: 'choice',
  text: 'Welches Gemüse ist botanisch gesehen eine Beere?',
  answers: ['Karotte', 'Aubergine', 'Spargel', 'Rosenkohl'],
};
export const order: Question = {
  ...numbered,
  kind: 'order',
  text: 'Ordnet die Pflanzen nach ihrer Höhe, die kleinste zuerst.',
  answers: ['Mammutbaum', 'Gänseblümchen', 'Apfelbaum', 'Sonnenblume'],
};
export const text: Question = {
  ...numbered,
  kind: 'text',
  text: 'Wie heißt der längste Fluss Deutschlands?',
};
export const number: Question = {
  ...numbered,
  kind: 'number',
  text: 'Wie lang ist der Rhein?',
  unit: 'Kilometer',
};

export const parts: Question = {
  ...numbered,
  kind: 'parts',
  text: 'Welches Lied hört ihr?',
  points: 2,
  parts: [{ label: 'Titel' }, { label: 'Band' }],
};

/** A game in this scene. */
export function gameAt(scene: Scene, changes: Partial<SessionGame> = {}): SessionGame {
  return { revision: 7, step: 3, paused: false, locked: false, autopilot: false, scene, ...changes };
}

type SceneOf<Name extends Scene['name']> = Extract<Scene, { name: Name }>;

/** A scene that asks this question. */
export function asking(question: Question, changes: Partial<SceneOf<'question'>> = {}): SceneOf<'question'> {
  const timed = { remainingMs: 24_000, durationMs: 30_000, answered: 12, expected: 20 };
  return { name: 'question', round, question, ...timed, ...changes };
}

/** A scene that reveals each kind of question. */
export const reveals = {
  choice: {
    name: 'reveal',
    round,
    question: choice,
    solution: { kind: 'choice', correct: [1], explanation: 'Ihre Samen liegen im Fruchtfleisch.' },
    tally: { kind: 'choice', counts: [3, 11, 1, 5] },
  },
  order: {
    name: 'reveal',
    round,
    question: order,
    solution: { kind: 'order', correct: [1, 3, 2, 0] },
    tally: { kind: 'order', counts: [18, 15, 12, 13] },
  },
  text: {
    name: 'reveal',
    round,
    question: text,
    solution: { kind: 'text', accepted: ['Rhein', 'Der Rhein', 'Rhine'] },
    tally: {
      kind: 'text',
      groups: [
        { text: 'Rhein', count: 14, correct: true },
        { text: 'Donau', count: 4, correct: false },
      ],
    },
  },
  number: {
    name: 'reveal',
    round,
    question: number,
    solution: { kind: 'number', value: 1232.5, unit: 'Kilometer' },
    tally: {
      kind: 'number',
      nearest: [
        { name: 'Die Besserwisser', value: 1230, points: 3 },
        { name: 'Team Rocket', value: 1250.5, points: 1.5 },
        { name: 'Änne', value: 900, points: 0 },
      ],
    },
  },
  parts: {
    name: 'reveal',
    round,
    question: parts,
    solution: { kind: 'parts', parts: [['Waterloo'], ['ABBA', 'A.B.B.A.']] },
    tally: { kind: 'parts', counts: [9, 3], halves: [0, 2], of: 12 },
  },
} satisfies Record<string, SceneOf<'reveal'>>;

const NAMES = ['Die Besserwisser', 'Team Rocket 🚀', 'Les Quizérables', 'Quizzly Bears', 'Änne'];
const MORE_NAMES = ['Kneipenkönige', 'Stammtisch 7', 'Tequila Mockingbird', 'Risky Quizness', 'Zoë & Max'];

/** Standings of players with these points, in this order; equal points share a rank. */
export function standingsOf(points: readonly number[], names = [...NAMES, ...MORE_NAMES]): Standing[] {
  return points.map((own, place) => ({
    rank: points.filter((other) => other > own).length + 1,
    name: names[place]!,
    points: own,
    gained: place % 3,
  }));
}

/** The podium of players with these points. */
export function podiumOf(points: readonly number[]): SceneOf<'podium'> {
  const tied = points.filter((own) => own === points[0]).length > 1;
  return { name: 'podium', standings: standingsOf(points), playerCount: points.length, tied };
}
