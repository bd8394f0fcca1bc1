import { storedText } from '../browser/storedText';

/** Which of several network addresses this browser shows to players, as an origin; empty: the server's first. */
export const chosenOrigin = storedText('quiz-night.join-origin');
