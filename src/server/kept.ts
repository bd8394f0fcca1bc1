import { join } from 'node:path';
import { deriveSecret } from './access/secret';
import type { ResolvedOptions } from './options';
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
 * Opens what is kept in files: quizzes with their media, seasons, past evenings, the venue. `seasonsChanged` is called
 * after this process has changed a season's file.
 */
export async function openKept(
  { dataFolder, log, clock, now, schedule }: ResolvedOptions,
  serverKey: string,
  seasonsChanged: () => void,
  others?: Others,
) {
  const folder = join(dataFolder, 'quizzes');
  const mediaFolder = new MediaFolder(join(folder, 'media'));
  const media = new SessionMedia(mediaFolder, deriveSecret(serverKey, 'media addresses'), others?.noteMedia);
  const quizzes = await openQuizzes(folder, { log, clock, now, schedule, media: mediaFolder });
  const uploads = createMediaUploads(quizzes, async () => {
    await quizzes.readAnew();
    const elsewhere = await others?.readMedia();
    return (name) => quizzes.names(name) || media.isKept(name) || elsewhere?.has(name) === true;
  });
  const venue = new VenueFolder(dataFolder, { log, clock });
  const keepResults = () => venue.keepResults();
  const played = createPlayedQuizzes(join(dataFolder, 'played'), { log, clock });
  // Shares the quizzes' queue, since the same process changes both.
  const seasons = new SeasonFolder(join(dataFolder, 'seasons'), {
    log,
    now,
    inTurn: quizzes.inTurn,
    changed: seasonsChanged,
  });
  return {
    quizzes,
    media,
    mediaFolder,
    uploads,
    venue,
    evenings: new EveningFolder(join(dataFolder, 'evenings'), { log, now, schedule, keepResults }),
    played,
    seasons,
    /** Resolves when this process may change quizzes, seasons and the venue. Throws Elsewhere if another may. */
    holdQuizzes: (): Promise<void> => others?.holdQuizzes() ?? Promise.resolve(),
  };
}
