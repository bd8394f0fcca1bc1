import type { HostPlayer } from '../../../contract/hostGame';

/** A player's name where guests can see it. */
export function nameForGuests({ name, shownName }: HostPlayer): string {
  return shownName ?? name;
}
