import { expect, test } from './fixtures';
import { findAxeFaults } from '../support/axe';

const names = ['Quizzly Bears','Die Besserwisser','Quizly Bears','Tequila Mockingbird','Les Quizerables','Änne & Co','Stammtisch 7','Universally Challenged of the Northern Territories','Rate mal','Otto'];
const season = () => ({
  name: 'Herbst 2026', points: [10, 8, 6, 5, 4, 3, 2, 1], attendance: 2, drop: 1,
  teams: names.map((name, i) => ({ teamId: `t${i + 1}`, name, aliases: i === 1 ? ['Besserwisser'] : [] })),
  evenings: [0, 1, 2].map((n) => ({
    eveningId: `e${n}`, date: `2026-11-${String(3 + 7 * n).padStart(2, '0')}`, quizName: n === 1 ? '' : `Dienstagsquiz ${n + 1}`,
    results: names.flatMap((_, i) => (n === 1 ? i === 0 : i === 2) ? [] : [{ teamId: `t${i + 1}`, points: 40 - i * 2.5 - (n * i) % 5 }]),
  })),
});

test('look', async ({ page }) => {
  test.setTimeout(300_000);
  let stored: any = season();
  let etag = 1;
  let list = [{ seasonId: 'herbst', name: 'Herbst 2026', evenings: 3 }];
  let fail: string | null = null;
  await page.route('**/seasons**', async (route) => {
    const req = route.request();
    if (req.resourceType() === 'document') return route.continue();
    if (fail === '403') return route.fulfill({ status: 403, json: { code: 'host_only' } });
    const url = new URL(req.url());
    if (url.pathname === '/seasons' && req.method() === 'GET') return route.fulfill({ json: { seasons: list } });
    if (url.pathname === '/seasons' && req.method() === 'POST') { stored = req.postDataJSON(); list = [{ seasonId: 'herbst', name: stored.name, evenings: 0 }]; return route.fulfill({ json: { seasonId: 'herbst', etag: `"${etag}"` } }); }
    if (url.pathname === '/seasons/import') return route.fulfill({ json: { season: { name: 'x', points: 'quiz', teams: [{ teamId: 'a', name: 'Otto', aliases: [] }, { teamId: 'b', name: 'Neue Füchse', aliases: [] }], evenings: [{ eveningId: 'x', date: '2026-10-06', quizName: 'Okt 1', results: [{ teamId: 'a', points: 5 }, { teamId: 'b', points: 7.5 }] }] }, report: [{ where: 'C4', message: '„krank“ ist keine Zahl, das Feld bleibt leer.' }] } });
    if (req.method() === 'PUT') {
      if (fail === '507') return route.fulfill({ status: 507, json: { code: 'save_failed' } });
      if (fail === '422') return route.fulfill({ status: 422, json: { code: 'season_invalid', problems: [{ path: 'points/0', message: 'Punkte: Die Zahl ist zu groß.' }] } });
      if (fail === '412') { fail = null; etag++; stored = { ...season(), name: 'Herbst 26', evenings: season().evenings.slice(0, 2) }; return route.fulfill({ status: 412, json: { code: 'season_changed', etag: `"${etag}"` } }); }
      stored = req.postDataJSON(); etag++;
      return route.fulfill({ json: { seasonId: 'herbst', etag: `"${etag}"` } });
    }
    if (req.method() === 'DELETE') { list = []; return route.fulfill({ status: 204 }); }
    return route.fulfill({ json: stored, headers: { etag: `"${etag}"` } });
  });
  const shot = async (name: string) => {
    const faults = await findAxeFaults(page);
    if (faults.length) console.log(name, faults.join('\n'));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `/tmp/sshots/${name}-${colorScheme}.png` });
    }
  };
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  await shot('start');
  await page.getByRole('button', { name: 'Saison' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await shot('table');
  await page.getByRole('button', { name: 'Die Besserwisser' }).click();
  await page.getByRole('button', { name: 'Die Besserwisser' }).scrollIntoViewIfNeeded();
  await shot('team');
  await page.getByRole('button', { name: /^Zusammenlegen als/ }).click();
  await expect(page.getByText(/zählt jetzt bei/)).toBeVisible();
  await shot('merged');
  await page.getByRole('tab', { name: 'Abende' }).click();
  await shot('evenings');
  await page.getByRole('button', { name: /^10. November.*ändern/ }).click();
  await page.getByLabel('Punkte von Team 2').fill('viel');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await shot('evening');
  await page.keyboard.press('Escape');
  await shot('unsaved');
  await page.getByRole('button', { name: 'Abbrechen' }).last().click();
  await page.getByRole('button', { name: 'Abbrechen' }).last().click();
  await page.getByRole('button', { name: 'Alte Tabelle einlesen' }).click();
  await shot('import');
  await page.locator('input[type=file]').setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from('x') });
  await expect(page.getByText(/^Gelesen/)).toBeVisible();
  await shot('preview');
  await page.getByRole('button', { name: 'In die Saison übernehmen' }).click();
  await page.getByRole('tab', { name: 'Regel' }).click();
  await shot('rule');
  await page.getByLabel('Alle anderen').fill('x');
  await page.getByLabel('Nur die besten').fill('2');
  await shot('rulefault');
  await page.getByLabel('Alle anderen').fill('1');
  fail = '507';
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await shot('full');
  fail = '422';
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByText('Die Zahl ist zu groß')).toBeVisible();
  await shot('invalid');
  fail = '412';
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByText('Zwei Fassungen')).toBeVisible();
  await shot('conflict');
  await page.getByRole('button', { name: 'Diese behalten' }).click();
  await expect(page.getByText('Regel gespeichert')).toBeVisible();
  await shot('kept');
  await page.setViewportSize({ width: 360, height: 740 });
  await shot('narrow-rule');
  await page.getByRole('tab', { name: 'Tabelle' }).click();
  await shot('narrow-table');
  await page.getByRole('tab', { name: 'Abende' }).click();
  await page.getByRole('button', { name: /ändern/ }).first().click();
  await shot('narrow-evening');
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.getByRole('tab', { name: 'Tabelle' }).click();
  await shot('wide-table');
  await page.getByRole('tab', { name: 'Regel' }).click();
  await page.getByRole('button', { name: 'Saison löschen' }).click();
  await shot('delete');
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  await expect(page.getByText('liegt im Papierkorb')).toBeVisible();
  await shot('deleted');
  fail = '403';
  await page.reload();
  await page.getByRole('button', { name: 'Saison' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await shot('forbidden');
  fail = null;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/seasons/herbst/print');
  await expect(page.getByText(/^Seite/).first()).toBeVisible();
  await shot('print');
  await page.pdf({ path: '/tmp/sshots/print.pdf', preferCSSPageSize: true });
});
