import { english } from './english';
import { german, type HostTexts } from './german';
import type { Language } from './language';
import { mixture } from './mixture';

/** All texts but the frame's. All languages are loaded, so that a choice shows at once. */
export const catalogues: Record<Language, HostTexts> = { mixture, german, english };
