import { useEffect, useState } from 'react';
import { copyText } from '../browser/clipboard';

/** How long a confirmation stays, in milliseconds. A text that the host has to select stays until the next copy. */
const CONFIRMED_MS = 3_000;

export interface Copied {
  what: 'code' | 'link';
  text: string;
  isDone: boolean;
}

/** Copies to the clipboard, and returns for a while what was copied and whether it worked. */
export function useCopy(): { copied: Copied | null; copy: (what: Copied['what'], text: string) => void } {
  const [copied, setCopied] = useState<Copied | null>(null);
  useEffect(() => {
    if (!copied?.isDone) return;
    const timer = setTimeout(() => setCopied(null), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (what: Copied['what'], text: string) => {
    void copyText(text).then((isDone) => setCopied({ what, text, isDone }));
  };
  return { copied, copy };
}
