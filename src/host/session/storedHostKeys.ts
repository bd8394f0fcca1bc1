import { storedText } from '../browser/storedText';

/** The stored host keys. The start page checks for any before it loads the code that reads them. */
export const storedHostKeys = storedText('quiz-night.host-keys');
