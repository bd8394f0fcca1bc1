import * as v from 'valibot';
import { countSchema, isoTimeSchema, optionalField, parserOf } from './parsed';
import { remarkSchema } from './quizFiles';

const seasonSummarySchema = v.object({
  seasonId: v.string(),
  name: v.string(),
  /** How many evenings have been played. */
  evenings: countSchema,
});
/** A season as listed. */
export type SeasonSummary = v.InferOutput<typeof seasonSummarySchema>;

/** Reads the answer to GET /seasons. */
export const parseSeasonList = parserOf(v.object({ seasons: v.array(seasonSummarySchema) }));

const trashedSeasonSchema = v.object({ trashId: v.string(), name: v.string(), deletedAt: isoTimeSchema });
/** A deleted season, which can be restored for 30 days. */
export type TrashedSeason = v.InferOutput<typeof trashedSeasonSchema>;

/** Reads the answer to GET /seasons/trash. */
export const parseSeasonTrash = parserOf(v.object({ seasons: v.array(trashedSeasonSchema) }));

/** Reads the answer to POST /seasons/trash/{trashId}/restore. */
export const parseRestoredSeason = parserOf(v.object({ seasonId: v.string() }));

/** The formats in which a season's table can be exported. */
export const TABLE_FORMATS = ['json', 'xlsx', 'csv'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** Reads the answer to PUT /seasons/{seasonId} and POST /seasons, which makes an id from the name. */
export const parseSavedSeason = parserOf(v.object({ seasonId: v.string(), etag: v.string() }));

/** Reads the answer to POST /seasons/import: the evenings of an old table, and what could not be imported. */
export const parseImportedSeason = parserOf(v.object({ season: v.unknown(), report: v.array(remarkSchema) }));

const playedQuestionSchema = v.object({
  /** The question's text at that time. */
  text: v.string(),
  /** The name of the file that it showed or played: the same text with another file is another question. */
  media: optionalField(v.string()),
  /** An ISO 8601 date. */
  date: v.string(),
  answered: countSchema,
  /** The average score of all answers, in percent. */
  share: v.number(),
});
/** One occasion on which a question was played. */
export type PlayedQuestion = v.InferOutput<typeof playedQuestionSchema>;

/** Reads the answer to GET /quizzes/{quizId}/played: latest first, matched by the current texts. */
export const parsePlayedQuestions = parserOf(v.object({ played: v.array(playedQuestionSchema) }));
