import { saveAnswers } from './game/savedAnswers';
import type { PhoneState } from './phoneState';
import { membershipOf } from './seat/joinState';
import { forgetSession, saveSession } from './seat/savedSessions';

/** Saves what a reload must not lose, as far as it changed. `isKept`: a membership no longer shown stays saved. */
export function keepState(before: PhoneState, after: PhoneState, isKept: boolean): void {
  const [had, has] = [membershipOf(before.join.screen), membershipOf(after.join.screen)];
  if (has && has !== had) saveSession(has, after.join.screen.kind === 'in');
  if (had && !has && !isKept) forgetSession(had.code);
  if (has && after.play && after.play.pending !== before.play?.pending)
    saveAnswers(has.token, after.play.pending);
}
