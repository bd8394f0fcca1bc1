import type { Language } from '../contract/languages';
import type { PageGround } from './ground';

/** What a phone's page finds in the page around it. */
export interface Around {
  WebSocket: PageGround['WebSocket'];
  fetch: typeof fetch;
  code: string;
  language: Language;
  /** The teams of the phones, the first phone's first. */
  names: readonly string[];
}

const NAME = 'quizNightDemo';

/** Lets the frames in this page reach what they need. */
export function offer(around: Around): void {
  Object.assign(window, { [NAME]: around });
}

/** Returns what the page around this one offers; undefined where there is none, as on a phone that was sent here. */
export function findAround(): Around | undefined {
  try {
    return window.parent === window ? undefined : (window.parent as unknown as Record<string, Around>)[NAME];
  } catch {
    // A page of another site frames this one.
    return undefined;
  }
}
