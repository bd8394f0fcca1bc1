import fc from 'fast-check';
import { SEED } from './random';

/** Properties are checked with values from one seed, which a failure reports; `TEST_SEED` sets it. */
fc.configureGlobal({ seed: SEED });

export { fc };
