import { expect, test } from 'vitest';
import { version } from '../../../package.json';
import { StartError } from '../../../src/server/startErrors';
import { readCommandLine } from '../../../src/server/starting/commandLine';

test('no arguments set no options', () => {
  expect(readCommandLine([])).toEqual({});
});

test('every option is read in its long and its short form', () => {
  const asked = { port: '5001', data: 'Größe 1', open: true };
  expect(readCommandLine(['--port', '5001', '--data=Größe 1', '--open'])).toEqual(asked);
  expect(readCommandLine(['-p', '5001', '-d', 'Größe 1', '-o'])).toEqual(asked);
});

test('the version and the help are printed instead of a start', () => {
  expect(readCommandLine(['--version', '--open'])).toEqual({ answer: `${version}\n` });
  const { answer } = readCommandLine(['--help']);
  for (const option of ['--port', '--data', '--open', '--version', '--help'])
    expect(answer).toContain(option);
});

test.each([
  ['--open', '--no-open'],
  ['--no-open', '--open'],
  ['-o', '--no-open'],
])('%s with %s is refused, since nobody can know which is meant', (...args) => {
  expect(() => readCommandLine(args)).toThrow(new StartError('Use either --open or --no-open, not both.'));
});

test.each([
  ['--port', '-1'],
  ['--data', '--no-open'],
])('%s %s misses its value, and says so', (...args) => {
  expect(() => readCommandLine(args)).toThrow(
    /^Option '.*' needs a value, which must not begin with a dash: see /,
  );
});

test.each([['--prot'], ['-x'], ['5001'], ['--port'], ['--port', '--open'], ['--open=yes'], ['--', 'x']])(
  '%s %s is refused with one sentence',
  (...args) => {
    const read = () => readCommandLine(args);
    expect(read).toThrow(StartError);
    expect(read).toThrow(/^[^.\n]+: see --help for the options\.$/);
  },
);
