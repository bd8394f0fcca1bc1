import { describe, expect, test } from 'vitest';
import {
  reduceJoin,
  membershipOf,
  REMOVED,
  type JoinEvent,
  type JoinState,
  type Screen,
} from '../../../src/player/join/joinState';

const membership = { code: 'BDFGH', name: 'Anna', token: 't' };
const form: Screen = { kind: 'form', draft: { code: '', name: '' } };
const joining: Screen = { kind: 'joining', membership };
const returning: Screen = { kind: 'returning', membership };
const inSession: Screen = { kind: 'in', membership, quizName: 'Pub', playerCount: 2 };
const admission = {
  sessionCode: 'BDFGH',
  quizName: 'Pub',
  playerName: 'Anna B.',
  playerToken: 't',
  playerCount: 4,
};

function next(screen: Screen, event: JoinEvent): Screen {
  return reduceJoin({ screen, link: 'online', leaving: [] }, event).screen;
}

describe('joining', () => {
  test('is requested from the form', () => {
    expect(next(form, { type: 'joinRequested', membership })).toEqual(joining);
  });

  test('is requested only once', () => {
    expect(next(joining, { type: 'joinRequested', membership: { ...membership, name: 'Ben' } })).toBe(
      joining,
    );
  });

  test.each([joining, returning, inSession])(
    'takes the name and the code as the server has them, from $kind',
    (screen) => {
      expect(next(screen, { type: 'admitted', token: 't', admission })).toEqual({
        kind: 'in',
        membership: { code: 'BDFGH', name: 'Anna B.', token: 't' },
        quizName: 'Pub',
        playerCount: 4,
      });
    },
  );

  test('admits nobody who no longer wants to join', () => {
    expect(next(form, { type: 'admitted', token: 't', admission })).toBe(form);
  });
});

describe('a failure', () => {
  test('keeps what was typed', () => {
    const failure = { field: 'name', reason: 'name_taken' } as const;
    expect(next(joining, { type: 'refused', token: 't', failure })).toEqual({
      kind: 'form',
      draft: { code: 'BDFGH', name: 'Anna' },
      failure,
    });
  });

  test('clears only the code of a session that has ended', () => {
    const failure = { field: 'form', reason: 'session_ended' } as const;
    expect(next(inSession, { type: 'refused', token: 't', failure })).toMatchObject({
      draft: { code: '', name: 'Anna' },
    });
  });

  test('disappears when its own field is edited, not when another is', () => {
    const failed: Screen = { ...form, failure: { field: 'name', reason: 'name_taken' } };
    expect(next(failed, { type: 'fieldEdited', field: 'code' })).toBe(failed);
    expect(next(failed, { type: 'fieldEdited', field: 'name' })).toEqual(form);
  });

  test('of an entry keeps the entry', () => {
    const failure = { field: 'code', reason: 'code_missing' } as const;
    const draft = { code: '', name: 'Anna' };
    expect(next(form, { type: 'entryRefused', draft, failure })).toEqual({ kind: 'form', draft, failure });
  });
});

describe('an event that comes too late', () => {
  const failure = { field: 'name', reason: 'name_taken' } as const;
  test.each<JoinEvent>([
    { type: 'refused', token: 'of an earlier join', failure },
    { type: 'admitted', token: 'of an earlier join', admission },
    { type: 'entryRefused', draft: { code: '', name: '' }, failure },
  ])('$type leaves the join as it is', (event) => {
    expect(next(joining, event)).toBe(joining);
  });
});

describe('leaving', () => {
  test('lasts until the server has ended the membership', () => {
    const state = reduceJoin({ screen: inSession, link: 'offline', leaving: [] }, { type: 'leaveRequested' });
    expect(state.leaving).toEqual([membership]);
    expect(reduceJoin(state, { type: 'left', token: 't' }).leaving).toEqual([]);
  });

  test.each([joining, inSession])('leads from $kind to the form with code and name', (screen) => {
    expect(next(screen, { type: 'leaveRequested' })).toEqual({
      kind: 'form',
      draft: { code: 'BDFGH', name: 'Anna' },
    });
  });

  test('for another session leads to the form with the name alone', () => {
    expect(next(returning, { type: 'otherSessionChosen' })).toEqual({
      kind: 'form',
      draft: { code: '', name: 'Anna' },
    });
  });
});

describe('an event that does not apply to its screen', () => {
  const state: JoinState = { screen: form, link: 'online', leaving: [] };
  test.each<JoinEvent>([
    { type: 'leaveRequested' },
    { type: 'otherSessionChosen' },
    { type: 'playerCountChanged', playerCount: 3 },
    { type: 'refused', token: 't', failure: { field: 'form', reason: 'membership_gone' } },
  ])('$type leaves the state as it is', (event) => {
    expect(reduceJoin(state, event)).toBe(state);
  });
});

test('counts the players of the session it is in', () => {
  expect(next(inSession, { type: 'playerCountChanged', playerCount: 9 })).toEqual({
    ...inSession,
    playerCount: 9,
  });
});

test('keeps the screen through every change of the connection', () => {
  const state = reduceJoin(
    { screen: inSession, link: 'online', leaving: [] },
    { type: 'linkChanged', link: 'offline' },
  );
  expect(state).toEqual({ screen: inSession, link: 'offline', isSilent: false, leaving: [] });
});

test('wants a membership on every screen but the form', () => {
  expect([form, joining, returning, inSession].map(membershipOf)).toEqual([
    undefined,
    membership,
    membership,
    membership,
  ]);
});

describe('a removal by the host', () => {
  test.each([
    ['shows the form again', 't', { kind: 'form', draft: { code: 'BDFGH', name: 'Anna' } }],
    ['means nothing for another membership than the one accepted', 'other', inSession],
  ])('%s', (_, acceptedToken, screen) => {
    const state: JoinState = { screen: inSession, link: 'online', leaving: [], acceptedToken };
    expect(reduceJoin(state, { type: 'removed', failure: REMOVED }).screen).toMatchObject(screen);
  });
});
