import { describe, expect, it } from 'vitest';
import {
  reduceJoin,
  seatOf,
  type JoinEvent,
  type JoinState,
  type Screen,
} from '../../../src/player/seat/joinState';

const seat = { code: 'BDFGH', name: 'Anna', token: 't' };
const form: Screen = { kind: 'form', draft: { code: '', name: '' } };
const joining: Screen = { kind: 'joining', seat };
const returning: Screen = { kind: 'returning', seat };
const inRoom: Screen = { kind: 'in', seat, quizName: 'Pub', playerCount: 2 };
const admission = {
  sessionCode: 'BDFGH',
  quizName: 'Pub',
  playerName: 'Anna B.',
  playerToken: 't',
  playerCount: 4,
};

function next(screen: Screen, event: JoinEvent): Screen {
  return reduceJoin({ screen, link: 'online' }, event).screen;
}

describe('joining', () => {
  it('asks for a seat from the form', () => {
    expect(next(form, { type: 'joinAsked', seat })).toEqual(joining);
  });

  it('asks only once', () => {
    expect(next(joining, { type: 'joinAsked', seat: { ...seat, name: 'Ben' } })).toBe(joining);
  });

  it.each([joining, returning, inRoom])(
    'takes the name and the room as the server has them, from $kind',
    (screen) => {
      expect(next(screen, { type: 'admitted', admission })).toEqual({
        kind: 'in',
        seat: { code: 'BDFGH', name: 'Anna B.', token: 't' },
        quizName: 'Pub',
        playerCount: 4,
      });
    },
  );

  it('admits nobody who no longer wants a seat', () => {
    expect(next(form, { type: 'admitted', admission })).toBe(form);
  });
});

describe('a failure', () => {
  it('keeps what was typed', () => {
    const failure = { field: 'name', reason: 'name_taken' } as const;
    expect(next(joining, { type: 'refused', failure })).toEqual({
      kind: 'form',
      draft: { code: 'BDFGH', name: 'Anna' },
      failure,
    });
  });

  it('takes only the code of a room that has ended', () => {
    const failure = { field: 'form', reason: 'room_ended' } as const;
    expect(next(inRoom, { type: 'refused', failure })).toMatchObject({ draft: { code: '', name: 'Anna' } });
  });

  it('goes when its own field is edited, not when another is', () => {
    const failed: Screen = { ...form, failure: { field: 'name', reason: 'name_taken' } };
    expect(next(failed, { type: 'fieldEdited', field: 'code' })).toBe(failed);
    expect(next(failed, { type: 'fieldEdited', field: 'name' })).toEqual(form);
  });

  it('of an entry keeps the entry', () => {
    const failure = { field: 'code', reason: 'code_missing' } as const;
    const draft = { code: '', name: 'Anna' };
    expect(next(form, { type: 'entryRefused', draft, failure })).toEqual({ kind: 'form', draft, failure });
  });
});

describe('leaving', () => {
  it.each([joining, inRoom])('leads from $kind to the form with code and name', (screen) => {
    expect(next(screen, { type: 'left' })).toEqual({ kind: 'form', draft: { code: 'BDFGH', name: 'Anna' } });
  });

  it('for another room leads to the form with the name alone', () => {
    expect(next(returning, { type: 'otherRoomChosen' })).toEqual({
      kind: 'form',
      draft: { code: '', name: 'Anna' },
    });
  });
});

describe('an event that means nothing to its screen', () => {
  const state: JoinState = { screen: form, link: 'online' };
  it.each<JoinEvent>([
    { type: 'left' },
    { type: 'otherRoomChosen' },
    { type: 'playerCountChanged', playerCount: 3 },
    { type: 'refused', failure: { field: 'form', reason: 'seat_gone' } },
  ])('$type leaves the state as it is', (event) => {
    expect(reduceJoin(state, event)).toBe(state);
  });
});

it('counts the players of the room it is in', () => {
  expect(next(inRoom, { type: 'playerCountChanged', playerCount: 9 })).toEqual({ ...inRoom, playerCount: 9 });
});

it('keeps the screen through every change of the connection', () => {
  const state = reduceJoin({ screen: inRoom, link: 'online' }, { type: 'linkChanged', link: 'offline' });
  expect(state).toEqual({ screen: inRoom, link: 'offline' });
});

it('wants a seat everywhere but at the form', () => {
  expect([form, joining, returning, inRoom].map(seatOf)).toEqual([undefined, seat, seat, seat]);
});
