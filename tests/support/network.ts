import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** The network of the component tests: it has no server until a test adds one, and no server knows of a house. */
export const network = setupServer(http.get('*/venue', () => new HttpResponse(null, { status: 404 })));
