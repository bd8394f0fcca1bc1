import * as v from 'valibot';
import { SECRET } from './secret';

/** A player's token, a host key or the server's key. Apart, since the start page looks for a key without valibot. */
export const secretSchema = v.pipe(v.string(), v.regex(SECRET));
