import { useEffect } from 'react';

const PRODUCT = 'Quiz Night';

/** Sets the browser tab's title: what the page shows, then the product's name. */
export function useTitle(subject: string): void {
  useEffect(() => {
    document.title = `${subject} · ${PRODUCT}`;
    return () => {
      document.title = PRODUCT;
    };
  }, [subject]);
}
