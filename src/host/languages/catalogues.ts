import type { Language } from './language';
import { english } from './english';
import { german, type HostTexts } from './german';
import { mixture } from './mixture';

/** All three are in the bundle, for together they are smaller than a picture, and a choice shows at once. */
export const catalogues: Record<Language, HostTexts> = { mixture, german, english };
