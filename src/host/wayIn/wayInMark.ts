import { storedText } from '../browser/storedText';

/**
 * Stored once a phone has connected or the host postpones the check; then the start page no longer shows it.
 */
export const wayInMark = storedText('quiz-night.way-in');
