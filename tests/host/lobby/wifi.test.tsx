import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { Invitation } from '../../../src/host/lobby/Invitation';
import { network } from '../../support/network';
import { renderPart } from '../renderPart';

const join = { url: 'http://192.168.1.7:5000/join/BDFGH', problem: null };

/** Serves this page from our own server; returns the Wi-Fi that it names, and how often it was asked. */
function serve() {
  const mark = Object.assign(document.createElement('meta'), { name: 'quiz-server', content: 'embedded' });
  document.head.append(mark);
  const server = { wifi: null as object | null, asked: 0 };
  network.use(
    http.get('*/wifi', () => {
      server.asked++;
      return HttpResponse.json({ wifi: server.wifi });
    }),
  );
  return server;
}
afterEach(() => {
  document.querySelectorAll('[name="quiz-server"]').forEach((mark) => mark.remove());
});

test('the Wi-Fi that the host types in another tab is in the lobby when its tab is looked at again', async () => {
  const server = serve();
  renderPart(
    <Invitation
      code="BDFGH"
      join={join}
      size="few"
      locked={false}
      onCopyCode={undefined}
      onCopyLink={undefined}
    />,
  );
  await expect.poll(() => server.asked).toBeGreaterThan(0);
  expect(screen.queryByText(/^WLAN/)).not.toBeInTheDocument();
  server.wifi = { name: 'Zur Gans', kind: 'wpa', password: 'gansgans', hidden: false };
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('WLAN: Zur Gans')).toBeVisible();
});
