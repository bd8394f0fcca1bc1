import * as v from 'valibot';
import { MAX_TEXT_ANSWER_LENGTH } from '../../contract/limits';

/** A typed text; empty: no answer. */
export const typedSchema = v.pipe(v.string(), v.trim(), v.maxLength(MAX_TEXT_ANSWER_LENGTH));
