import { useState } from 'react';

/** Returns whether the last attempt was not confirmed by the server, and a function that awaits the next one. */
export function useOutcome() {
  const [hasFailed, setFailed] = useState(false);
  const attempt = async (outcome: Promise<string>) => {
    setFailed(false);
    setFailed((await outcome) !== 'done');
  };
  return { hasFailed, attempt };
}
