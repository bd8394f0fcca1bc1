import type { Language } from '../../src/contract/languages';

/** What is called the same everywhere. */
export const SAME_IN_ALL: ReadonlySet<string> = new Set(['Quiz Night', 'Quiz', 'Podium', 'Joker']);

/** Words that a language has in common with English or German, without numbers and names. */
export const SAME_ON_PURPOSE: Partial<Record<Language, ReadonlySet<string>>> = {};

/** Paths of texts that need no other form for one, although German has one. */
export const ONE_FORM: Partial<Record<Language, readonly string[]>> = {};
