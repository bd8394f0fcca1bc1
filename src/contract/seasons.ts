import * as v from 'valibot';
import { countSchema, optionalField, parserOf } from './parsed';
import { remarkSchema } from './quizFiles';
import { placeSchema } from './scores';

const seasonSummarySchema = v.object({
  seasonId: v.string(),
  name: v.string(),
  /** How many evenings were played. */
  evenings: countSchema,
});
/** One season as the list shows it. */
export type SeasonSummary = v.InferOutput<typeof seasonSummarySchema>;

/** Reads the answer to GET /seasons. */
export const parseSeasonList = parserOf(v.object({ seasons: v.array(seasonSummarySchema) }));

const tableSchema = v.object({
  standings: v.array(v.object({ ...placeSchema.entries, evenings: countSchema })),
});
/** Reads the answer to GET /seasons/{seasonId}/table with the format `json`. */
export const parseSeasonTable = parserOf(tableSchema);

/** In what a season's table goes out. */
export const TABLE_FORMATS = ['json', 'xlsx', 'csv'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** Reads the answer to PUT /seasons/{seasonId}, and to POST /seasons, which makes an id of the season's name. */
export const parseSavedSeason = parserOf(v.object({ seasonId: v.string(), etag: v.string() }));

/** Reads the answer to POST /seasons/import: evenings of an old table, and what could not be taken over. */
export const parseImportedSeason = parserOf(v.object({ season: v.unknown(), report: v.array(remarkSchema) }));

const playedQuestionSchema = v.object({
  /** The question's text as it was played. */
  text: v.string(),
  /** The name of the file that it showed or played: the same text with another is another question. */
  media: optionalField(v.string()),
  /** As ISO 8601 has a day. */
  date: v.string(),
  answered: countSchema,
  /** How right they were all together, in percent. */
  share: v.number(),
});
/** One time that a question was played. */
export type PlayedQuestion = v.InferOutput<typeof playedQuestionSchema>;

/** Reads the answer to GET /quizzes/{quizId}/played: the latest first, by what the questions say now. */
export const parsePlayedQuestions = parserOf(v.object({ played: v.array(playedQuestionSchema) }));
