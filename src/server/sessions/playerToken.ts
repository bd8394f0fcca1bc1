import * as v from 'valibot';
import { SECRET } from '../../contract/secret';

/** The secret by which a phone is known, which it made itself. */
export const playerTokenSchema = v.pipe(v.string(), v.regex(SECRET));
