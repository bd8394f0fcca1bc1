import type { Season } from '../../game/season/season';
import type { SaidFailure } from '../api/failures';
import type { Conflict, Version } from '../api/saveVersion';

/** A change of a season that is to be saved. */
export interface Change {
  season: Season;
  /** What it did, in words. */
  words: string;
  /** Takes the last change back. */
  isUndo?: boolean;
  /** Told once it is saved. */
  onSaved?: (() => void) | undefined;
}

/** Another version that a change met. */
interface MetVersion extends Conflict<Season> {
  change: Change;
}

/** A season as it is on the server, and what becomes of changes. */
export interface OpenSeason {
  season: Season;
  etag: string;
  isSaving: boolean;
  /** What happened last, in words. */
  notice: string | null;
  /** What can be taken back, the last one last. */
  undoable: readonly { before: Season; words: string }[];
  /** What did not work, and what tries it again. */
  failed: { failure: SaidFailure; again: () => void } | null;
  conflict: MetVersion | null;
}

type SeasonEvent =
  | { type: 'saving' }
  | { type: 'saved'; change: Change; etag: string }
  | { type: 'failed'; failure: SaidFailure; again: () => void }
  | { type: 'conflict'; conflict: MetVersion }
  /** The host keeps the version from elsewhere; the own one can be brought back. */
  | { type: 'tookTheirs'; words: string }
  /** The own version is to be saved over the other one, which can be brought back. */
  | { type: 'keepingMine' }
  | { type: 'forgotConflict' }
  /** It was read anew. */
  | { type: 'read'; version: Version<Season> }
  | { type: 'said'; words: string };

/** More than anybody takes back. */
const MOST_UNDOABLE = 30;

/** A season that was read just now. */
export function opened({ value, etag }: Version<Season>): OpenSeason {
  return { season: value, etag, isSaving: false, notice: null, undoable: [], failed: null, conflict: null };
}

/** What becomes of an open season. */
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
      // What was done before was done to another version: taking it back would undo what came meanwhile.
      if (state.isSaving || event.version.etag === state.etag) return state;
      return { ...state, season: event.version.value, etag: event.version.etag, undoable: [] };
    case 'forgotConflict':
      return settled;
    case 'said':
      return { ...state, notice: event.words };
  }
}
