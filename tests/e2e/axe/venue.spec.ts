import { expectNoAxeFaults } from '../../support/axe';
import { png } from '../../support/mediaSamples';
import { expect, joinByPhone, openPhone, test } from '../fixtures';
import { expectScene, showHost } from '../gameFixtures';
import { pass, passUntil, stopClock } from '../pageClock';
import { house, openHouse, slide, toLastScene } from '../venueFixtures';

test.use({ ownServer: true });

/** The house with a picture among its slides as well. */
const venue = {
  ...house,
  slides: [
    { ...house.slides[0], where: ['break', 'end'] },
    { image: house.logo, where: ['lobby', 'end'] },
  ],
};

test.describe('axe finds nothing', () => {
  test("in the venue's dialog, with a logo, a colour and slides", async ({ page }) => {
    const picture = { name: 'logo.png', mimeType: 'image/png', buffer: png(400, 300) };
    await page.goto('/');
    await page.getByRole('button', { name: 'Haus' }).click();
    await page.locator('input[aria-label="Logo wählen"]').setInputFiles(picture);
    await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible();
    await page.getByLabel('Farbwert').fill('#b0103a');
    await expect(page.getByText(/Dunkles Farbschema/)).toBeVisible();
    await expectNoAxeFaults(page);
    await page.locator('input[aria-label="Bild hinzufügen"]').setInputFiles(picture);
    await expect(page.getByRole('listitem', { name: 'Folie 1' }).getByRole('img')).toBeVisible();
    await page.getByRole('button', { name: 'Text hinzufügen' }).click();
    await expect(page.getByRole('listitem', { name: 'Folie 2' })).toBeVisible();
    await expectNoAxeFaults(page);
  });

  test('on a wall with the venue: lobby, rules, round, break, podium, goodbye', async ({ page, server }) => {
    const host = await openHouse(server, venue);
    await showHost(host, page);
    await expect(slide(page).getByRole('img', { name: 'Bild des Hauses' })).toBeVisible();
    await expectNoAxeFaults(page);
    await host.run({ type: 'start' });
    await expect(page.getByText('No shouting.')).toBeVisible();
    await expectNoAxeFaults(page);
    await host.move('next');
    await expect(page.getByRole('heading', { name: 'Warm-up' })).toBeVisible();
    await expectNoAxeFaults(page);
    await host.move('next');
    await host.run({ type: 'startBreak', minutes: 10 });
    await expect(slide(page)).toContainText('Halloween');
    await expectNoAxeFaults(page);
    await host.run({ type: 'end' });
    await expectScene(page, 'podium');
    await expectNoAxeFaults(page);
    await stopClock(page);
    await toLastScene(host);
    await expectScene(page, 'goodbye');
    await pass(page, 20);
    await passUntil(page, (soon) => expect(slide(page)).toContainText('Halloween', soon));
    await page.clock.resume();
    await expectNoAxeFaults(page);
  });

  test('on a phone with the venue, at joining and at the end', async ({ server, browser }) => {
    const host = await openHouse(server, venue);
    const phone = await openPhone(browser, server.origin);
    await phone.setViewportSize({ width: 360, height: 640 });
    await joinByPhone(phone, host.code, 'Phone Team');
    await expect(phone.getByText(house.name)).toBeVisible();
    await expectNoAxeFaults(phone);
    await host.run({ type: 'start' });
    await host.run({ type: 'end' });
    await expect(phone.getByRole('heading', { name: 'You’re in the top three!' })).toBeVisible();
    await toLastScene(host);
    await expect(phone.getByRole('link', { name: 'goose.example' })).toBeVisible();
    await expect(phone.locator('.end-slide img')).toBeVisible();
    await expectNoAxeFaults(phone);
  });
});
