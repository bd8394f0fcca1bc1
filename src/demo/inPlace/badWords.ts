import de from 'naughty-words/de.json';
import en from 'naughty-words/en.json';

// In place of the packages, which bring the lists of all languages, and names in a demo need no other than these.
export default { de };
export const profaneWords = new Map([['en', en]]);
