import { storedText } from '../browser/storedText';

/** The origin of the network address that this browser shows to players; empty for the server's first. */
export const chosenOrigin = storedText('quiz-night.join-origin');
