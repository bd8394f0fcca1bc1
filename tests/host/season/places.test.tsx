import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import '../../../src/host/routes/SeasonPrint';
import { AUTUMN } from '../../support/autumn';
import { closeByEscape } from '../../support/closeByEscape';
import { expectConsoleError } from '../../support/consoleErrors';
import { SpecServer } from '../../support/specServer';
import { hostGameOf } from '../game/gameOf';
import { openAt } from '../openAt';
import { openHosted } from '../session/openHosted';
import { press, SeasonServer } from './seasonServer';

test('the start page opens the seasons', async () => {
  SeasonServer.start({ herbst: AUTUMN });
  openAt('/');
  await press('Saison');
  const dialog = await screen.findByRole('dialog', { name: 'Saison' });
  expect(await within(dialog).findByRole('table')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: /Heute Abend/ })).not.toBeInTheDocument();
  await closeByEscape(dialog);
});

test('in the lobby a season is chosen, and its name stands beside the heading from then on', async () => {
  SeasonServer.start({ herbst: AUTUMN });
  const { hub } = await openHosted();
  await press('Saison');
  await press('Heute Abend hier zählen');
  await waitFor(() => expect(hub.commands).toEqual([{ type: 'season', seasonId: 'herbst' }]));
  hub.send('HostUpdated', {
    ...hostGameOf('question'),
    season: { seasonId: 'herbst', seasonName: 'Herbst' },
  });
  expect(await screen.findByText(/Der Abend heute zählt hier./)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Saison: Herbst' })).toBeVisible();
});

describe('an existing season', () => {
  const seasons = { herbst: AUTUMN };
  const offer = () => screen.queryByRole('button', { name: 'Für „Herbst“ zählen' });
  const tell = ({ hub }: Awaited<ReturnType<typeof openHosted>>, told: object) =>
    hub.send('HostUpdated', { ...hostGameOf('question'), players: [], ...told });
  const herbst = { seasonId: 'herbst', seasonName: 'Herbst' };

  test('is proposed in the lobby, and accepted with one press', async () => {
    SeasonServer.start(seasons);
    const hosted = await openHosted();
    tell(hosted, { seasonOffer: herbst });
    await press('Für „Herbst“ zählen');
    await waitFor(() => expect(hosted.hub.commands).toEqual([{ type: 'season', seasonId: 'herbst' }]));
    tell(hosted, { season: herbst });
    expect(await screen.findByRole('button', { name: 'Saison: Herbst' })).toBeVisible();
    expect(offer()).toBeNull();
  });

  test('is declined for all of the host’s devices', async () => {
    SeasonServer.start(seasons);
    const hosted = await openHosted();
    tell(hosted, { seasonOffer: herbst });
    await press('Heute nicht');
    await waitFor(() => expect(hosted.hub.commands).toEqual([{ type: 'season', seasonId: null }]));
    tell(hosted, {});
    await waitFor(() => expect(offer()).toBeNull());
  });
});

test('only hosts see the season in the lobby', async () => {
  SpecServer.start().addSession('BDFGH', 'Ada');
  openAt('/session/BDFGH');
  expect(await screen.findByRole('heading', { name: 'Quiz Lobby' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Saison/ })).not.toBeInTheDocument();
});

test('the printed season has the table and, if wanted, all evenings', async () => {
  SeasonServer.start({ herbst: AUTUMN });
  openAt('/seasons/herbst/print');
  const preview = await screen.findByRole('region', { name: 'Vorschau' });
  expect(within(preview).getByText('Es zählen die Punkte aus dem Quiz.')).toBeVisible();
  expect(within(preview).getByText('Nummer zwei')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mit allen Abenden' }));
  expect(within(preview).queryByText('Nummer zwei')).not.toBeInTheDocument();
});

test('the certificate of a season names its first three, as the season is now', async () => {
  const server = SeasonServer.start({ herbst: { ...AUTUMN, points: [10, 8] } });
  openAt('/seasons/herbst/print');
  await userEvent.click(await screen.findByRole('button', { name: 'Urkunde' }));
  const certificate = await screen.findByRole('dialog', { name: 'Urkunde' });
  const places = () =>
    within(certificate)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(within(certificate).getByRole('heading', { name: 'Herbst' })).toBeVisible();
  expect(places()).toEqual(['1Otto18 Punkte', '2Quizzly Bears10 Punkte', '3Quizly Bears8 Punkte']);
  server.put('herbst', AUTUMN);
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(places()[1]).toBe('2Quizzly Bears20 Punkte'));
});

test('the print page reports a missing season', async () => {
  SeasonServer.start();
  openAt('/seasons/herbst/print');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Diese Saison gibt es auf dem Server nicht mehr.',
  );
  expectConsoleError(/season_not_found/);
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
});
