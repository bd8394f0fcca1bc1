import { storedText } from '../browser/storedText';

/** The host keys as they are stored. The start page asks whether there are any before it loads what reads them. */
export const storedHostKeys = storedText('quiz-night.host-keys');
