/** The format of player tokens, host keys and the server's key: 128 random bits in base64url. */
export const SECRET = /^[\w-]{22}$/;
