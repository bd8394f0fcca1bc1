import type { Season } from '../../game/season/season';
import type { SaidFailure } from '../api/failures';
import type { Conflict, Version } from '../api/saveVersion';

/** A change to a season that is to be saved. */
export interface Change {
  season: Season;
  /** A description of the change. */
  words: string;
  /** Whether this undoes the last change. */
  isUndo?: boolean;
  /** Called once it is saved. */
  onSaved?: (() => void) | undefined;
}

/** A different version that a change ran into. */
interface MetVersion extends Conflict<Season> {
  change: Change;
}

/** A season as it is on the server, and the state of its changes. */
export interface OpenSeason {
  season: Season;
  etag: string;
  isSaving: boolean;
  /** A description of what happened last. */
  notice: string | null;
  /** The changes that can be undone, most recent last. */
  undoable: readonly { before: Season; words: string }[];
  /** The last failure, and what retries it. */
  failed: { failure: SaidFailure; again: () => void } | null;
  conflict: MetVersion | null;
}

type SeasonEvent =
  | { type: 'saving' }
  | { type: 'saved'; change: Change; etag: string }
  | { type: 'failed'; failure: SaidFailure; again: () => void }
  | { type: 'conflict'; conflict: MetVersion }
  /** The host keeps the version from elsewhere; their own can be restored. */
  | { type: 'tookTheirs'; words: string }
  /** The host's own version is to overwrite the other one, which can be restored. */
  | { type: 'keepingMine' }
  | { type: 'forgotConflict' }
  /** The season was read again. */
  | { type: 'read'; version: Version<Season> }
  | { type: 'said'; words: string };

/** More steps than anybody undoes. */
const MOST_UNDOABLE = 30;

/** Returns the state of a season that was just read. */
export function opened({ value, etag }: Version<Season>): OpenSeason {
  return { season: value, etag, isSaving: false, notice: null, undoable: [], failed: null, conflict: null };
}

/** Returns the next state of an open season. */
export function afterSeasonEvent(state: OpenSeason, event: SeasonEvent): OpenSeason {
  const settled = { ...state, isSaving: false, failed: null, conflict: null };
  const kept = (words: string, before: Season) =>
    [...state.undoable, { words, before }].slice(-MOST_UNDOABLE);
  const { conflict } = state;
  const theirs = conflict?.theirs && { season: conflict.theirs, etag: conflict.etag ?? state.etag };
  switch (event.type) {
    case 'saving':
      return { ...state, isSaving: true, failed: null, notice: null };
    case 'saved': {
      const { change, etag } = event;
      const undoable = change.isUndo ? state.undoable.slice(0, -1) : kept(change.words, state.season);
      return { ...settled, season: change.season, etag, undoable, notice: change.words };
    }
    case 'failed':
      return { ...settled, failed: { failure: event.failure, again: event.again } };
    case 'conflict':
      return { ...settled, conflict: event.conflict };
    case 'tookTheirs': {
      if (!conflict?.theirs) return settled;
      const undoable = kept(event.words, conflict.change.season);
      return { ...settled, ...theirs, undoable, notice: event.words };
    }
    case 'keepingMine':
      return { ...state, ...theirs, conflict: null };
    case 'read':
      // Earlier changes were made to another version: undoing them would undo changes made meanwhile.
      if (state.isSaving || event.version.etag === state.etag) return state;
      return { ...state, season: event.version.value, etag: event.version.etag, undoable: [] };
    case 'forgotConflict':
      return settled;
    case 'said':
      return { ...state, notice: event.words };
  }
}
