import {
  createContext,
  type FormEvent,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { readSeason, type Season } from '../../game/season/season';
import { failureIn, type SaidFailure, sayFailure } from '../api/failures';
import { QuizApiError } from '../api/quizApiError';
import { type Conflict, saveVersion, type Version } from '../api/saveVersion';
import { deleteSeason, fetchSeason, saveSeason } from '../api/seasonsApi';
import { type ReadState, useRead } from '../api/useRead';
import { useServerAddress } from '../api/useServerAddress';
import { useSpoken } from '../texts/useLanguage';
import type { VersionChoice } from '../ui/TwoVersions';
import { useSeasonTexts } from './seasonTexts';

/** Reads the season from the server. Rejects like the call, and if the file is invalid. */
async function readVersion(
  address: string,
  seasonId: string,
  signal?: AbortSignal,
): Promise<Version<Season>> {
  const { source, etag } = await fetchSeason(address, seasonId, signal);
  const read = readSeason(source);
  if (read.ok) return { value: read.value, etag };
  const faults = read.faults.map(({ path }) => path.join('/')).join(', ');
  throw new QuizApiError('Reading a season', { kind: 'unreadable', reason: `it has faults at ${faults}` });
}

type SeasonOpening =
  Exclude<ReadState<Version<Season>>, { status: 'failed' }> | { status: 'failed'; failure: SaidFailure };

/** Reads a season: again on `retry`, and on `reload` or when `news` changes; then the old value stays if that fails. */
export function useOpening(
  seasonId: string,
  news?: unknown,
): {
  opening: SeasonOpening;
  retry: () => void;
  reload: () => void;
  /** Sets the version that was just saved. */
  put: (version: Version<Season>) => void;
} {
  const address = useServerAddress();
  const { why } = useSeasonTexts();
  const { read, retry, reload, put } = useRead({
    subject: `${address} ${seasonId}`,
    load: (signal) => readVersion(address, seasonId, signal),
    failed: 'A season could not be read',
    news,
    keepsOld: true,
  });
  if (read.status !== 'failed') return { opening: read, retry, reload, put };
  const invalid = why.unreadable({ file: `seasons/${seasonId}.json` });
  const failure = failureIn({ ...why, unreachable: why.unreachableAtAll, invalid }, read.error);
  return { opening: { status: 'failed', failure }, retry, reload, put };
}

/** A change to a season that is to be saved. */
interface Change {
  season: Season;
  /** A description of the change. */
  words: string;
  /** Whether this undoes the last change. */
  isUndo?: boolean;
  /** Called once it is saved. */
  onSaved?: (() => void) | undefined;
}

/** A season as it is on the server, and the state of its changes. */
interface OpenSeason {
  season: Season;
  etag: string;
  isSaving: boolean;
  /** A description of what happened last. */
  notice: string | null;
  /** The changes that can be undone, most recent last. */
  undoable: readonly { before: Season; words: string }[];
  /** The last failure, and what retries it. */
  failed: { failure: SaidFailure; again: () => void } | null;
  /** A different version that a change ran into. */
  conflict: (Conflict<Season> & { change: Change }) | null;
}

const SETTLED = { isSaving: false, failed: null, conflict: null } as const;
/** More steps than anybody undoes. */
const MOST_UNDOABLE = 30;

/** An open season and its actions. */
export interface SeasonHandle extends OpenSeason {
  seasonId: string;
  /** Saves a change, unless one is being saved. A failure can be retried; on a conflict the host is asked. */
  change: (season: Season, words: string, onSaved?: () => void) => void;
  /** Undoes the last change, unless one is being saved. */
  undo: () => void;
  choose: (version: VersionChoice) => void;
  /** Leaves both versions as they are, without saving the host's own. */
  forgetConflict: () => void;
  remove: () => void;
  say: (words: string) => void;
}

export interface SeasonListeners {
  /** Called after saving: the list of seasons may be outdated. */
  onSaved: (saved: Version<Season>) => void;
  /** Called when the season is gone: deleted here, or given up. */
  onGone: (deleted: Season | null) => void;
}

/** Holds a season that was read, and saves changes to it. */
export function useSeason(
  seasonId: string,
  version: Version<Season>,
  { onSaved, onGone }: SeasonListeners,
): SeasonHandle {
  const address = useServerAddress();
  const lang = useSpoken();
  const { why, undone, done } = useSeasonTexts();
  const [state, setState] = useState<OpenSeason>({
    ...SETTLED,
    season: version.value,
    etag: version.etag,
    notice: null,
    undoable: [],
  });
  const { season, undoable, conflict } = state;
  const put = (part: Partial<OpenSeason>) => setState((now) => ({ ...now, ...part }));
  const [read, setRead] = useState(version.etag);
  if (read !== version.etag) {
    setRead(version.etag);
    // Earlier changes were made to another version: undoing them would undo changes made meanwhile.
    if (!state.isSaving && version.etag !== state.etag)
      put({ season: version.value, etag: version.etag, undoable: [] });
  }

  /** Does nothing while a change is being saved. */
  const change = (next: Change) => {
    if (!state.isSaving) store(next, state.etag);
  };
  const attempt = (act: () => Promise<void>) => {
    put({ isSaving: true, failed: null, notice: null });
    act().catch((error: unknown) => {
      put({ ...SETTLED, failed: { failure: sayFailure(error, why), again: () => attempt(act) } });
    });
  };
  const store = (change: Change, base: string | null) =>
    attempt(async () => {
      const sent = readSeason(change.season);
      const saved = await saveVersion({
        base,
        save: (etag) => saveSeason(address, seasonId, { season: change.season, etag, lang }),
        read: () => readVersion(address, seasonId),
        isSame: (theirs) => sent.ok && JSON.stringify(sent.value) === JSON.stringify(theirs),
      });
      if (saved.conflict) return put({ ...SETTLED, conflict: { ...saved.conflict, change } });
      setState((now) => ({
        ...SETTLED,
        season: change.season,
        etag: saved.etag,
        notice: change.words,
        undoable: change.isUndo
          ? now.undoable.slice(0, -1)
          : withStep(now.undoable, now.season, change.words),
      }));
      change.onSaved?.();
      onSaved({ value: change.season, etag: saved.etag });
    });

  const choose = (which: VersionChoice) => {
    if (!conflict) return;
    const theirs = conflict.theirs && { season: conflict.theirs, etag: conflict.etag ?? state.etag };
    if (which === 'mine') {
      put({ ...theirs, conflict: null });
      // The other version can be restored, so this is not an undo.
      return store({ ...conflict.change, isUndo: false }, conflict.etag);
    }
    if (!theirs) return onGone(null);
    const words = done.theirs;
    put({
      ...SETTLED,
      ...theirs,
      notice: words,
      undoable: withStep(undoable, conflict.change.season, words),
    });
    onSaved({ value: theirs.season, etag: theirs.etag });
  };

  return {
    ...state,
    seasonId,
    change: (next, words, onChanged) => change({ season: next, words, onSaved: onChanged }),
    undo: () => {
      const last = undoable.at(-1);
      if (last) change({ season: last.before, words: undone({ what: last.words }), isUndo: true });
    },
    choose,
    forgetConflict: () => put(SETTLED),
    remove: () => attempt(() => deleteSeason(address, seasonId).then(() => onGone(season))),
    say: (words) => put({ notice: words }),
  };
}

function withStep(undoable: OpenSeason['undoable'], before: Season, words: string): OpenSeason['undoable'] {
  return [...undoable, { before, words }].slice(-MOST_UNDOABLE);
}

/**
 * Returns a form's submit handler. It calls `submit` as soon as no other change is being saved, unless the host is
 * asked then which version to keep.
 */
export function useSubmit(
  { isSaving, conflict }: SeasonHandle,
  submit: () => void,
): (event: FormEvent) => void {
  const [isDue, setDue] = useState(false);
  const submitDue = useEffectEvent(submit);
  const isAsking = conflict !== null;
  useEffect(() => {
    if (!isDue || isSaving) return;
    setDue(false);
    if (!isAsking) submitDue();
  }, [isDue, isSaving, isAsking]);
  return (event) => {
    event.preventDefault();
    setDue(true);
  };
}

/** Runs an action at once, or asks first if something is unsaved. */
export type Guard = (goOn: () => void) => void;

/** The dialog's forms with unsaved input. */
export const UnsavedContext = createContext<RefObject<Set<string>> | null>(null);

/** Tells the dialog whether this form has unsaved input. */
export function useUnsaved(isUnsaved: boolean): void {
  const forms = useContext(UnsavedContext)?.current;
  const id = useId();
  useEffect(() => {
    if (!isUnsaved || !forms) return;
    forms.add(id);
    return () => void forms.delete(id);
  }, [isUnsaved, forms, id]);
}
