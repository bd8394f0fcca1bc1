import { useRef, useState } from 'react';
import { checkAccent, isColor } from '../../../contract/accent';
import type { QuizProblem } from '../../../contract/errors';
import type { HostVenue } from '../../../contract/hostVenue';
import type { VenueSlide } from '../../../contract/venue';
import { failureOf } from '../../api/failures';
import type { ServedVenue } from '../../api/readVenue';
import { saveVenue } from '../../api/venueApi';
import { logFailure } from '../../browser/log';
import { refreshVenue } from '../../venue/VenueReader';
import { useSpoken } from '../../texts/useLanguage';
import { type VenueUpload, type UploadState, useUploads } from './useUploads';

/** A slide in the form, told from others wherever it is moved. */
export type SlideDraft = VenueSlide & { key: number };
/** The house as the form has it. */
export type VenueDraft = Omit<HostVenue, 'slides'> & { slides: SlideDraft[] };

type Change = Partial<VenueDraft>;

/** Why the house is not saved. */
export type SaveFailure =
  | { kind: 'uploading' | 'accent' | 'forbidden' | 'failed' }
  | { kind: 'invalid'; problems: readonly QuizProblem[] }
  | { kind: 'changed'; etag: string };

/** What the parts of the form share. */
export interface VenueForm {
  address: string;
  draft: VenueDraft;
  /** With a function, what is changed at that moment: an upload takes a while. */
  edit: (change: Change | ((before: VenueDraft) => Change)) => void;
  upload: VenueUpload;
  uploads: ReadonlyMap<string, UploadState>;
  /** Files that are named and not there. */
  missing: readonly string[];
  failure: SaveFailure | undefined;
  /** Saves what was changed; false: it is not saved, and the form says why. */
  save: () => Promise<boolean>;
  /** From now on it is saved in place of what has this ETag. */
  replace: (etag: string) => void;
}

/** The form of a house that the server at `address` has. */
export function useVenueForm(address: string, { venue, etag }: ServedVenue): VenueForm {
  const lang = useSpoken();
  const [initial] = useState(() => draftOf(venue));
  const [draft, setDraft] = useState(initial);
  const replaced = useRef(etag);
  const [failure, setFailure] = useState<SaveFailure>();
  const { upload, states, isBusy } = useUploads(address);

  const save = async (): Promise<boolean> => {
    const stored = venueOf(draft);
    if (isBusy) return fail({ kind: 'uploading' });
    if (JSON.stringify(stored) === JSON.stringify(venueOf(initial))) return true;
    if (!isReadable(stored.accent)) return fail({ kind: 'accent' });
    try {
      await saveVenue(address, { venue: stored, etag: replaced.current, lang });
    } catch (error) {
      return fail(saveFailureOf(error));
    }
    // It is saved, whether or not this can be shown at once.
    await refreshVenue(address).catch((error: unknown) => logFailure('The house is not shown yet', error));
    return true;
  };
  const fail = (why: SaveFailure): false => {
    setFailure(why);
    return false;
  };
  const edit: VenueForm['edit'] = (change) => {
    setDraft((before) => ({ ...before, ...(typeof change === 'function' ? change(before) : change) }));
    setFailure(undefined);
  };
  return {
    address,
    draft,
    edit,
    upload,
    uploads: states,
    missing: venue.missing ?? [],
    failure,
    save,
    replace: (next) => (replaced.current = next),
  };
}

/** The next slide's key: the form's slides come from the server and from its host. */
export function nextKey(slides: readonly SlideDraft[]): number {
  return Math.max(0, ...slides.map(({ key }) => key)) + 1;
}

function draftOf({ slides, ...venue }: HostVenue): VenueDraft {
  const keyed = slides.map((slide, key) => ({ ...slide, key }));
  return { ...venue, slides: keyed };
}

/** As it is sent: a text slide that nothing was typed into is left out. */
function venueOf({ name, logo, accent, slides, music, rules, keepResults }: VenueDraft): HostVenue {
  const kept = slides.filter(({ image, text, qr }) => image ?? (text?.trim() || qr?.trim()));
  return {
    name,
    logo,
    music,
    rules,
    keepResults,
    accent: accent?.trim() || undefined,
    slides: kept.map(({ image, text, qr, where }) => ({ image, text, qr, where })),
  };
}

function isReadable(accent: string | undefined): boolean {
  return accent === undefined || (isColor(accent) && checkAccent(accent).nearest === undefined);
}

function saveFailureOf(error: unknown): SaveFailure {
  const { why, etag, problems } = failureOf(error);
  if (why === 'changed' && etag !== null) return { kind: 'changed', etag };
  if (why === 'invalid') return { kind: 'invalid', problems };
  if (why === 'accent' || why === 'forbidden') return { kind: why };
  logFailure('The house is not saved', error);
  return { kind: 'failed' };
}
