import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { version } from '../../../package.json';
import { isEnterPressed, replaceRunning } from '../../../src/server/starting/replace';
import { serverTexts } from '../../../src/server/texts/texts';
import { openAsHost, startQuizServer } from '../../support/quizServer';

/** Starts a server and another version beside it; returns what the host reads, and what becomes of the first. */
async function startBeside({ isPlaying = false, started = '99.0.0', agrees = true, isAsked = true }) {
  const stop = vi.fn();
  const server = await startQuizServer({ stop });
  if (isPlaying) await openAsHost(server);
  const said: string[] = [];
  const ends = await replaceRunning({
    dataFolder: server.dataFolder,
    link: server.origin,
    version: started,
    texts: serverTexts.en,
    say: (text) => said.push(text),
    ask: isAsked ? () => Promise.resolve(agrees) : undefined,
  });
  return { ends, said: said.join('\n'), stop };
}

test('a newer version ends the one that runs, if nobody plays and the host agrees', async () => {
  const { ends, said, stop } = await startBeside({});
  expect(ends).toBe(true);
  expect(said).toMatch(new RegExp(`^Quiz Night ${version} is still running, .* 99\\.0\\.0.* Enter `));
  await expect.poll(() => stop).toHaveBeenCalledTimes(1);
});

test.each([
  ['the host does not agree', { agrees: false }, /Enter/],
  ['nobody can be asked', { isAsked: false }, /Ctrl\+C/],
  ['somebody plays', { isPlaying: true }, /game .* open/],
  ['it is the same version', { started: version }, /^$/],
])('the one that runs goes on if %s', async (_, how, sentence) => {
  const { ends, said, stop } = await startBeside(how);
  expect([ends, said]).toEqual([false, expect.stringMatching(sentence)]);
  expect(stop).not.toHaveBeenCalled();
});

test('Enter is consent, and a closed terminal is none', async () => {
  const [terminal, closed] = [new PassThrough(), new PassThrough()];
  const pressed = isEnterPressed(terminal);
  terminal.write('\n');
  expect(await pressed).toBe(true);
  closed.end();
  expect(await isEnterPressed(closed)).toBe(false);
});
