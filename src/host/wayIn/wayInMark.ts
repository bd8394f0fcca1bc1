import { storedText } from '../browser/storedText';

/** Kept once a phone was here, or the host wants to try it later: then the start page asks for it no more. */
export const wayInMark = storedText('quiz-night.way-in');
