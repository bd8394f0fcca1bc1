/** The most answers of a host's own question, which has two at least. */
export const MAX_ASK_ANSWERS = 6;
/** The most points of a question. */
export const MAX_POINTS = 100;
/** How many questions a host can add to the quiz in progress. */
export const MAX_ADDED = 20;
