import { expect, test } from 'vitest';
import { nextJoinCall, type JoinCall } from '../../../src/player/join/joinCalls';
import type { JoinState, Screen } from '../../../src/player/join/joinState';

const membership = { code: 'BDFGH', name: 'Anna', token: 't' };
const other = { code: 'JKLMP', name: 'Ben', token: 'o' };
const form: Screen = { kind: 'form', draft: { code: '', name: '' } };
const joining: Screen = { kind: 'joining', membership };
const returning: Screen = { kind: 'returning', membership };
const online: JoinState = { screen: form, link: 'online', leaving: [] };

test.each<[string, Partial<JoinState>, Partial<JoinCall> | 'reconnect' | undefined]>([
  ['nothing at the form', {}, undefined],
  ['nothing while offline', { screen: joining, link: 'offline' }, undefined],
  ['a join', { screen: joining }, { method: 'JoinSession', args: ['BDFGH', 'Anna', 't'] }],
  ['a return', { screen: returning }, { method: 'RejoinSession', args: ['BDFGH', 't'] }],
  ['nothing once accepted', { screen: returning, acceptedToken: 't' }, undefined],
  ['a join that was accepted before', { screen: joining, acceptedToken: 't' }, { method: 'JoinSession' }],
  ['a new connection for another membership', { screen: joining, acceptedToken: 'o' }, 'reconnect'],
  ['a return before leaving', { leaving: [other] }, { method: 'RejoinSession', args: ['JKLMP', 'o'] }],
  [
    'leaving before joining',
    { screen: joining, leaving: [other], acceptedToken: 'o' },
    { method: 'LeaveSession' },
  ],
])('calls for %s', (_, state, call) => {
  const expected = typeof call === 'object' ? expect.objectContaining(call) : call;
  expect(nextJoinCall({ ...online, ...state })).toEqual(expected);
});

test('stops leaving a session that refuses the return to it', () => {
  const call = nextJoinCall({ ...online, leaving: [other] }) as JoinCall;
  expect(call.eventOf({ kind: 'refused', code: 'internal_error' })).toEqual({
    join: { type: 'left', token: 'o' },
  });
});
