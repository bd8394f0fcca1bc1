import { parserOf } from '../../src/contract/parsed';
import { sessionGameSchema } from '../../src/contract/scene';

/** Reads `Session.game`. */
export const parseSessionGame = parserOf(sessionGameSchema);
