import { setupServer } from 'msw/node';

/** The network of the component tests: it has no server until a test adds one. */
export const network = setupServer();
