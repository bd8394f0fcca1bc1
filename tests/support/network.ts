import { setupServer } from 'msw/node';

/** The network of the component tests: it knows nobody until a test says who is there. */
export const network = setupServer();
