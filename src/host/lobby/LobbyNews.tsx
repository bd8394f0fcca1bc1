import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useState } from 'react';
import { around } from '../../look/around';
import { copyText } from '../browser/clipboard';
import { useLobbyTexts, useWords } from '../texts/roomTexts';
import { useTimeout } from '../../look/useTimeout';

/** With more names than this, only their number is announced. */
const MOST_NAMES = 5;

/** Announces who has joined. The live region is always there, so that screen readers notice changes. */
export function ArrivalNews({ names }: { names: readonly string[] }) {
  const texts = useLobbyTexts();
  const { news, total } = useAnnouncedArrivals(names);
  const { list: listed } = useWords();
  const list = news.length > MOST_NAMES ? '' : listed(news);
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {news.length > 0 &&
        (list === ''
          ? texts.arrived({ count: news.length, total })
          : texts.arrivedNamed({ count: news.length, names: list, total }))}
    </VisuallyHidden>
  );
}

/** How long arrivals are collected before they are announced, in milliseconds. */
const GATHER_MS = 3_000;

/** Returns who has joined since the last announcement, and the total; changes at most every three seconds. */
function useAnnouncedArrivals(names: readonly string[]): { news: string[]; total: number } {
  const [announced, setAnnounced] = useState({ names, news: [] as string[] });
  const catchUp = () => {
    const known = new Set(announced.names);
    setAnnounced({ names, news: names.filter((name) => !known.has(name)) });
  };
  useTimeout(catchUp, announced.names === names ? null : GATHER_MS);
  return { news: announced.news, total: announced.names.length };
}

/** Confirms a copy; if the browser refused it, shows the text so that the host can select it. */
export function CopyNotice({ copied }: { copied: Copied | null }) {
  const texts = useLobbyTexts();
  return (
    <div aria-live="polite" className="copy-notice">
      {copied && (
        <span>
          {copied.isDone
            ? texts.copied[copied.what]
            : around((text) => texts.notCopied({ text }), <span>{copied.text}</span>)}
        </span>
      )}
    </div>
  );
}

/** How long a confirmation stays, in milliseconds. A text to select stays until the next copy. */
const CONFIRMED_MS = 3_000;

interface Copied {
  what: 'code' | 'link';
  text: string;
  isDone: boolean;
}

/** Copies to the clipboard, and reports for a while what was copied and whether it worked. */
export function useCopy(): { copied: Copied | null; copy: (what: Copied['what'], text: string) => void } {
  const [copied, setCopied] = useState<Copied | null>(null);
  useTimeout(() => setCopied(null), copied?.isDone ? CONFIRMED_MS : null, copied);
  const copy = (what: Copied['what'], text: string) => {
    void copyText(text).then((isDone) => setCopied({ what, text, isDone }));
  };
  return { copied, copy };
}
