import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { SpecServer } from '../../support/specServer';
import { openAt } from '../openAt';
import { openHosted } from '../session/openHosted';
import { knowVenue } from './knowVenue';
import { VenueServer } from './dialog/venueServer';

const offer = () => screen.queryByRole('button', { name: 'Haus' });

/** Lets our own server have served this page, on this machine. */
function serveHere(): void {
  const mark = Object.assign(document.createElement('meta'), { name: 'quiz-server', content: 'embedded' });
  document.head.append(mark);
  onTestFinished(() => mark.remove());
}

test('who may change the venue opens its settings on the start page, beside the seasons', async () => {
  new VenueServer({ name: 'Zum Löwen' });
  knowVenue({ mayChange: true });
  openAt('/');
  expect(screen.getByRole('button', { name: 'Saison' }).nextElementSibling).toBe(offer());
  await userEvent.click(offer()!);
  expect(await screen.findByRole('dialog', { name: 'Haus' })).toBeInTheDocument();
  expect(await screen.findByLabelText('Name des Hauses')).toHaveValue('Zum Löwen');
});

test('on the laptop of the server they are offered before the venue was ever read', () => {
  serveHere();
  openAt('/');
  expect(offer()).toBeInTheDocument();
});

test.each([
  ['refuses this browser', () => knowVenue({ name: '"mayChange":true' })],
  ['knows only the specification', () => SpecServer.start()],
])('a server that %s offers no settings of the venue', (_, prepare) => {
  prepare();
  openAt('/');
  expect(screen.getByRole('button', { name: 'Saison' })).toBeInTheDocument();
  expect(offer()).not.toBeInTheDocument();
});

test('the lobby offers them to its host', async () => {
  new VenueServer({ name: 'Zum Löwen' });
  knowVenue({ mayChange: true });
  await openHosted();
  await userEvent.click(await screen.findByRole('button', { name: 'Haus' }));
  expect(await screen.findByLabelText('Name des Hauses')).toHaveValue('Zum Löwen');
});

test.each([
  ['a host without the right', true, {}],
  ['a monitor', false, { mayChange: true as const }],
])('the lobby does not offer them to %s', async (_, isHost, right) => {
  knowVenue(right);
  await openHosted({ isHost });
  if (isHost) expect(await screen.findByRole('button', { name: 'Quiz starten' })).toBeInTheDocument();
  expect(offer()).not.toBeInTheDocument();
});
