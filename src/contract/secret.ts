import * as v from 'valibot';

/** How a secret looks: 128 random bits as 22 base64url characters. So are players' tokens, host keys and the server's key. */
export const secretSchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
