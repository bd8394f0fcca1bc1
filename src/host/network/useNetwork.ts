import { useEffect, useState } from 'react';
import type { NetworkReport } from '../../contract/network';
import { chooseNetwork, fetchNetwork } from '../api/networkApi';
import { useRead } from '../api/useRead';
import { useServerAddress } from '../api/useServerAddress';
import { chosenOrigin } from '../api/joinOrigin';
import { tickSteps } from '../browser/firstSteps';
import { logFailure } from '../browser/log';
import { storedText } from '../browser/storedText';
import { useTimeout } from '../../look/useTimeout';

/** Stored once a phone has connected or the host postpones the check, which the start page then omits. */
export const wayInMark = storedText('quiz-night.way-in');

/** In milliseconds: fast enough for somebody who looks from the phone to the screen. */
const ASK_EVERY_MS = 2_000;
/** In milliseconds: anybody with a phone at hand has scanned by then. */
const PATIENCE_MS = 25_000;

/** Returns how phones can connect, kept up to date, and remembers what has worked for a phone. */
export function useNetwork() {
  const address = useServerAddress();
  const { read, put } = useRead({
    subject: address,
    load: (signal) => fetchNetwork(address, signal),
    failed: 'The network could not be read',
    everyMs: ASK_EVERY_MS,
  });
  const report = read.status === 'ready' ? read.value : undefined;
  /** Whether a phone should have connected by now if it could. */
  const [isLate, setLate] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const count = report?.phones ?? 0;

  useTimeout(() => setLate(true), PATIENCE_MS);

  useEffect(() => {
    if (count === 0) return;
    wayInMark.write('came');
    tickSteps('network');
  }, [count]);

  const choose = (chosen: string) => {
    setFailed(false);
    chooseNetwork(address, chosen).then(
      (now) => {
        // An earlier choice of this browser would override it.
        chosenOrigin.write('');
        put(now);
      },
      (error: unknown) => {
        logFailure('The network could not be chosen', error);
        setFailed(true);
      },
    );
  };
  return { report, isLate, hasFailed, choose };
}

/** Obstacles that may keep phones from connecting, named like their texts. */
export type Finding =
  | 'alone'
  | 'public'
  | 'elsewhere'
  | 'permission'
  | 'relay'
  | 'several'
  | 'vpn'
  | 'virtual'
  | 'guest'
  | 'firewall';

/** Returns the possible obstacles, as far as the server can tell: observed ones before merely likely ones. */
export function findingsOf({ networks, joinUrl, isPublic }: NetworkReport): Finding[] {
  if (isPublic) return ['public'];
  if (joinUrl === null) return ['alone'];
  const has = (kind: string): boolean => networks.some((network) => network.kind === kind);
  const seen: [Finding, boolean][] = [
    ['several', networks.length > 1],
    ['vpn', has('vpn')],
    ['virtual', has('virtual')],
  ];
  const likely: Finding[] = ['elsewhere', 'permission', 'guest', 'relay', 'firewall'];
  return [...seen.filter(([, isSo]) => isSo).map(([name]) => name), ...likely];
}

const LOCAL = /^(10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.|\.local$|^\[f|^[^.]+$/;

/** Whether phones' browsers may need permission to reach this address: for those of the local network they do. */
export function needsPermission(url: string): boolean {
  return LOCAL.test(new URL(url).hostname);
}
