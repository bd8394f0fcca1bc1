import { useRef, useState } from 'react';
import { checkAccent, isColor } from '../../../look/accent';
import type { QuizProblem } from '../../../contract/errors';
import type { Venue, VenueSlide } from '../../../contract/venue';
import { failureOf } from '../../api/failures';
import { readVenue } from '../../api/readVenue';
import { type Conflict, saveVersion, type Version } from '../../api/saveVersion';
import { saveVenue } from '../../api/venueApi';
import { logFailure } from '../../browser/log';
import { refreshVenue } from '../VenueReader';
import { useSpoken } from '../../texts/useLanguage';
import type { VersionChoice } from '../../ui/TwoVersions';
import { useUploads } from './useUploads';

/** A slide in the form, with a key that identifies it wherever it is moved. */
export type SlideDraft = VenueSlide & { key: number };
type VenueDraft = Omit<Venue, 'slides'> & { slides: SlideDraft[] };

type Change = Partial<VenueDraft>;

/** Why the venue was not saved. */
export type SaveFailure =
  | { kind: 'uploading' | 'accent' | 'forbidden' | 'failed' }
  | { kind: 'invalid'; problems: readonly QuizProblem[] };

/** What the parts of the form share. */
export type VenueForm = ReturnType<typeof useVenueForm>;

/** The form for the venue of the server at `address`. */
export function useVenueForm(address: string, { value: venue, etag }: Version<Venue>) {
  const lang = useSpoken();
  const [initial, setInitial] = useState(() => draftOf(venue));
  const [draft, setDraft] = useState(initial);
  const replaced = useRef(etag);
  const [failure, setFailure] = useState<SaveFailure>();
  const [conflict, setConflict] = useState<Conflict<Venue> | null>(null);
  const { upload, states, isBusy } = useUploads(address);

  /** Saves the changes. Returns false if that failed; the form then says why. */
  const save = async (): Promise<boolean> => {
    const stored = venueOf(draft);
    if (isBusy) return fail({ kind: 'uploading' });
    if (JSON.stringify(stored) === JSON.stringify(venueOf(initial))) return true;
    if (!isReadable(stored.accent)) return fail({ kind: 'accent' });
    try {
      const saved = await saveVersion({
        base: replaced.current,
        save: (base) => saveVenue(address, { venue: stored, etag: base, lang }),
        read: () => readThere(address),
        isSame: (theirs) => JSON.stringify(venueOf(draftOf(theirs))) === JSON.stringify(stored),
      });
      if (saved.conflict) {
        setConflict(saved.conflict);
        return false;
      }
    } catch (error) {
      return fail(saveFailureOf(error));
    }
    // The venue is saved even if it cannot be shown at once.
    await refreshVenue(address).catch((error: unknown) => logFailure('The venue could not be shown', error));
    return true;
  };
  const fail = (why: SaveFailure): false => {
    setFailure(why);
    return false;
  };
  /** Changes the draft. Pass a function to change its state at that moment, since an upload takes a while. */
  const edit = (change: Change | ((before: VenueDraft) => Change)) => {
    setDraft((before) => ({ ...before, ...(typeof change === 'function' ? change(before) : change) }));
    setFailure(undefined);
  };
  /** Resolves the conflict; the host's own version still has to be saved. */
  const choose = (version: VersionChoice) => {
    setConflict(null);
    if (!conflict) return;
    replaced.current = conflict.etag ?? replaced.current;
    if (version !== 'theirs' || !conflict.theirs) return;
    const theirs = draftOf(conflict.theirs);
    setInitial(theirs);
    setDraft(theirs);
  };
  return {
    address,
    draft,
    edit,
    upload,
    uploads: states,
    /** Files that the venue names but that do not exist. */
    missing: initial.missing ?? [],
    failure,
    save,
    /** The version of another host who saved first, and the one in this form. */
    conflict: conflict && { mine: venueOf(draft), theirs: conflict.theirs },
    choose,
    /** Closes the question and leaves both versions as they are. */
    forgetConflict: () => setConflict(null),
  };
}

/** Returns the next slide's key: the form's slides come both from the server and from its host. */
export function nextKey(slides: readonly SlideDraft[]): number {
  return Math.max(0, ...slides.map(({ key }) => key)) + 1;
}

function draftOf({ slides, ...venue }: Venue): VenueDraft {
  const keyed = slides.map((slide, key) => ({ ...slide, key }));
  return { ...venue, slides: keyed };
}

/** Returns the venue as it is sent to the server, without empty text slides. */
function venueOf({
  name,
  logo,
  look,
  language,
  accent,
  slides,
  music,
  rules,
  nextDate,
  keepResults,
}: VenueDraft): Venue {
  const kept = slides.filter(({ image, text, qr }) => image ?? (text?.trim() || qr?.trim()));
  return {
    name,
    logo,
    look,
    language,
    music,
    rules,
    nextDate: nextDate?.trim() || undefined,
    keepResults,
    accent: accent?.trim() || undefined,
    slides: kept.map(({ image, text, qr, where }) => ({ image, text, qr, where })),
  };
}

function isReadable(accent: string | undefined): boolean {
  return accent === undefined || (isColor(accent) && checkAccent(accent).nearest === undefined);
}

async function readThere(address: string): Promise<Version<Venue>> {
  const there = await readVenue(address);
  if (there) return there;
  throw new Error('The server no longer has a venue');
}

function saveFailureOf(error: unknown): SaveFailure {
  const { why, problems } = failureOf(error);
  if (why === 'invalid') return { kind: 'invalid', problems };
  if (why === 'accent' || why === 'forbidden') return { kind: why };
  logFailure('The venue could not be saved', error);
  return { kind: 'failed' };
}
