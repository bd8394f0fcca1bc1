import { useState } from 'react';
import { MAX_VENUE_FILE_BYTES } from '../../../contract/venue';
import { whyAmong } from '../../api/failures';
import { uploadVenueFile } from '../../api/venueApi';
import { logFailure } from '../../browser/log';
import type { VenueTexts } from './venueTexts';
import { type PictureSize, PictureRefused, shrinkPicture } from './pictures';

/** Why a file could not be taken. */
type UploadFault = keyof VenueTexts['fileFailed'];

/** What is said of the file that was chosen last at one place. */
export interface UploadState {
  fileName: string;
  /** Undefined while it is on its way. */
  fault?: UploadFault;
}

/** Takes a file for a place of the form: `size` is what a picture is made to; without it, it is a sound. */
export type VenueUpload = (place: string, file: File, size?: PictureSize) => Promise<string | undefined>;

/** Uploads files of the house at once: they are not part of it before it is saved. */
export function useUploads(address: string): {
  upload: VenueUpload;
  states: ReadonlyMap<string, UploadState>;
  isBusy: boolean;
} {
  const [states, setStates] = useState<ReadonlyMap<string, UploadState>>(new Map());
  const setState = (place: string, state?: UploadState) =>
    setStates((all) => {
      const others = [...all].filter(([each]) => each !== place);
      return new Map(state ? [...others, [place, state]] : others);
    });
  const upload: VenueUpload = async (place, file, size) => {
    const fileName = file.name;
    setState(place, { fileName });
    try {
      const stored = await send(address, file, size);
      setState(place);
      return stored;
    } catch (error) {
      const fault = faultOf(error);
      if (fault === 'other') logFailure(`${fileName} is not uploaded`, error);
      setState(place, { fileName, fault });
      return undefined;
    }
  };
  return { upload, states, isBusy: [...states.values()].some(({ fault }) => fault === undefined) };
}

class TooLarge extends Error {}

async function send(address: string, file: File, size?: PictureSize): Promise<string> {
  if (size) return uploadVenueFile(address, file.name, await shrinkPicture(file, size));
  if (file.size > MAX_VENUE_FILE_BYTES) throw new TooLarge();
  return uploadVenueFile(address, file.name, file);
}

function faultOf(error: unknown): UploadFault {
  if (error instanceof PictureRefused) return error.reason;
  if (error instanceof TooLarge) return 'tooLarge';
  return whyAmong(error, ['tooLarge', 'unsupported', 'forbidden', 'notStored']);
}
