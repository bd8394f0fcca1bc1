import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expectNoAxeFaults } from '../../support/axe';
import { expect, test } from '../fixtures';
import { controlsOf, giveHostKeys, hostKeysOf, showHost } from '../gameFixtures';
import { isPaused, openWithMedia, startSound } from '../mediaFixtures';
import { openHostsPhone } from '../remoteFixtures';

test('axe finds nothing at a sound, in its controls and on the remote', async ({ page, browser, server }) => {
  const host = await openWithMedia(server);
  const step = await startSound(host);
  await rm(join(server.dataFolder, 'quizzes', 'media', 'gone.png'));
  await host.run({ type: 'media', step, action: 'play' });
  await showHost(host, page);
  await expect(controlsOf(page)).toBeAttached();
  // Browsers may play nothing before a key press.
  await page.keyboard.press('x');
  await expect(page.getByText('Hört gut hin!')).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole('button', { name: 'Mehr', exact: true }).press('Enter');
  await expect(page.getByRole('group', { name: 'Lautstärke 100 %' })).toBeVisible();
  await expectNoAxeFaults(page);
  const remote = await openHostsPhone(browser, server);
  await giveHostKeys(remote.context(), await hostKeysOf(page));
  await remote.goto(`/remote/${host.code}`);
  await remote.getByRole('button', { name: 'Anhalten' }).click();
  await expect.poll(() => isPaused(page)).toBe(true);
  await expectNoAxeFaults(remote);
  await expect.poll(() => remote.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
