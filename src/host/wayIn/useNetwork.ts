import { useCallback, useEffect, useState } from 'react';
import type { NetworkReport } from '../../contract/network';
import { chosenOrigin } from '../api/joinOrigin';
import { chooseNetwork, fetchNetwork } from '../api/networkApi';
import { useServerAddress } from '../api/useServerAddress';
import { tickSteps } from '../browser/firstSteps';
import { logFailure } from '../browser/log';
import { wayInMark } from './wayInMark';

/** In milliseconds: soon enough for somebody who looks from the phone to the screen. */
const ASK_EVERY_MS = 2_000;
/** In milliseconds: who has a phone at hand has scanned by then. */
const PATIENCE_MS = 25_000;

interface WatchedNetwork {
  /** Undefined until the server has told; null where it tells nothing to this browser. */
  report: NetworkReport | null | undefined;
  /** Whether it has taken so long that a phone would be here if it could. */
  isLate: boolean;
  hasFailed: boolean;
  choose: (address: string) => void;
}

/** How phones get in, kept current while it is shown. What a phone has shown to work is remembered. */
export function useNetwork(): WatchedNetwork {
  const address = useServerAddress();
  const [report, setReport] = useState<NetworkReport | null>();
  const [isLate, setLate] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const count = report?.phones ?? 0;

  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = () =>
      fetchNetwork(address, abort.signal).then(
        (read) => {
          setReport(read);
          timer = setTimeout(() => void ask(), ASK_EVERY_MS);
        },
        (error: unknown) => {
          if (abort.signal.aborted) return;
          logFailure('The network could not be read', error);
          // What is known stays; a server that never told will not later.
          setReport((known) => known ?? null);
          timer = setTimeout(() => void ask(), ASK_EVERY_MS * 5);
        },
      );
    void ask();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [address]);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (count === 0) return;
    wayInMark.write('came');
    tickSteps('network');
  }, [count]);

  const choose = useCallback(
    (chosen: string) => {
      setFailed(false);
      chooseNetwork(address, chosen).then(
        (read) => {
          // What this browser alone had chosen before would hide it.
          chosenOrigin.write('');
          setReport(read);
        },
        (error: unknown) => {
          logFailure('The network could not be chosen', error);
          setFailed(true);
        },
      );
    },
    [address],
  );
  return { report, isLate, hasFailed, choose };
}
