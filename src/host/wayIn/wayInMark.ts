import { storedText } from '../browser/storedText';

/** Stored once a phone has connected or the host postpones the check, which the start page then omits. */
export const wayInMark = storedText('quiz-night.way-in');
