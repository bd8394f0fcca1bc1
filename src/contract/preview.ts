import type { Language } from './languages';
import type { PlayerGame, PlayerOwn } from './playerGame';
import type { SessionGame } from './scene';
import type { Session } from './session';

/** One moment of a game, as the projector and a phone show it. */
export interface Preview {
  session: Session;
  /** Its media may have addresses that only the sending page can make, which no server sends. */
  game: SessionGame;
  phone: PlayerGame;
  own: PlayerOwn;
}

/** What the workshop sends to the pages that it frames. */
export interface PreviewMessage extends Preview {
  type: 'preview';
  /** The phone's. */
  language: Language;
}

/** What those pages send to the workshop, once they can show something. */
interface PreviewReady {
  type: 'preview_ready';
}

/** When a preview is received, as `performance.now()` has it: so far ahead that its time does not begin to run. */
export const PREVIEW_RECEIVED_AT = Number.MAX_SAFE_INTEGER;

/**
 * Shows what the page around this one sends. Only a page of the same origin can frame this one, and only that is
 * believed, as it is. Returns an unsubscribe function.
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

/** Calls back when a page that this one frames can show something. Returns an unsubscribe function. */
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
