import type { PlayerDevice, PlayerGame, PlayerOwn } from '../../src/contract/toPhones';
import type { OfKind, Question, QuestionKind, Solution } from '../../src/contract/question';

export const round = { index: 1, of: 3, title: 'Food', questionCount: 5, reveal: 'question' } as const;

/** A question of each kind, named after it. */
export function question<Kind extends QuestionKind>(
  kind: Kind,
  more: Partial<OfKind<Question, Kind>> = {},
): OfKind<Question, Kind> {
  const answers = ['Venice', 'Hamburg', 'Berlin'];
  const asked = {
    questionId: kind,
    number: 3,
    of: 5,
    kind,
    text: `What of ${kind}?`,
    points: 1,
    ...(!['text', 'number', 'parts'].includes(kind) && { answers }),
    ...more,
  };
  return asked as unknown as OfKind<Question, Kind>;
}

export function game(scene: PlayerGame['scene'], more: Partial<PlayerGame> = {}): PlayerGame {
  return { revision: 1, step: 1, paused: false, scene, questions: [], ...more };
}

/** A game that asks this question, for half a minute. */
export function asking(
  asked: Question,
  more: Partial<PlayerGame> = {},
  fields: { waiting?: boolean; reading?: { remainingMs: number; durationMs: number } } = {},
): PlayerGame {
  const scene = {
    name: 'question',
    round,
    question: asked,
    remainingMs: 30_000,
    durationMs: 30_000,
    ...fields,
  } as const;
  return game(scene, { questions: [asked], ...more });
}

/** A round that is revealed at its end, with these questions asked so far; by default all of them. */
export function onSheet(
  questions: Question[],
  more: Partial<PlayerGame> = {},
  scene: { lastCallMs?: number; remainingMs?: number } = {},
  questionCount = questions.length,
): PlayerGame {
  const asked = asking(questions.at(-1)!, { questions, ...more });
  return {
    ...asked,
    scene: {
      ...asked.scene,
      ...scene,
      round: { ...round, reveal: 'round', questionCount },
    } as PlayerGame['scene'],
  };
}

export function closing(asked: Question | null, more: Partial<PlayerGame> = {}): PlayerGame {
  return game({ name: 'closed', round, question: asked }, { revision: 2, step: 2, ...more });
}

export function revealing(asked: Question, solution: Solution, more: Partial<PlayerGame> = {}): PlayerGame {
  return game({ name: 'reveal', round, question: asked, solution }, { revision: 3, step: 3, ...more });
}

/** A team with this many phones, of which this one is the nth. */
export function phones(count: number, own = 1): PlayerDevice[] {
  return Array.from({ length: count }, (_, place) => ({
    deviceId: `phone ${place + 1}`,
    number: place + 1,
    captain: place === 0,
    connected: true,
    own: place === own - 1,
  }));
}

export function own(more: Partial<PlayerOwn> = {}): PlayerOwn {
  return { answers: {}, results: {}, points: null, rank: null, of: null, ...more };
}
