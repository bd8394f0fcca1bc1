import { join } from 'node:path';
import { deriveSecret } from './access/secret';
import type { ResolvedOptions } from './options';
import { HOUSE_MEDIA } from './quizzes/media/houseMedia';
import { MediaFolder } from './quizzes/media/mediaFolder';
import { SessionMedia } from './quizzes/media/sessionMedia';
import { createMediaUploads } from './quizzes/media/uploads';
import { openQuizzes } from './quizzes/quizzes';
import { EveningFolder } from './results/eveningFolder';
import { createPlayedQuizzes } from './seasons/played';
import { SeasonFolder } from './seasons/seasonFolder';
import { VenueFolder } from './venue/venueFolder';

/** The other processes that use the same data folder. */
interface Others {
  /** Tells them which media a game here shows. */
  noteMedia(sessionCode: string, fileNames: string[]): void;
  /** Returns the media that games of all processes show. */
  readMedia(): Promise<ReadonlySet<string>>;
  holdQuizzes(): Promise<void>;
}

/** What the server keeps in files. */
export type Kept = Awaited<ReturnType<typeof openKept>>;

/**
 * Opens what is kept in files: quizzes with their media, seasons, past evenings, the venue. `changed` is called
 * after this process has changed a file.
 */
export async function openKept(
  options: ResolvedOptions,
  serverKey: string,
  changed: { quizzes(): void; seasons(): void },
  others?: Others,
) {
  const { dataFolder } = options;
  const folder = join(dataFolder, 'quizzes');
  const mediaFolder = new MediaFolder(join(folder, 'media'), HOUSE_MEDIA);
  const media = new SessionMedia(mediaFolder, deriveSecret(serverKey, 'media addresses'), others?.noteMedia);
  const quizzes = await openQuizzes(folder, { ...options, media: mediaFolder, changed: changed.quizzes });
  const uploads = createMediaUploads(quizzes.documents, async () => {
    await quizzes.readAnew();
    const elsewhere = await others?.readMedia();
    return (name) => quizzes.names(name) || media.isKept(name) || elsewhere?.has(name) === true;
  });
  const venue = new VenueFolder(dataFolder, options);
  const keepResults = () => venue.keepResults();
  const played = createPlayedQuizzes(join(dataFolder, 'played'), options);
  // Shares the quizzes' queue, since the same process changes both.
  const seasons = new SeasonFolder(join(dataFolder, 'seasons'), {
    ...options,
    inTurn: quizzes.documents.inTurn,
    changed: changed.seasons,
  });
  return {
    quizzes,
    media,
    mediaFolder,
    uploads,
    venue,
    evenings: new EveningFolder(join(dataFolder, 'evenings'), { ...options, keepResults }),
    played,
    seasons,
    /** Resolves when this process may change quizzes, seasons and the venue. Throws Elsewhere if another may. */
    holdQuizzes: (): Promise<void> => others?.holdQuizzes() ?? Promise.resolve(),
  };
}
