import { describe, expect, test } from 'vitest';
import { choice } from '../support/gameQuizzes';
import { GamePlay } from '../support/gamePlay';

const two = { questions: [choice('A'), { question: 'Like it?', poll: 'choice', answers: ['Yes', 'No'] }] };
const atReveal = () => new GamePlay(two, ['Anna', 'Ben']).start().goTo('reveal');
const object = (game: GamePlay, playerId: string, questionId = 'q1', text = 'Both are right') =>
  game.happen({ type: 'objection', playerId, questionId, text });
const decide = (game: GamePlay, state: 'open' | 'upheld' | 'dismissed') =>
  game.command({ type: 'objection', questionId: 'q1', playerId: 'Anna', state });

describe('an objection', () => {
  test('reaches the host, the player learns what has become of it, and it changes no points', () => {
    const game = atReveal();
    expect(game.own('Anna')).not.toHaveProperty('objections');
    expect(object(game, 'Anna')).toBeUndefined();
    expect(game.own('Anna').objections).toEqual({ q1: 'open' });
    expect(game.own('Ben')).not.toHaveProperty('objections');
    const listed = { questionId: 'q1', playerId: 'Anna', name: 'Anna', text: 'Both are right' };
    expect(game.host).toMatchObject({ objections: [{ ...listed, state: 'open' }], openObjections: 1 });
    expect(JSON.stringify(game.monitor)).not.toContain('Both');
    const points = game.points;
    decide(game, 'upheld');
    expect(game.own('Anna').objections).toEqual({ q1: 'upheld' });
    expect(game.host.objections).toEqual([{ ...listed, state: 'upheld' }]);
    expect(game.host).not.toHaveProperty('openObjections');
    expect(game.points).toEqual(points);
  });

  test('is made once; the same one again changes nothing', () => {
    const game = atReveal();
    object(game, 'Anna');
    const { revision } = game.state;
    expect(object(game, 'Anna')).toBeUndefined();
    expect(game.state.revision).toBe(revision);
    expect(object(game, 'Anna', 'q1', 'And another thing')).toBe('objections_closed');
  });

  test('is possible from the reveal to the podium', () => {
    const game = new GamePlay(two, ['Anna', 'Ben']).start();
    expect(object(game, 'Anna')).toBe('objections_closed');
    game.goTo('reveal').move('next');
    expect(object(game, 'Anna')).toBeUndefined();
    game.goTo('podium');
    expect(object(game, 'Ben')).toBe('objections_closed');
    expect(decide(game, 'dismissed')).toBeUndefined();
    expect(game.own('Anna').objections).toEqual({ q1: 'dismissed' });
  });

  test('is refused of strangers, to unknown questions, where nothing is right, and where the host takes none', () => {
    const game = atReveal();
    expect(object(game, 'Zoe')).toBe('not_joined');
    for (const id of ['q9', '__proto__', '']) expect(object(game, 'Anna', id)).toBe('invalid_arguments');
    expect(decide(game, 'upheld')).toBe('command_refused');
    game.command({ type: 'objections', on: false });
    expect(game.phone.objectionsOff).toBe(true);
    expect(game.host.objectionsOff).toBe(true);
    expect(object(game, 'Anna')).toBe('objections_closed');
    game.command({ type: 'objections', on: true });
    game.move('next');
    game.goTo('reveal');
    expect(object(game, 'Anna', 'q2')).toBe('objections_closed');
  });

  test('leaves its room to others once its team has left', () => {
    const game = atReveal();
    for (let guest = 0; guest < 400; guest++) {
      game.join(`Guest ${guest}`);
      expect(object(game, `Guest ${guest}`)).toBeUndefined();
      game.leave(`Guest ${guest}`);
    }
    expect(object(game, 'Anna')).toBeUndefined();
    expect(game.host.openObjections).toBe(1);
  });

  test('goes with its team', () => {
    const game = atReveal();
    object(game, 'Anna');
    game.leave('Anna');
    expect(game.host).not.toHaveProperty('objections');
  });
});

test('hosts are sent the newest 40, open ones first', () => {
  const names = Array.from({ length: 50 }, (_, place) => `Team ${place}`);
  const game = new GamePlay(two, names).start().goTo('reveal');
  for (const name of names) object(game, name, 'q1', `${name}: ${'W'.repeat(100)}`);
  game.command({ type: 'objection', questionId: 'q1', playerId: 'Team 49', state: 'dismissed' });
  const { objections = [], openObjections } = game.host;
  expect(objections).toHaveLength(40);
  expect(openObjections).toBe(49);
  expect(objections[0]!.name).toBe('Team 48');
});

test('the autopilot stops before the podium while one is open', () => {
  const game = new GamePlay({ questions: [choice('A')] }, ['Anna', 'Ben']).start();
  game.command({ type: 'autopilot', on: true });
  game.goTo('reveal');
  object(game, 'Anna');
  expect(game.host.autopilotWaits).toBe('openEnds');
  decide(game, 'dismissed');
  expect(game.host).not.toHaveProperty('autopilotWaits');
});
