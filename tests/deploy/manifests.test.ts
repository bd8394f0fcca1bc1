import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const SCRIPT = '../../deploy/release/manifests.mjs';
interface Release {
  tag: string;
  repository: string;
  sums: string;
  about: object;
}
const { manifests } = (await import(SCRIPT)) as { manifests(release: Release): Record<string, string> };

const SYSTEMS = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win-x64'];
const sumOf = (system: string) => createHash('sha256').update(system).digest('hex');
const sums = SYSTEMS.map((system) => `${sumOf(system)}  quiz-night-${system}.zip\n`).join('');
const about = JSON.parse(readFileSync('package.json', 'utf8')) as { keywords: string[]; description: string };
const repository = 'https://github.com/owner/quiz-night';
const RELEASE = { tag: 'v1.2.3', repository, sums, about };
const files = manifests(RELEASE);

/** What winget's schema 1.10.0 says of the fields that may be in our manifests. */
const VERSION = /^[^\\/:*?"<>|\p{Cc}]{1,128}$/u;
const LOCALE = /^([a-zA-Z]{2,3}|[iI]-[a-zA-Z]+|[xX]-[a-zA-Z]{1,8})(-[a-zA-Z]{1,8})*$/;
const URL_RULE = /^https?:\/\/.{1,2000}$/i;
const COMMON = {
  PackageIdentifier: /^[^.\s\\/:*?"<>|\p{Cc}]{1,32}(\.[^.\s\\/:*?"<>|\p{Cc}]{1,32}){1,7}$/u,
  PackageVersion: VERSION,
  ManifestVersion: /^1\.10\.0$/,
};
const RULES: Record<string, { required: string[]; fields: Record<string, RegExp> }> = {
  version: {
    required: ['DefaultLocale'],
    fields: { ...COMMON, DefaultLocale: LOCALE, ManifestType: /^version$/ },
  },
  installer: {
    required: ['Installers', 'InstallerType', 'NestedInstallerType', 'NestedInstallerFiles'],
    fields: {
      ...COMMON,
      ManifestType: /^installer$/,
      Platform: /^Windows\.(Desktop|Universal)$/,
      MinimumOSVersion: /^\d{1,5}(\.\d{1,5}){0,3}$/,
      InstallerType: /^zip$/,
      NestedInstallerType: /^portable$/,
      NestedInstallerFiles: /^$/,
      RelativeFilePath: /^.{1,512}$/,
      ArchiveBinariesDependOnPath: /^true$/,
      Commands: /^.{1,40}$/,
      Installers: /^$/,
      Architecture: /^(x86|x64|arm|arm64|neutral)$/,
      InstallerUrl: URL_RULE,
      InstallerSha256: /^[A-Fa-f0-9]{64}$/,
    },
  },
  defaultLocale: {
    required: ['PackageLocale', 'Publisher', 'PackageName', 'License', 'ShortDescription'],
    fields: {
      ...COMMON,
      ManifestType: /^defaultLocale$/,
      PackageLocale: LOCALE,
      Publisher: /^.{2,256}$/,
      PublisherUrl: URL_RULE,
      PublisherSupportUrl: URL_RULE,
      PackageName: /^.{2,256}$/,
      PackageUrl: URL_RULE,
      License: /^.{3,512}$/,
      LicenseUrl: URL_RULE,
      ShortDescription: /^.{3,256}$/,
      Tags: /^.{1,40}$/,
      ReleaseNotesUrl: URL_RULE,
    },
  },
};

/** Reads the lines of a manifest: a field with its value, or a field whose items follow. */
function read(text: string) {
  const fields: { name: string; values: string[] }[] = [];
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  for (const line of lines) {
    const [, name, named, item] = /^(?:[ -]*(\w+):(?: (.+))?| {2}- (".*"))$/.exec(line)!;
    if (name !== undefined) fields.push({ name, values: [] });
    const value = named ?? item;
    if (value !== undefined) fields.at(-1)!.values.push(String(JSON.parse(value)));
  }
  return fields;
}

test.each([
  ['owner.QuizNight.yaml', 'version'],
  ['owner.QuizNight.installer.yaml', 'installer'],
  ['owner.QuizNight.locale.en-US.yaml', 'defaultLocale'],
])('%s keeps the rules of winget’s schema', (name, type) => {
  const text = files[name]!;
  expect(text).toMatch(
    new RegExp(
      `^# yaml-language-server: \\$schema=https://aka\\.ms/winget-manifest\\.${type}\\.1\\.10\\.0\\.schema\\.json\n\n`,
    ),
  );
  const fields = read(text);
  const names = fields.map((field) => field.name);
  const { required, fields: rules } = RULES[type]!;
  expect(names).toEqual(
    expect.arrayContaining([
      'PackageIdentifier',
      'PackageVersion',
      ...required,
      'ManifestType',
      'ManifestVersion',
    ]),
  );
  expect(new Set(names).size).toBe(names.length);
  for (const field of fields)
    for (const value of field.values)
      expect(value, field.name).toMatch(rules[field.name] ?? /^no such field$/);
});

test('winget gets the package of this release by its checksum, and its starter by its path in the zip', () => {
  const values = Object.fromEntries(
    read(files['owner.QuizNight.installer.yaml']!).map((field) => [field.name, field.values]),
  );
  expect(values).toMatchObject({
    PackageVersion: ['1.2.3'],
    RelativeFilePath: ['Quiz Night\\quiz-night.cmd'],
    Architecture: ['x64'],
    InstallerUrl: [`${repository}/releases/download/v1.2.3/quiz-night-win-x64.zip`],
    InstallerSha256: [sumOf('win-x64').toUpperCase()],
  });
  const said = read(files['owner.QuizNight.locale.en-US.yaml']!).find(({ name }) => name === 'Tags')!;
  expect(said.values).toEqual(about.keywords);
  expect(said.values.length).toBeLessThanOrEqual(16);
});

test('Homebrew gets the package of each system and processor', () => {
  const formula = files['quiz-night.rb']!;
  const parts = [
    ...formula.matchAll(/on_(macos|linux) do|on_(arm|intel) do\s+url "([^"]+)"\s+sha256 "([0-9a-f]{64})"/g),
  ];
  let system = '';
  const found = parts.flatMap(([, named, processor, url, sum]) => {
    if (named) system = named;
    return named ? [] : [[system, processor, url, sum]];
  });
  const of = (name: string) => [`${repository}/releases/download/v1.2.3/quiz-night-${name}.zip`, sumOf(name)];
  expect(found).toEqual([
    ['macos', 'arm', ...of('darwin-arm64')],
    ['macos', 'intel', ...of('darwin-x64')],
    ['linux', 'arm', ...of('linux-arm64')],
    ['linux', 'intel', ...of('linux-x64')],
  ]);
  const [, desc = ''] = /^ {2}desc "(.*)"$/m.exec(formula) ?? [];
  // What `brew audit` asks of it.
  expect(desc).toMatch(/^(?!An? |The |.*[Qq]uiz [Nn]ight)[A-Z].{10,78}[^.]$/);
  for (const line of [
    /^class QuizNight < Formula$/m,
    /^ {2}version "1\.2\.3"$/m,
    /^ {2}license "MIT"$/m,
    /^ {2}test do$/m,
  ])
    expect(formula).toMatch(line);
  const opened = formula.match(/\bdo$|^class |^ +def /gm)!.length;
  expect(formula.match(/^ *end$/gm)).toHaveLength(opened);
});

test('a package without a checksum stops the release', () => {
  expect(() => manifests({ ...RELEASE, sums: sums.replace(/.*linux-arm64.*\n/, '') })).toThrow(
    'SHA256SUMS has no checksum of quiz-night-linux-arm64.zip.',
  );
});

test('the manifests stand beside the packages, with checksums of their own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quiz-night-manifests-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'SHA256SUMS'), sums);
  const args = ['deploy/release/manifests.mjs', 'v1.2.3', repository, folder];
  expect(spawnSync(process.execPath, args).status).toBe(0);
  const now = readFileSync(join(folder, 'SHA256SUMS'), 'utf8');
  expect(now.startsWith(sums)).toBe(true);
  for (const [name, text] of Object.entries(files)) {
    expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
    expect(now).toContain(`${createHash('sha256').update(text).digest('hex')}  ${name}\n`);
  }
});
