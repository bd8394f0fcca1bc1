import { parsePlayerAdmission, type GameHubMethod } from '../../contract/hubs';
import type { Answered } from '../connection/hubClient';
import { joinFailure, rejoinFailure } from './failures';
import { membershipOf, type JoinEvent, type JoinState } from './joinState';

/** A call to the game hub, and the membership that it is about. */
export interface HubCall {
  method: keyof typeof GameHubMethod;
  args: string[];
  token: string;
  isLeaving: boolean;
}

/**
 * The call that brings the server in step with the state; undefined where none is due or possible. A call whose result
 * was lost is due again on the next connection: with the same token that is harmless.
 */
export function nextCall(state: JoinState): HubCall | 'reconnect' | undefined {
  const { screen, link, leaving, acceptedToken } = state;
  const membership = leaving[0] ?? membershipOf(screen);
  if (link !== 'online' || !membership) return undefined;
  const { code, name, token } = membership;
  const isLeaving = leaving.length > 0;
  const isAccepted = acceptedToken === token;
  // A connection has one membership. To take up another without leaving the first, a new connection is needed.
  if (acceptedToken !== undefined && !isAccepted) return 'reconnect';
  if (isLeaving && isAccepted) return { method: 'LeaveSession', args: [], token, isLeaving };
  if (!isLeaving && screen.kind === 'joining')
    return { method: 'JoinSession', args: [code, name, token], token, isLeaving };
  return isAccepted ? undefined : { method: 'RejoinSession', args: [code, token], token, isLeaving };
}

/** What a result means for the state; undefined where the same call is to be repeated on another connection. */
export function eventOfResult(
  { method, token, isLeaving }: HubCall,
  result: Answered,
): JoinEvent | undefined {
  if (method === 'LeaveSession') return { type: 'left', token };
  const admission = result.kind === 'value' ? parsePlayerAdmission(result.value) : undefined;
  if (admission?.ok) return { type: 'admitted', token, admission: admission.value };
  if (isLeaving) return { type: 'left', token };
  const code = result.kind === 'refused' ? result.code : 'internal_error';
  const failure = method === 'JoinSession' ? joinFailure(code) : rejoinFailure(code);
  return failure && { type: 'refused', token, failure };
}
