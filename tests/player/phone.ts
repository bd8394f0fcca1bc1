import { onTestFinished, vi } from 'vitest';
import { GameConnection } from '../../src/player/seat/joinClient';
import { FakeGameServer } from './fakeGameServer';

/** A server with two rooms, one of which Zoe is in; and reconnecting without jitter, so that tests know when. */
export function openTwoRooms(): FakeGameServer {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const server = new FakeGameServer();
  server.addRoom('BDFGH', 'Pub', 'Zoe');
  server.addRoom('JKLMP', 'Music');
  return server;
}

/** Opens the page with the code in its address, as after a first visit or a reload. Needs fake timers. */
export async function openPage(server: FakeGameServer, code = ''): Promise<GameConnection> {
  const game = new GameConnection(server.openHub, code);
  const stop = game.start();
  onTestFinished(stop);
  await pass(0);
  return game;
}

/** A page whose person has joined, or tried to. */
export async function joined(server: FakeGameServer, code = 'BDFGH', name = 'Anna'): Promise<GameConnection> {
  const game = await openPage(server);
  game.join(code, name);
  await pass(0);
  return game;
}

/** Lets so many seconds go by, and all that happens in them. */
export async function pass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
}
