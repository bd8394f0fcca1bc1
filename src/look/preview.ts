import type { Language } from '../contract/languages';
import type { PlayerGame, PlayerOwn } from '../contract/toPhones';
import type { SessionGame, Session } from '../contract/toMonitors';

/** One moment of a game as shown on the projector and a phone. */
export interface Preview {
  session: Session;
  /** Its media may have addresses that only the sending page can create, and no server sends. */
  game: SessionGame;
  phone: PlayerGame;
  own: PlayerOwn;
}

/** The message from the workshop to the pages in its frames. */
export interface PreviewMessage extends Preview {
  type: 'preview';
  /** The phone's language. */
  language: Language;
}

/** The message from those pages to the workshop, sent once they can show something. */
interface PreviewReady {
  type: 'preview_ready';
}

/** The time at which a preview is received, as `performance.now()`: so far ahead that no countdown starts. */
export const PREVIEW_RECEIVED_AT = Number.MAX_SAFE_INTEGER;

/**
 * Shows what the page around this one sends. Only a page of the same origin can frame this one, and only such
 * a page is trusted, without checks. Returns an unsubscribe function.
 */
export function receivePreviews(show: (message: PreviewMessage) => void): () => void {
  const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== window.parent) return;
    if (isOfType<PreviewMessage>(data, 'preview')) show(data);
  };
  window.addEventListener('message', receive);
  window.parent.postMessage({ type: 'preview_ready' } satisfies PreviewReady, location.origin);
  return () => window.removeEventListener('message', receive);
}

/** Calls back when a framed page can show something. Returns an unsubscribe function. */
export function onPreviewReady(listener: (frame: MessageEventSource) => void): () => void {
  const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && source && isOfType<PreviewReady>(data, 'preview_ready'))
      listener(source);
  };
  window.addEventListener('message', receive);
  return () => window.removeEventListener('message', receive);
}

function isOfType<T extends { type: string }>(data: unknown, type: T['type']): data is T {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === type;
}
