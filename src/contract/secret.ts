/** How players' tokens, host keys and the server's key look: 128 random bits as 22 base64url characters. */
export const SECRET = /^[\w-]{22}$/;
