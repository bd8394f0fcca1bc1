import { Hono } from 'hono';
import { parseNetworkChoice, type NetworkReport } from '../../contract/network';
import { parseStoredWifi } from '../../contract/wifi';
import { answerFresh, answerProblem, jsonOf, limitBody, onlyWithServerRight, type HttpApp } from './answers';
import type { AppParts } from './appParts';
import type { WayIn } from '../network/wayIn';

/** In bytes: far more than an address or a Wi-Fi takes. */
export const MAX_NETWORK_BYTES = 4 * 1024;

const SYSTEMS: Partial<Record<NodeJS.Platform, NetworkReport['system']>> = {
  win32: 'windows',
  darwin: 'macos',
  linux: 'linux',
};

/** Serves how phones reach this server and which network to use, to callers with the server's own right. */
export function createNetwork({ wayIn, hosting, sessions }: AppParts): HttpApp {
  const app: HttpApp = new Hono();
  const { addresses } = wayIn;
  app.use(onlyWithServerRight(hosting));
  app.get('/', (c) => answerFresh(c, reportOf(wayIn)));
  app.put('/', limit, async (c) => {
    const read = parseNetworkChoice(await jsonOf(c));
    if (!read.ok) return answerProblem(c, 'invalid_body', `The body names no network: ${read.reason}`);
    const { address } = read.value;
    if (address !== null && !addresses.networks().some((network) => network.address === address))
      return answerProblem(c, 'invalid_arguments', 'This machine is on no network with this address.');
    addresses.choose(address);
    sessions.serverChanged();
    // If it cannot be saved (which is logged), the choice is valid until the server ends.
    await wayIn.choice.save({ address }).catch(() => undefined);
    return answerFresh(c, reportOf(wayIn));
  });
  return app;
}

function reportOf({ addresses, isPublic, phones }: WayIn): NetworkReport {
  return {
    system: SYSTEMS[process.platform] ?? 'other',
    networks: addresses.networks(),
    chosen: addresses.chosen(),
    joinUrl: addresses.playerUrls()[0] ?? null,
    isPublic,
    phones: phones.count,
  };
}

/** Serves the venue's Wi-Fi for the printed card, only to callers with the server's own right. */
export function createWifi({ wayIn: { wifi }, hosting, pages }: AppParts): HttpApp {
  const app: HttpApp = new Hono();
  app.get('/print', (c) => pages.answer(c, 'host'));
  app.use(onlyWithServerRight(hosting));
  app.get('/', async (c) => answerFresh(c, await wifi.read()));
  app.put('/', limit, async (c) => {
    const read = parseStoredWifi(await jsonOf(c));
    if (!read.ok) return answerProblem(c, 'invalid_body', 'The body is not a Wi-Fi that phones could use.');
    await wifi.save(read.value);
    return answerFresh(c, read.value);
  });
  return app;
}

const limit = limitBody(MAX_NETWORK_BYTES, 'body_too_large', 'The body is larger than 4 KiB.');
