import { describe, expect, test } from 'vitest';
import type { Command } from '../../src/contract/fromHosts';
import type { AnswersCounted } from '../../src/contract/toMonitors';
import { parseHostGame } from '../../src/contract/toHosts';
import { parsePlayerGame, parsePlayerOwn } from '../../src/contract/toPhones';
import { hasSolution } from '../../src/contract/question';
import { tieBreakOf } from '../../src/game/plan';
import { actions, markedQuiz, NAMES, wageredQuiz, type Action } from '../support/gameActions';
import { GamePlay } from '../support/gamePlay';
import {
  isLastCall,
  isPassedOver,
  isRevealed,
  overlayOf,
  plannedScene,
  questionsIn,
  shownAsk,
  spentJoker,
} from '../../src/game/facts';
import { scoreGame, type Scores } from '../../src/game/scoring/score';
import { readGameState } from '../../src/game/storedGame';
import { fc } from '../support/property';
import { parseSessionGame } from '../support/parseSessionGame';

/**
 * Plays random sequences of actions in one of the quizzes, and inspects the game after each. Every run plays
 * other games.
 */
function afterEachAction(
  look: (game: GamePlay, before: Pick<GamePlay, 'plan' | 'state'>, action: Action) => void,
  numRuns = 40,
  ...files: object[]
) {
  const quizzes = files.length > 0 ? files : [markedQuiz, wageredQuiz];
  fc.assert(
    fc.property(fc.constantFrom(...quizzes), actions, (file, list) => {
      const game = new GamePlay(file, NAMES);
      for (const action of list) {
        const before = { plan: game.plan, state: game.state };
        action.run(game);
        look(game, before, action);
      }
    }),
    { numRuns },
  );
}
const everybody = (game: GamePlay) => game.state.players.map(({ playerId }) => playerId);

/** Returns every part of the scores, each of which is derived only when it is asked for. */
function partsOf(scores: Scores): { [Part in keyof Scores]: Scores[Part] } {
  const { players, graded, results, totals, standings, points, shown } = scores;
  const { tied, tieBreakers, tieBreakPlaces } = scores;
  return { players, graded, results, totals, standings, points, shown, tied, tieBreakers, tieBreakPlaces };
}

/** Counts those sharing the first place whom the tie-break put before this one of them. */
function aheadInTieBreak({ scores }: GamePlay, playerId: string): number {
  const placeOf = (id: string): number => scores.tieBreakPlaces?.get(id) ?? 0;
  if (!scores.tied.has(playerId)) return 0;
  return [...scores.tied].filter((each) => placeOf(each) < placeOf(playerId)).length;
}

/**
 * Whether a mark or a departure has created or ended the tie since this podium or this scene of the tie-break
 * was reached: until the tie-break is revealed, Next from the scene before it then leads to the other of the
 * two.
 */
function isOtherWayNow({ plan, state, scores }: GamePlay): boolean {
  const tieBreak = tieBreakOf(plan);
  if (!tieBreak || state.furthest <= plan.podiumAt || isRevealed(state, tieBreak)) return false;
  const isTied = scores.tied.size > 0;
  return isTied ? state.position === plan.podiumAt : state.position > plan.podiumAt;
}

/** Whether the scene has closed a question before its last stage: after Back, Next then shows another stage. */
function hasSkippedStages({ plan, state }: GamePlay): boolean {
  const scene = plannedScene({ plan, state });
  const asked = scene.name === 'closed' ? questionsIn(plan, scene) : [];
  return asked.some(
    ({ question, stageCount }) => (state.clocks[question.questionId]?.stage ?? 0) < stageCount - 1,
  );
}

/** The state without what a restart changes: time and revision, the pause, sounds, and who is connected. */
function keptByRestart(state: GamePlay['state']) {
  const clocks = Object.entries(state.clocks).map(([id, clock]) => [id, { ...clock, closingMs: null }]);
  const changed = { time: 0, revision: 0, paused: false, media: null, connected: [], closedForMs: null };
  return { ...state, ...changed, clocks };
}

describe('whatever happens in a game', () => {
  test('step and revision never fall, and a refused event changes nothing', () => {
    afterEachAction((game, { plan, state: before }) => {
      expect(game.state.step).toBeGreaterThanOrEqual(before.step);
      expect(game.state.revision).toBeGreaterThanOrEqual(before.revision);
      // What was seen is ahead again once the host has put a question before it.
      if (game.plan === plan) expect(game.state.furthest).toBeGreaterThanOrEqual(before.furthest);
    });
  });

  test('its state can be stored and read again, and goes on from there after a restart', () => {
    afterEachAction((game) => {
      const { state, now } = game;
      expect(readGameState(JSON.parse(JSON.stringify(state)))).toStrictEqual({ ok: true, value: state });
      // Each change fits the cover of the podium to its standings.
      if (game.scene.name === 'podium') return;
      expect(keptByRestart(game.restart().state)).toEqual(keptByRestart(state));
      Object.assign(game, { state, now });
    });
  });

  test('its views match the contract', () => {
    afterEachAction((game) => {
      for (const [view, parse] of [
        [game.monitor, parseSessionGame],
        [game.phone, parsePlayerGame],
        [game.host, parseHostGame],
        ...everybody(game).map((name) => [game.own(name), parsePlayerOwn] as const),
      ] as const) {
        const sent: unknown = JSON.parse(JSON.stringify(view));
        expect(parse(sent)).toStrictEqual({ ok: true, value: sent });
      }
    });
  });

  test('nobody is sent a right answer, a note, or a question before its time', () => {
    afterEachAction((game) => {
      const { furthest, position } = game.state;
      const sent = [game.monitor, game.phone, ...everybody(game).map((name) => game.own(name))];
      // Fields with the name of the tie-break's question are not the question.
      const text = JSON.stringify(sent).replace(/"name":"tieBreak"|"tieBreak":(true|false)/g, '');
      expect(text).not.toMatch(/NOTE/);
      const scene = game.plan.scenes[position]!;
      const revealed = scene.name === 'reveal' && overlayOf(game.state) === null ? scene.asked : undefined;
      for (const asked of game.plan.questions) {
        const { questionId } = asked.question;
        if (asked !== revealed) expect(text).not.toMatch(new RegExp(`(RIGHT|EXPLAINED)-${questionId}\\b`));
        if (asked.askedAt <= furthest) continue;
        expect(text).not.toMatch(new RegExp(`[A-Z]-${questionId}\\b`));
        const isStaked = asked.question.wager && asked.askedAt - 1 <= furthest;
        // A question that was answered, and then put behind one that the host added, was known.
        const isAnswered = Object.keys(game.state.answers[questionId] ?? {}).length > 0;
        if (!isStaked && !isAnswered) expect(text).not.toContain(`"${questionId}"`);
      }
      const isAsk = shownAsk(game.state) !== undefined;
      if (!revealed)
        expect(text).not.toMatch(isAsk ? /"(solution|correctNumber)"/ : /"(solution|tally|correctNumber)"/);
    }, 150);
  });

  test('a covered place is sent to no monitor, and to no phone', () => {
    afterEachAction((game) => {
      const { scene } = game;
      if (scene.name !== 'scores' || !scene.hidden) return;
      const covered = game.scores.standings.slice(0, scene.hidden).map(({ name }) => name);
      expect(scene.standings.filter(({ name }) => covered.includes(name))).toEqual([]);
      expect(game.phone.scene).toEqual({ name: 'scores' });
      const shown = game.state.showings.length > 0;
      for (const name of everybody(game)) expect(game.own(name).rank !== null).toBe(shown);
    });
  });

  test('results of what can be right reach a phone only after the reveal', () => {
    afterEachAction((game) => {
      const revealed = game.plan.questions.filter(({ revealedAt }) => revealedAt <= game.state.furthest);
      const concerning = (name: string) =>
        revealed
          .filter((asked) => hasSolution(asked.question) && !isPassedOver(game.state, asked))
          .filter(({ round }) => !round.isTieBreak || game.scores.tieBreakers.has(name));
      for (const name of everybody(game))
        expect(Object.keys(game.own(name).results)).toEqual(
          concerning(name).map(({ question }) => question.questionId),
        );
    });
  });

  test('scores equal those computed afresh', () => {
    afterEachAction(({ plan, state, scores }) =>
      expect(partsOf(scores)).toEqual(partsOf(scoreGame({ plan: { ...plan }, state }))),
    );
  });

  test('totals are the sum of their parts, and ranks follow from them', () => {
    afterEachAction((game) => {
      const { players, adjustments } = game.host;
      const sum = (list: { points: number }[]) => list.reduce((total, { points }) => total + points, 0);
      for (const { playerId, points } of players) {
        const given = adjustments.filter((each) => each.playerId === playerId);
        const { results } = game.own(playerId);
        const totals = [...game.scores.totals].filter(([, byPlayer]) => byPlayer.has(playerId));
        const rounds = totals.map(([index]) => index);
        const counted = game.plan.questions.filter(({ round }) => !rounds.includes(round.index));
        const alone = counted.flatMap(({ question: { questionId } }) => results[questionId] ?? []);
        const whole = totals.map(([, byPlayer]) => ({ points: byPlayer.get(playerId)! }));
        expect(points).toBeCloseTo(sum(alone) + sum(whole) + sum(given), 5);
      }
      for (const { playerId, points, rank } of game.scores.standings) {
        const present = players.find((each) => each.playerId === playerId);
        if (present) expect(present.points).toBe(points);
        const ahead = game.scores.standings.filter((each) => each.points > points).length;
        expect(rank).toBe(ahead + 1 + aheadInTieBreak(game, playerId));
      }
    });
  });

  test('nobody has staked more than there was, and no stake but the own one is sent before the reveal', () => {
    afterEachAction((game, { state: before }) => {
      const { standings } = scoreGame({ plan: game.plan, state: before });
      for (const { playerId, paperSince } of game.state.players) {
        const had = standings.find((each) => each.playerId === playerId)?.points ?? 0;
        for (const [questionId, points] of Object.entries(game.own(playerId).stakes ?? {}))
          if (paperSince === undefined && before.stakes[playerId]?.[questionId] !== points)
            expect(points).toBeLessThanOrEqual(Math.max(0, had));
      }
      expect(JSON.stringify([game.monitor, game.phone])).not.toContain('"stakes"');
      if (game.scene.name !== 'reveal') expect(JSON.stringify(game.monitor)).not.toContain('"wagers"');
    });
  });

  test('a joker doubles its round and nothing else, and stays once that round has begun', () => {
    afterEachAction((game, { state: before }) => {
      const { plan, state, scores } = game;
      const single = scoreGame({ plan: { ...plan }, state: { ...state, jokers: {} } });
      for (const { question, round } of plan.questions)
        for (const [playerId, { points }] of scores.results.get(question.questionId) ?? []) {
          const once = single.results.get(question.questionId)!.get(playerId)!.points;
          expect(points).toBe(state.jokers[playerId] === round.index ? once * 2 : once);
        }
      // A paper sheet may be read by the host later.
      const onPaper = state.players.filter(({ paperSince }) => paperSince !== undefined);
      for (const name of everybody(game)) {
        const isOnPaper = onPaper.some(({ playerId }) => playerId === name);
        const spent = spentJoker({ plan, state: before }, name);
        if (spent !== undefined && !isOnPaper) expect(state.jokers[name]).toBe(spent);
      }
    });
  });

  test('no more answers than players, and one from everybody connected are expected', () => {
    afterEachAction((game) => {
      const { answered = 0, expected = 0, ready = 0 } = game.scene as Partial<AnswersCounted>;
      expect(Math.max(answered, ready)).toBeLessThanOrEqual(expected);
      expect(expected).toBeLessThanOrEqual(game.state.players.length);
    });
  });

  test('more time adds exactly that time, in a question or a break, and changes no scene', () => {
    afterEachAction((game) => {
      const { state, scene } = game;
      const refusal = game.addTime(60);
      if (scene.name === 'break') {
        expect(refusal === undefined).toBe(scene.remainingMs !== null);
        const remainingMs = scene.remainingMs === null ? null : scene.remainingMs + 60_000;
        expect(game.scene).toMatchObject({ name: 'break', remainingMs });
        expect(game.phone.scene).toEqual({ name: 'break', remainingMs });
        expect(game.state.step).toBe(state.step);
      } else if (scene.name === 'wager') {
        expect(refusal === undefined).toBe(scene.remainingMs !== null && scene.remainingMs > 0);
      } else if (shownAsk(state)) {
        const before = state.break!.remainingMs;
        expect(refusal === undefined).toBe(before !== null);
        expect(game.state.break).toMatchObject({ remainingMs: before === null ? null : before + 60_000 });
      } else if (scene.name !== 'question') expect(refusal).toBe('command_refused');
      game.state = state;
    });
  });

  test('back and then Next return to the same view', () => {
    const shown = (game: GamePlay) => {
      const results = everybody(game).map((name) => game.own(name).results);
      // Back stops the autopilot.
      const host = { ...game.host, revision: 0, step: 0, autopilotWaits: undefined };
      return { scene: game.scene, phone: game.phone.scene, open: game.phone.questions, host, results };
    };
    afterEachAction((game) => {
      // Back cancels a last call, and Next may start one.
      if (overlayOf(game.state) || isLastCall(game.state) || isOtherWayNow(game)) return;
      if (hasSkippedStages(game)) return;
      const { state } = game;
      // The question marked last is kept until the scene changes.
      game.state = { ...state, lastMarked: null };
      const before = shown(game);
      if (game.move('back') === undefined) {
        expect(game.move('next')).toBeUndefined();
        if (isLastCall(game.state)) game.move('next');
        expect(shown(game)).toEqual(before);
      }
      game.state = state;
    });
  });

  test('the host is told whether answers can be closed and whether there is a way back', () => {
    afterEachAction((game) => {
      const { state } = game;
      const { canClose, canGoBack } = game.host;
      expect([canClose, canGoBack]).toEqual(
        (['close', 'back'] as const).map((type) => {
          const refusal = game.move(type);
          game.state = state;
          return refusal === undefined;
        }),
      );
    });
  });

  test('the same command for the same step works once', () => {
    afterEachAction((game) => {
      const { step } = game.state;
      const next: Command = { type: 'next', step };
      if (game.command(next) !== undefined) return;
      expect(game.command(next)).toBe('command_stale');
    });
  });
});

test('the tie-break gives no points, and separates only those who share the first place', () => {
  const { rounds, tieBreak } = markedQuiz;
  const look = (game: GamePlay) => {
    const { scores } = game;
    for (const [playerId, { points }] of scores.results.get('tieBreak') ?? []) {
      expect(points).toBe(0);
      expect(scores.tieBreakers.has(playerId)).toBe(true);
    }
    const most = Math.max(...scores.standings.map(({ points }) => points));
    for (const [i, { points, rank }] of scores.standings.entries())
      if (points < most) expect(rank === i + 1).toBe(points !== scores.standings[i - 1]?.points);
    for (const id of [...scores.tieBreakers, ...(scores.tieBreakPlaces?.keys() ?? [])])
      expect(scores.players.has(id)).toBe(true);
    if (game.scene.name === 'question' && game.scene.tieBreak)
      expect(game.scene.expected).toBeLessThanOrEqual(scores.tieBreakers.size);
  };
  afterEachAction(look, 40, { rounds: rounds.slice(2), tieBreak });
});
