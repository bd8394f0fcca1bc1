import { parserOf } from '../../src/contract/parsed';
import { sessionGameSchema } from '../../src/contract/toMonitors';

/** Reads `Session.game`. */
export const parseSessionGame = parserOf(sessionGameSchema);
