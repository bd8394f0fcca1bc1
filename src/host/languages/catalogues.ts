import { english } from './english';
import { german, type HostTexts } from './german';
import type { Language } from './language';
import { mixture } from './mixture';

/** All three are in the bundle, so that a choice shows at once. */
export const catalogues: Record<Language, HostTexts> = { mixture, german, english };
