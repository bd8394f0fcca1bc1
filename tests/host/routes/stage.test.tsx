import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepHostKey } from '../../../src/host/session/openedSessions';
import { StageChannel } from '../../../src/host/session/useStages';
import '../../../src/host/game/backstage/Backstage';
import '../../../src/host/routes/Stage';
import { expectConsoleError } from '../../support/consoleErrors';
import { SpecServer } from '../../support/specServer';
import { gameOf, hostGameOf } from '../game/gameOf';
import { asking, choice, gameAt } from '../game/games';
import { openAt } from '../openAt';
import { HERE, KEY } from '../session/openHosted';

const CLICK = 'Klick einmal auf die Bühne: Erst dann spielt ihr Browser den Ton oder das Video ab.';

/** Another page of the browser, which follows the stages. */
function openChannel(): StageChannel {
  const channel = new StageChannel('BDFGH');
  channel.start();
  onTestFinished(() => channel.stop());
  return channel;
}

/** Lets the browser play sounds, but no sound or film of a question before a click on the page. */
function refuseMedia() {
  class Running extends EventTarget {
    readonly state = 'running';
    readonly close = () => Promise.resolve();
    readonly resume = () => Promise.resolve();
  }
  vi.stubGlobal('AudioContext', Running);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const refusal = new DOMException('no click yet', 'NotAllowedError');
  return vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(refusal);
}

test('a stage says that its browser plays a question’s sound only after a click there', async () => {
  const laptop = openChannel();
  refuseMedia();
  const media = { playing: true, replays: 0, volume: 1 };
  const game = gameAt(asking({ ...choice, audioUrl: '/media/1' }), { media });
  Object.assign(SpecServer.start().addSession('BDFGH', 'Ada'), { game });
  openAt('/session/BDFGH/stage');
  await expect.poll(() => laptop.getState().needsClick).toBe(true);
  expect(laptop.getState().heard).not.toBeNull();
  act(() => void fireEvent.playing(document.querySelector('audio')!));
  await expect.poll(() => laptop.getState()).toMatchObject({ isUp: true, needsClick: false });
});

test('the laptop behind a stage in the lobby says why a command failed, whatever it was', async () => {
  const server = SpecServer.start();
  Object.assign(server.addSession('BDFGH', 'Ada'), { game: gameOf('lobby') });
  server.hub.knowsHosts = true;
  server.hub.onRegistered = () => server.hub.send('HostUpdated', hostGameOf(null));
  server.hub.commandError = 'command_refused';
  keepHostKey(HERE, 'BDFGH', KEY);
  openAt('/session/BDFGH');
  openChannel().announce({ id: 'one', isHeard: true, isFull: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Mehr' }));
  fireEvent.click(await screen.findByRole('switch', { name: /^Autopilot/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Das geht gerade nicht.');
  expectConsoleError(/The command autopilot failed/);
});

test('the laptop behind such a stage tells the host to click there', async () => {
  const server = SpecServer.start();
  Object.assign(server.addSession('BDFGH', 'Ada'), { game: gameOf('round') });
  server.hub.knowsHosts = true;
  server.hub.onRegistered = () => server.hub.send('HostUpdated', hostGameOf(null));
  keepHostKey(HERE, 'BDFGH', KEY);
  openAt('/session/BDFGH');
  const stage = openChannel();
  stage.announce({ id: 'one', isHeard: true, isFull: true, needsClick: true });
  expect(await screen.findByText(CLICK)).toBeVisible();
  stage.announce({ id: 'one', isHeard: true, isFull: true });
  await waitFor(() => expect(screen.queryByText(CLICK)).toBeNull());
});
