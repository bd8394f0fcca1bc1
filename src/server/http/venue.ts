import { Hono } from 'hono';
import type { QuizProblem } from '../../contract/errors';
import { KEEP_HOURS } from '../../contract/venue';
import type { Language } from '../../contract/languages';
import { problemOfFault } from '../formats/faults';
import { Refusal } from '../../session/refusal';
import { nearestAccent, readVenueFile } from '../venue/venueFile';
import { VENUE_FILES } from '../venue/venueFolder';
import { answerFresh, answerProblem, limitBody, onlyEditors, type HttpApp } from './answers';
import type { AppParts } from './appParts';
import { answerSave } from './documents';
import { answerMedia, answerUpload } from './media';

/** In bytes: far more than a venue with all its slides takes. */
export const MAX_VENUE_BYTES = 256 * 1024;

/** Serves the venue: everybody may read it; callers who may host may change it. */
export function createVenue(parts: AppParts): HttpApp {
  const { kept, log } = parts;
  const { venue } = kept;
  const editors = onlyEditors(parts.hosting, kept.holdQuizzes);
  const app: HttpApp = new Hono();

  app.get('/', async (c) => {
    const { venue: house, etag } = await venue.current();
    const mayChange = parts.hosting.mayOpen(c.env.incoming);
    const { keepResults = KEEP_HOURS.usual } = house;
    return answerFresh(c, { ...house, keepResults, ...(mayChange && { mayChange }) }, 200, { etag });
  });

  const limit = limitBody(MAX_VENUE_BYTES, 'body_too_large');
  app.put('/', editors, limit, (c) =>
    answerSave(c, { word: 'venue', problemsOf }, (source, changeOf) => venue.save(source, changeOf)),
  );

  app.get('/files/:file', async (c) => {
    const file = await venue.findFile(c.req.param('file'));
    return file ? answerMedia(c, file, log) : answerProblem(c, 'not_found');
  });

  app.put('/files/:file', editors, (c) =>
    answerUpload(c, VENUE_FILES, (content) => venue.put(c.req.param('file'), content)),
  );
  return app;
}

/** Throws accent_contrast if the colour is the only problem. */
function problemsOf(source: unknown, language: Language): QuizProblem[] {
  const read = readVenueFile(source);
  if (!read.ok) return read.faults.map((fault) => problemOfFault(fault, language));
  const nearest = nearestAccent(read.value);
  if (nearest) throw new Refusal('accent_contrast', undefined, { nearest });
  return [];
}
