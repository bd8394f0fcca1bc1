import * as v from 'valibot';

/** Players' tokens, host keys and the server's key: 128 random bits as 22 base64url characters. */
export const secretSchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
