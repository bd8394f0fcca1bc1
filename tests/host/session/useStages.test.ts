import { afterEach, describe, expect, test } from 'vitest';
import { StageChannel } from '../../../src/host/session/useStages';

const opened: StageChannel[] = [];
afterEach(() => {
  opened.splice(0).forEach((channel) => channel.stop());
});

/** A page of the browser that follows the stages of a session. */
function openPage(code = 'BDFGH'): StageChannel {
  const page = new StageChannel(code);
  page.start();
  opened.push(page);
  return page;
}

function openStage(id: string, state = { isHeard: true, isFull: false }): StageChannel {
  const stage = openPage();
  stage.announce({ id, ...state });
  return stage;
}

describe('the stages of a session', () => {
  test('are noticed by a page that is opened or reloaded later', async () => {
    openStage('one');
    const laptop = openPage();
    await expect.poll(() => laptop.getState().isUp).toBe(true);
  });

  test('are gone once the last one is closed', async () => {
    const laptop = openPage();
    const [one, two] = [openStage('one'), openStage('two')];
    await expect.poll(() => laptop.getState().heard).toBe('one');
    one.stop();
    await expect.poll(() => laptop.getState()).toMatchObject({ isUp: true, heard: 'two' });
    two.stop();
    await expect.poll(() => laptop.getState().isUp).toBe(false);
  });

  test('of another session are not noticed', async () => {
    const [other, laptop] = [openPage('XYZBC'), openPage()];
    openStage('one');
    await expect.poll(() => laptop.getState().isUp).toBe(true);
    expect(other.getState().isUp).toBe(false);
  });

  test('agree on the one that plays the sounds, which none does where the browser forbids it', async () => {
    const laptop = openPage();
    const mute = openStage('one', { isHeard: false, isFull: true });
    await expect.poll(() => laptop.getState()).toMatchObject({ isUp: true, heard: null, isFull: true });
    const heard = openStage('two');
    for (const page of [laptop, mute, heard]) await expect.poll(() => page.getState().heard).toBe('two');
  });

  test('turn black with the laptop, and are shown once it leaves', async () => {
    const laptop = openPage();
    const one = openStage('one');
    laptop.blackOut(true);
    await expect.poll(() => one.getState().isBlack).toBe(true);
    laptop.stop();
    await expect.poll(() => one.getState().isBlack).toBe(false);
  });

  test('are shown again by a laptop that was reloaded while they were black', async () => {
    const one = openStage('one');
    openPage().blackOut(true);
    await expect.poll(() => one.getState().isBlack).toBe(true);
    openPage().blackOut(false);
    await expect.poll(() => one.getState().isBlack).toBe(false);
  });
});

describe('the pages of a session with the host’s controls', () => {
  test('know of each other, until one is closed', async () => {
    const [one, two, guest] = [openPage(), openPage(), openPage()];
    one.host(true);
    expect(one.getState().isDouble).toBe(false);
    two.host(true);
    for (const page of [one, two]) await expect.poll(() => page.getState().isDouble).toBe(true);
    expect(guest.getState().isDouble).toBe(false);
    two.stop();
    await expect.poll(() => one.getState().isDouble, { timeout: 60_000 }).toBe(false);
  });

  test('are not counted with the stages', async () => {
    const laptop = openPage();
    laptop.host(true);
    openStage('one');
    await expect.poll(() => laptop.getState()).toMatchObject({ isUp: true, isDouble: false });
  });
});
