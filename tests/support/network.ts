import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

const nothing = () => new HttpResponse(null, { status: 404 });

/** A problem document of the server, with the fields that clients read. */
export function problem(status: number, code: string, more: object = {}): Response {
  return HttpResponse.json({ code, ...more }, { status });
}

/**
 * The network of the component tests: it has no server until a test adds one, and knows no venue, seasons, past
 * evenings or media.
 */
export const network = setupServer(
  ...['*/venue', '*/seasons', '*/evenings', '*/media/:file'].map((path) => http.get(path, nothing)),
  http.head('*/media/:file', nothing),
);
