import type { Language } from '../contract/languages';
import type { Watched } from '../look/watched';
import type { MemoryStorage } from './apart';
import type { PageGround } from './ground';
import type { pageChannels } from './pageChannel';

/** What frames of a demo, and the windows that it opens, find in its page. */
export interface Around {
  WebSocket: PageGround['WebSocket'];
  BroadcastChannel: ReturnType<typeof pageChannels>;
  fetch: typeof fetch;
  /** The room of the session that was opened last. */
  code: Watched<string>;
  language: Language;
  /** The teams of the phones, the first phone's first. */
  names: readonly string[];
  /** What the page that holds all this keeps in place of a browser's storage. */
  storage: MemoryStorage;
  /** Called by a phone that has answered, or is shown an answer: there is time now to load the rest. */
  begun(): void;
}

const NAME = 'quizNightDemo';

/** Lets this page's frames reach what they need. */
export function offer(around: Around): void {
  Object.assign(window, { [NAME]: around });
}

/** Returns what another page offers to this one; undefined where there is none, as on a phone that was sent here. */
export function findAround(): Around | undefined {
  for (const other of [window.parent, window.opener as Window | null]) {
    try {
      const around = other && other !== window && (other as unknown as Record<string, Around>)[NAME];
      if (around) return around;
    } catch {
      // It is of another site.
    }
  }
  return undefined;
}
