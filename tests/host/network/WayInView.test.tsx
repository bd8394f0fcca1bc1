import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectConsoleError } from '../../support/consoleErrors';
import { network } from '../../support/network';
import { openAt } from '../openAt';
import '../../../src/host/network/WayInPlaces';

const LAPTOP = {
  system: 'linux',
  networks: [
    { address: '192.168.1.7', name: 'wlan0', kind: 'local', joinUrl: 'http://192.168.1.7:5000/join' },
    { address: '192.168.2.9', name: 'eth0', kind: 'local', joinUrl: 'http://192.168.2.9:5000/join' },
  ],
  chosen: null as string | null,
  joinUrl: 'http://192.168.1.7:5000/join',
  isPublic: false,
  phones: 0,
};
const HEADING = 'Scanne das mit deinem Handy';

/** Starts our own server, which reports these networks and has served the page. */
function serve(report: object = LAPTOP, choose = () => HttpResponse.json(LAPTOP)): void {
  const mark = document.createElement('meta');
  mark.name = 'quiz-server';
  mark.content = 'embedded';
  document.head.append(mark);
  network.use(
    http.get('*/network', () => HttpResponse.json(report)),
    http.put('*/network', choose),
  );
}
const open = async () => {
  openAt('/');
  await vi.advanceTimersByTimeAsync(4_500);
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  document.querySelector('[name="quiz-server"]')?.remove();
});

test('a server that supports only the specification is asked nothing', async () => {
  const asked = vi.fn(() => HttpResponse.json(LAPTOP));
  network.use(http.get('*/network', asked));
  await open();
  expect(screen.queryByText(HEADING)).not.toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
});

test('a host who postponed it is not asked again', async () => {
  serve();
  await open();
  const region = await screen.findByRole('region', { name: HEADING });
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(within(region).getByRole('button', { name: 'Später' }));
  expect(screen.queryByText(HEADING)).not.toBeInTheDocument();
  expect(localStorage.getItem('quiz-night.way-in')).toBe('later');
});

test('a phone that connects ticks the step off, and is remembered', async () => {
  serve({ ...LAPTOP, phones: 1 });
  await open();
  expect(await screen.findByText(/Ein Handy war da\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Fertig' })).toBeInTheDocument();
  await waitFor(() => expect(localStorage.getItem('quiz-night.way-in')).toBe('came'));
});

test('this browser also shows the chosen network, and a failure is reported', async () => {
  localStorage.setItem('quiz-night.join-origin', 'http://192.168.1.7:5000');
  let isBroken = true;
  const chosen = { ...LAPTOP, chosen: '192.168.2.9', joinUrl: 'http://192.168.2.9:5000/join' };
  serve(LAPTOP, () => (isBroken ? HttpResponse.json({}, { status: 507 }) : HttpResponse.json(chosen)));
  await open();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(await screen.findByRole('button', { name: 'Es klappt nicht?' }));
  expect(screen.getByText(/sudo ufw allow 5000\/tcp/)).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /eth0/ }));
  expect(await screen.findByText(/konnte nicht gewählt werden/)).toBeInTheDocument();
  expectConsoleError(/network could not be chosen/);
  isBroken = false;
  await user.click(screen.getByRole('radio', { name: /eth0/ }));
  expect(await screen.findByText(/192\.168\.2\.9:5000/)).toBeInTheDocument();
  expect(localStorage.getItem('quiz-night.join-origin')).toBe('');
});

test('a server that refuses shows nothing', async () => {
  serve();
  network.use(http.get('*/network', () => HttpResponse.json({ code: 'host_only' }, { status: 403 })));
  await open();
  await waitFor(() => expectConsoleError(/network could not be read/));
  expect(screen.queryByText(HEADING)).not.toBeInTheDocument();
});

test('whoever needs more than the reasons finds the page on what goes wrong, in the language of the host', async () => {
  serve();
  await open();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(await screen.findByRole('button', { name: 'Es klappt nicht?' }));
  const page = screen.getByRole('link', { name: 'Wenn etwas nicht klappt' });
  expect(page).toHaveAttribute('href', '/help/de/troubleshooting.html');
});
