import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const SCRIPT = '../../deploy/release/notes.mjs';
const { notesFor } = (await import(SCRIPT)) as {
  notesFor: (tag: string, version: string, changelog: string) => string;
};

const CHANGELOG = `# Changelog

## [Unreleased]

## [1.2.0] - 2026-12-01

### Added

- Order questions.

## [1.1.0] - 2026-11-25

- The first evening.
`;

test('the notes of a release are its entry in the changelog', () => {
  expect(notesFor('v1.2.0', '1.2.0', CHANGELOG)).toBe('### Added\n\n- Order questions.\n');
  expect(notesFor('v1.1.0', '1.1.0', CHANGELOG.replaceAll('\n', '\r\n'))).toBe('- The first evening.\n');
});

test.each([
  ['v1.2.1', '1.2.0', 'The tag is v1.2.1, but the version in package.json is 1.2.0: it must be v1.2.0.'],
  ['1.2.0', '1.2.0', 'The tag is 1.2.0, but the version in package.json is 1.2.0: it must be v1.2.0.'],
  ['v1.3.0', '1.3.0', 'CHANGELOG.md has no entry for 1.3.0: it must begin with "## [1.3.0] - date".'],
])('a release of %s from version %s is refused', (tag, version, sentence) => {
  expect(() => notesFor(tag, version, CHANGELOG)).toThrow(sentence);
});

test('an entry without a date, or without content, is refused', () => {
  const undated = CHANGELOG.replace('[1.2.0] - 2026-12-01', '[1.2.0]');
  expect(() => notesFor('v1.2.0', '1.2.0', undated)).toThrow('has no entry for 1.2.0');
  const empty = CHANGELOG.replace(/### Added[^#]*/, '');
  expect(() => notesFor('v1.2.0', '1.2.0', empty)).toThrow('The entry for 1.2.0 in CHANGELOG.md is empty.');
});

test('the script prints one sentence and fails if the tag is wrong', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['deploy/release/notes.mjs', 'v99.0.0'], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^The tag is v99\.0\.0, but the version in package\.json is [\d.]+: .*\.\n$/);
  expect([status, stdout]).toEqual([1, '']);
});
