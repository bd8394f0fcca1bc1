import { expect, test } from 'vitest';
import { hasScreen, isRunByNpx, isRunByStarter } from '../../../src/server/starting/browser';

test.each([
  ['a Linux desktop', { DISPLAY: ':0' }, 'linux', true],
  ['a Linux desktop with Wayland alone', { WAYLAND_DISPLAY: 'wayland-0' }, 'linux', true],
  ['a Linux server', {}, 'linux', false],
  ['Windows', {}, 'win32', true],
  ['a Mac', { CI: 'false' }, 'darwin', true],
  ['a Mac over ssh', { SSH_CONNECTION: '10.0.0.2 50000 10.0.0.1 22' }, 'darwin', false],
  ['Windows over ssh', { SSH_CLIENT: '10.0.0.2 50000 22' }, 'win32', false],
  ['ssh that forwards a display', { SSH_TTY: '/dev/pts/0', DISPLAY: 'localhost:10.0' }, 'linux', false],
  ['CI with a display', { CI: 'true', DISPLAY: ':99' }, 'linux', false],
] as const)('whether somebody would see a browser: %s', (_, env, platform, expected) => {
  expect(hasScreen(env, platform)).toBe(expected);
});

test('a starter says that it is one', () => {
  expect(isRunByStarter({ QUIZ_NIGHT_STARTER: '1' })).toBe(true);
  expect(isRunByStarter({})).toBe(false);
});

test('only the package opens the browser by itself, and only if npx runs it', () => {
  expect(isRunByNpx({ QUIZ_NIGHT_PACKAGE: '1', npm_command: 'exec' })).toBe(true);
  expect(isRunByNpx({ QUIZ_NIGHT_PACKAGE: '1' })).toBe(false);
  expect(isRunByNpx({ npm_command: 'exec' })).toBe(false);
});
