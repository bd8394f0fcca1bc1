import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { KEEP_HOURS } from '../../contract/keepResults';
import { MAX_VENUE_FILE_BYTES } from '../../contract/venue';
import { problemOfFault } from '../quizzes/faults';
import { FileChanged } from '../quizzes/storedFile';
import { Refusal } from '../refusal';
import { nearestAccent, readVenueFile } from '../venue/venueFile';
import type { VenueFolder } from '../venue/venueFolder';
import {
  answerFresh,
  answerProblem,
  bodyOf,
  onlyEditors,
  type HttpApp,
  changeOfRequest,
  languageOf,
} from './answers';
import type { AppParts } from './appParts';
import { allowSlowBody } from './httpServer';
import { answerMedia } from './media';

/** In bytes: far more than a house with all its slides. */
export const MAX_VENUE_BYTES = 256 * 1024;

const BROKEN = 'The file venue.json is there, and was changed to something that cannot be read as a house.';
const UNSUPPORTED =
  'The house takes PNG, JPEG and WebP pictures that do not move, and MP3, M4A, Ogg and WAV sounds; no SVG, which can hold scripts.';
const TOO_LARGE = 'A file can have 15 MiB at most, and a picture 25 megapixels.';

/** The house: everybody may read it; who may host changes it. */
export function createVenue(parts: AppParts): HttpApp {
  const { venue, log } = parts;
  const editors = onlyEditors(parts.hosting, parts.holdQuizzes);
  const app: HttpApp = new Hono();

  app.get('/', async (c) => {
    const { venue: house, etag } = await venue.read();
    const { keepResults = KEEP_HOURS.usual, ...shown } = house;
    // Guests have no use for how long results stay.
    const settings = parts.hosting.mayOpen(c.env.incoming) && { keepResults, mayChange: true };
    return answerFresh(c, { ...shown, ...settings }, 200, { etag });
  });

  const limit = bodyLimit({ maxSize: MAX_VENUE_BYTES, onError: (c) => answerProblem(c, 'body_too_large') });
  app.put('/', editors, limit, (c) => answerSave(c, venue));

  app.get('/files/:file', async (c) => {
    const file = await venue.find(c.req.param('file'));
    return file ? answerMedia(c, file, log) : answerProblem(c, 'not_found');
  });

  app.put('/files/:file', editors, async (c) => {
    if (Number(c.req.header('Content-Length')) > MAX_VENUE_FILE_BYTES) throw new Refusal('file_too_large');
    allowSlowBody(c.env.incoming);
    const { fileName, isNew } = await venue.put(c.req.param('file'), bodyOf(c));
    return answerFresh(c, { fileName }, isNew ? 201 : 200);
  });

  app.onError(answerFailure);
  return app;
}

async function answerSave(c: Context, venue: VenueFolder): Promise<Response> {
  const read = readVenueFile(await c.req.json().catch(() => undefined));
  if (!read.ok) {
    const language = languageOf(c);
    const problems = read.faults.map((fault) => problemOfFault(fault, language));
    return answerProblem(c, 'venue_invalid', undefined, { problems });
  }
  const nearest = nearestAccent(read.value);
  if (nearest) return answerProblem(c, 'accent_contrast', undefined, { nearest });
  const etag = await venue.save(read.value, changeOfRequest(c));
  return answerFresh(c, { etag }, 200, { etag });
}

/** What the house's own refusals add to their codes. */
function answerFailure(error: Error, c: Context): Response {
  if (error instanceof FileChanged)
    return answerProblem(c, 'venue_changed', error.isBroken ? BROKEN : undefined, { etag: error.etag });
  if (error instanceof Refusal && error.code === 'media_unsupported')
    return answerProblem(c, error.code, UNSUPPORTED);
  if (error instanceof Refusal && error.code === 'file_too_large')
    return answerProblem(c, error.code, TOO_LARGE);
  throw error;
}
