import { describe, expect, test } from 'vitest';
import {
  reduceJoin,
  REMOVED,
  type JoinEvent,
  type JoinState,
  type Screen,
} from '../../../src/player/join/joinState';

const pageId = 'p';
const membership = { code: 'BDFGH', name: 'Anna', token: 't' };
const form: Screen = { kind: 'form', draft: { code: '', name: '' } };
const joining: Screen = { kind: 'joining', membership };
const inSession: Screen = { kind: 'in', membership, quizName: 'Pub', playerCount: 2 };
const admission = {
  sessionCode: 'BDFGH',
  quizName: 'Pub',
  playerName: 'Anna B.',
  playerToken: 't',
  playerCount: 4,
};
const failure = { field: 'name', reason: 'name_taken' } as const;

function next(screen: Screen, event: JoinEvent): Screen {
  return reduceJoin({ pageId, screen, link: 'online', leaving: [] }, event).screen;
}

test('an admission has the name and the code as the server has them', () => {
  expect(next(joining, { type: 'admitted', token: 't', admission })).toEqual({
    kind: 'in',
    membership: { code: 'BDFGH', name: 'Anna B.', token: 't' },
    quizName: 'Pub',
    playerCount: 4,
  });
});

test('what was typed before there were scripts is in the form, in place of a name that was offered', () => {
  const draft = { code: 'BDFGH', name: 'Owls' };
  expect(next({ ...form, isOffered: true }, { type: 'edited', draft })).toEqual({ kind: 'form', draft });
  expect(next(inSession, { type: 'edited', draft })).toBe(inSession);
});

test('a failure disappears when its own field is edited, not when another is', () => {
  const failed: Screen = { ...form, failure };
  expect(next(failed, { type: 'fieldEdited', field: 'code' })).toBe(failed);
  expect(next(failed, { type: 'fieldEdited', field: 'name' })).toEqual(form);
});

describe('an event that comes too late', () => {
  test.each<JoinEvent>([
    { type: 'joinRequested', membership: { ...membership, name: 'Ben' } },
    { type: 'refused', token: 'of an earlier join', failure },
    { type: 'admitted', token: 'of an earlier join', admission },
    { type: 'entryRefused', draft: { code: '', name: '' }, failure },
  ])('$type leaves the join as it is', (event) => {
    expect(next(joining, event)).toBe(joining);
  });

  test.each<JoinEvent>([
    { type: 'leaveRequested' },
    { type: 'otherSessionChosen' },
    { type: 'playerCountChanged', playerCount: 3 },
    { type: 'admitted', token: 't', admission },
    { type: 'refused', token: 't', failure },
  ])('$type leaves the form as it is', (event) => {
    expect(next(form, event)).toBe(form);
  });

  test('removed does not affect a membership other than the accepted one', () => {
    const accepted = { screen: inSession, acceptedToken: 'other' };
    const state: JoinState = { pageId, link: 'online', leaving: [], ...accepted };
    expect(reduceJoin(state, { type: 'removed', failure: REMOVED })).toBe(state);
  });
});

test('what came after an admission was requested is out of date until the next one', () => {
  const before: JoinState = { pageId, screen: inSession, link: 'online', leaving: [], outdated: 2 };
  const admitted = (outdated: number) =>
    reduceJoin(before, { type: 'admitted', token: 't', admission, outdated }).outdated;
  expect([admitted(1), admitted(2)]).toEqual([2, undefined]);
});
