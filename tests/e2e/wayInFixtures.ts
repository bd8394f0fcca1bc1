import type { Page } from '@playwright/test';
import type { NetworkReport } from '../../src/contract/network';

/** A landlady's laptop: on the venue's Wi-Fi, with a VPN and a virtual machine. */
export const LAPTOP: Pick<NetworkReport, 'system' | 'networks' | 'joinUrl'> = {
  system: 'windows',
  networks: [
    { address: '192.168.1.7', name: 'WLAN', kind: 'local', joinUrl: 'http://192.168.1.7:5000/join' },
    {
      address: '172.20.0.1',
      name: 'vEthernet (WSL)',
      kind: 'virtual',
      joinUrl: 'http://172.20.0.1:5000/join',
    },
    { address: '10.5.0.2', name: 'NordLynx', kind: 'vpn', joinUrl: 'http://10.5.0.2:5000/join' },
  ],
  joinUrl: 'http://192.168.1.7:5000/join',
};

/** The server's own report, except for the networks, which differ between machines. */
export async function reportAs(page: Page, networks: Partial<NetworkReport>): Promise<void> {
  await page.route('**/network', async (route) => {
    // Node's own fetch: the browser's answer is thrown away when its page is left before the answer is read.
    const answer = await fetch(route.request().url());
    await route.fulfill({ json: { ...((await answer.json()) as object), ...networks } });
  });
}

/** Where the start page offers a code to try out. */
export const corner = (page: Page) => page.getByRole('region', { name: 'Scanne das mit deinem Handy' });
