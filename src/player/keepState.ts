import { saveAnswers } from './game/savedAnswers';
import { saveEnd } from './game/savedEnd';
import type { PhoneState } from './phoneState';
import { membershipOf } from './seat/joinState';
import { forgetSession, saveSession } from './seat/savedSessions';

/** Saves what a reload must not lose, as far as it changed. `isKept`: a membership no longer shown stays saved. */
export function keepState(before: PhoneState, after: PhoneState, isKept: boolean): void {
  const [had, has] = [membershipOf(before.join.screen), membershipOf(after.join.screen)];
  if (has && has !== had) saveSession(has, after.join.screen.kind === 'in');
  const [former, { screen }] = [before.join.screen, after.join];
  const isOver = screen.kind === 'ended';
  if (had && !has && !isKept && !isOver) forgetSession(had.code);
  // Shown again by a reload, until its person goes elsewhere.
  if (former.kind === 'ended' && !isOver) forgetSession(former.membership.code);
  const player = isOver ? screen.membership : has;
  const isAtEnd = isOver || after.play?.game.scene.name === 'podium';
  if (player && isAtEnd && after.play && after.play !== before.play) saveEnd(player.token, after.play);
  if (has && after.play && after.play.pending !== before.play?.pending)
    saveAnswers(has.token, after.play.pending);
}
