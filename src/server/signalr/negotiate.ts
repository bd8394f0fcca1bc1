import { createHash, randomBytes } from 'node:crypto';

/**
 * Answers POST {hub}/negotiate. Nothing is remembered between this and the upgrade: the token is random, and the id
 * follows from it. Clients of version 0 know no token and connect with what they take for the id.
 *
 * @param url the request's address, for its `negotiateVersion`
 */
export function answerNegotiate(url: URL): Response {
  const token = createConnectionToken();
  const version = Number(url.searchParams.get('negotiateVersion')) >= 1 ? 1 : 0;
  const identity =
    version === 1
      ? { connectionId: connectionIdOf(token), connectionToken: token, negotiateVersion: 1 }
      : { connectionId: token };
  const availableTransports = [{ transport: 'WebSockets', transferFormats: ['Text'] }];
  return Response.json({ ...identity, availableTransports }, { headers: { 'Cache-Control': 'no-store' } });
}

/** 128 random bits as base64url: the secret with which the upgrade claims the connection. */
export function createConnectionToken(): string {
  return randomBytes(16).toString('base64url');
}

/** The public id of a token's connection. It does not give the token away, so it may be logged and shown. */
export function connectionIdOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, 22);
}
