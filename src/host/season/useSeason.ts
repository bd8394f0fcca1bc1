import { useReducer, useState } from 'react';
import { readSeason, type Season } from '../../game/season/season';
import { failureIn, type SaidFailure, sayFailure } from '../api/failures';
import { saveVersion, type Version } from '../api/saveVersion';
import { deleteSeason, fetchSeason, saveSeason } from '../api/seasonsApi';
import { type ReadState, useRead } from '../api/useRead';
import { useServerAddress } from '../api/useServerAddress';
import { useSpoken } from '../texts/useLanguage';
import type { VersionChoice } from '../ui/TwoVersions';
import { afterSeasonEvent, type Change, type OpenSeason, opened } from './openSeason';
import { useSeasonTexts } from './seasonTexts';

/** A file with faults that the server handed out all the same. */
class BrokenSeason extends Error {
  override readonly name = 'BrokenSeason';

  constructor(readonly places: readonly string[]) {
    super(`The season has faults at ${places.join(', ')}`);
  }
}

/** The season as it is on the server. Rejects as the call does, and where its file is broken. */
async function readVersion(
  address: string,
  seasonId: string,
  signal?: AbortSignal,
): Promise<Version<Season>> {
  const { source, etag } = await fetchSeason(address, seasonId, signal);
  const read = readSeason(source);
  if (!read.ok) throw new BrokenSeason(read.faults.map(({ path }) => path.join('/')));
  return { value: read.value, etag };
}

/** How far reading a season is. */
type SeasonOpening =
  Exclude<ReadState<Version<Season>>, { status: 'failed' }> | { status: 'failed'; failure: SaidFailure };

/** Reads a season, again on `retry`, and on other `news` with what was read staying until then. */
export function useOpening(seasonId: string, news?: unknown): { opening: SeasonOpening; retry: () => void } {
  const address = useServerAddress();
  const { why } = useSeasonTexts();
  const { read, retry } = useRead({
    subject: `${address} ${seasonId}`,
    load: (signal) => readVersion(address, seasonId, signal),
    failed: 'A season could not be read',
    news,
  });
  if (read.status !== 'failed') return { opening: read, retry };
  const { error } = read;
  const text = why.unreadable({ file: `seasons/${seasonId}.json` });
  const failure =
    error instanceof BrokenSeason
      ? { text, details: error.places }
      : failureIn({ ...why, unreachable: why.unreachableAtAll, invalid: text }, error);
  return { opening: { status: 'failed', failure }, retry };
}

/** An open season, and what can be done with it. */
export interface SeasonHandle extends OpenSeason {
  seasonId: string;
  /** Saves a change; where that fails it can be tried again, and where two versions meet the host is asked. */
  change: (season: Season, words: string, onSaved?: () => void) => void;
  /** Takes the last change back. */
  undo: () => void;
  /** Which of two versions holds. */
  choose: (version: VersionChoice) => void;
  /** Leaves two versions as they are: nothing of the own one is saved. */
  forgetConflict: () => void;
  remove: () => void;
  say: (words: string) => void;
}

interface Listeners {
  /** What the list of seasons says may be another by now. */
  onSaved: () => void;
  /** The season is no more: deleted here, or given up. */
  onGone: (deleted: Season | null) => void;
}

/** Keeps a season that was read, and saves what is changed of it. */
export function useSeason(
  seasonId: string,
  version: Version<Season>,
  { onSaved, onGone }: Listeners,
): SeasonHandle {
  const address = useServerAddress();
  const lang = useSpoken();
  const { why, undone, done } = useSeasonTexts();
  const [state, tell] = useReducer(afterSeasonEvent, opened(version));
  const { season, undoable, conflict } = state;
  const [read, setRead] = useState(version.etag);
  if (read !== version.etag) {
    setRead(version.etag);
    tell({ type: 'read', version });
  }

  const attempt = (act: () => Promise<void>) => {
    tell({ type: 'saving' });
    act().catch((error: unknown) => {
      tell({ type: 'failed', failure: sayFailure(error, why), again: () => attempt(act) });
    });
  };
  const store = (change: Change, etag: string | null) =>
    attempt(async () => {
      const saved = await saveVersion({
        base: etag,
        save: (base) => saveSeason(address, seasonId, { season: change.season, etag: base, lang }),
        read: () => readVersion(address, seasonId),
      });
      if (saved.conflict) return tell({ type: 'conflict', conflict: { ...saved.conflict, change } });
      tell({ type: 'saved', change, etag: saved.etag });
      change.onSaved?.();
      onSaved();
    });

  const choose = (which: VersionChoice) => {
    if (!conflict) return;
    if (which === 'mine') {
      tell({ type: 'keepingMine' });
      // What was there elsewhere can be brought back, so this is no undoing.
      return store({ ...conflict.change, isUndo: false }, conflict.etag);
    }
    if (!conflict.theirs) return onGone(null);
    tell({ type: 'tookTheirs', words: done.theirs });
    onSaved();
  };

  return {
    ...state,
    seasonId,
    change: (next, words, onChanged) => store({ season: next, words, onSaved: onChanged }, state.etag),
    undo: () => {
      const last = undoable.at(-1);
      if (last) store({ season: last.before, words: undone({ what: last.words }), isUndo: true }, state.etag);
    },
    choose,
    forgetConflict: () => tell({ type: 'forgotConflict' }),
    remove: () => attempt(() => deleteSeason(address, seasonId).then(() => onGone(season))),
    say: (words) => tell({ type: 'said', words }),
  };
}
