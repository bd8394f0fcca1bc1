/** How a secret looks: 128 random bits as 22 base64url characters. So are players' tokens, host keys and the server's key. */
export const SECRET = /^[\w-]{22}$/;
