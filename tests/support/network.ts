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
  // What was changed last in a test is read once more, perhaps after its end.
  ...['*/venue', '*/seasons', '*/seasons/:id', '*/evenings', '*/media/:file'].map((path) =>
    http.get(path, nothing),
  ),
  http.head('*/media/:file', nothing),
);
