import fc from 'fast-check';
import { SEED } from './random';

/** Properties are looked at with values of one seed, which a failure names; `TEST_SEED` sets it. */
fc.configureGlobal({ seed: SEED });

export { fc };
