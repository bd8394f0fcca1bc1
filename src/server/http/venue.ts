import { Hono, type Context } from 'hono';
import { KEEP_HOURS } from '../../contract/keepResults';
import { problemOfFault } from '../formats/faults';
import { nearestAccent, readVenueFile } from '../venue/venueFile';
import { VENUE_FILES, type VenueFolder } from '../venue/venueFolder';
import { answerFresh, answerProblem, languageOf, limitBody, onlyEditors, type HttpApp } from './answers';
import type { AppParts } from './appParts';
import { changeOfRequest } from './documents';
import { answerMedia, answerUpload } from './media';

/** In bytes: far more than a house with all its slides. */
export const MAX_VENUE_BYTES = 256 * 1024;

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

  const limit = limitBody(MAX_VENUE_BYTES, 'body_too_large');
  app.put('/', editors, limit, (c) => answerSave(c, venue));

  app.get('/files/:file', async (c) => {
    const file = await venue.find(c.req.param('file'));
    return file ? answerMedia(c, file, log) : answerProblem(c, 'not_found');
  });

  app.put('/files/:file', editors, (c) =>
    answerUpload(c, VENUE_FILES, (content) => venue.put(c.req.param('file'), content)),
  );
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
