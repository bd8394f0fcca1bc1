import { useEffect, useEffectEvent, useRef } from 'react';
import { onPreviewReady, type PreviewMessage } from '../../../contract/preview';

/** Sends a message to the pages in two frames: whenever it is another one, and when a page has been loaded. */
export function usePreviewFrames(message: PreviewMessage) {
  const projector = useRef<HTMLIFrameElement>(null);
  const phone = useRef<HTMLIFrameElement>(null);
  const windows = () => [projector, phone].flatMap(({ current }) => current?.contentWindow ?? []);

  const send = useEffectEvent((to: Window) => to.postMessage(message, location.origin));
  const sendToReady = useEffectEvent((frame: MessageEventSource) => {
    windows()
      .filter((each) => each === frame)
      .forEach(send);
  });

  useEffect(() => onPreviewReady((frame) => sendToReady(frame)), []);
  useEffect(() => windows().forEach((each) => send(each)), [message]);
  return { projector, phone };
}
