import { useState } from 'react';
import { MAX_VENUE_FILE_BYTES } from '../../../contract/venue';
import { whyAmong } from '../../api/failures';
import { uploadVenueFile } from '../../api/venueApi';
import { logFailure } from '../../browser/log';
import { PictureRefused, type PictureSize, shrinkPicture } from './shrinkPicture';
import type { VenueTexts } from './venueTexts';

type UploadFault = keyof VenueTexts['fileFailed'];

/** The state of the file chosen last for one place. */
export interface UploadState {
  fileName: string;
  /** Undefined during the upload. */
  fault?: UploadFault;
}

/** Uploads the venue's files at once; they become part of it only when it is saved. */
export function useUploads(address: string) {
  const [states, setStates] = useState<ReadonlyMap<string, UploadState>>(new Map());
  const setState = (place: string, state?: UploadState) =>
    setStates((all) => {
      const others = [...all].filter(([each]) => each !== place);
      return new Map(state ? [...others, [place, state]] : others);
    });
  const uploadFile = async (
    place: string,
    file: File,
    onStored: (stored: string) => void,
    size?: PictureSize,
  ): Promise<void> => {
    const fileName = file.name;
    if (!size && file.size > MAX_VENUE_FILE_BYTES) return setState(place, { fileName, fault: 'tooLarge' });
    setState(place, { fileName });
    try {
      const stored = await uploadVenueFile(address, fileName, size ? await shrinkPicture(file, size) : file);
      setState(place);
      onStored(stored);
    } catch (error) {
      const fault = faultOf(error);
      if (fault === 'other') logFailure(`${fileName} could not be uploaded`, error);
      setState(place, { fileName, fault });
    }
  };
  /**
   * Uploads a file for a place in the form, and calls back with its name on the server. A picture is shrunk to
   * `size`; without it, the file is a sound.
   */
  const upload = (...args: Parameters<typeof uploadFile>) => void uploadFile(...args);
  return { upload, states, isBusy: [...states.values()].some(({ fault }) => fault === undefined) };
}

function faultOf(error: unknown): UploadFault {
  if (error instanceof PictureRefused) return error.reason;
  return whyAmong(error, ['tooLarge', 'unsupported', 'forbidden', 'notStored']);
}
