import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerFaults, compileAnswers } from '../../../src/server/vite/messages/answers';
import { pathOf } from '../../../src/server/vite/messages/catalogues';
import { compileRoom } from '../../../src/server/vite/messages/compile';
import { messages } from '../../../src/server/vite/messages/messages';
import { reportOn } from '../../../src/server/vite/messages/report';
import { temporaryFolder } from '../../support/quizServer';

const ENGLISH = {
  '@hello': { description: 'Greets a team.' },
  hello: 'Hello {name}',
  teams: '{count, plural, one {# team} other {# teams}}',
  end: 'The end',
};

/** A folder of locales with English and one other language, each with one room. */
async function localesWith(language: string, messages: object | string): Promise<string> {
  const folder = await temporaryFolder();
  const texts = { en: JSON.stringify(ENGLISH), [language]: messages };
  for (const [each, content] of Object.entries(texts)) {
    await mkdir(join(folder, each));
    const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
    await writeFile(join(folder, each, 'bar.json'), text);
  }
  return folder;
}

test.each([
  ['a brace that is not closed', { hello: 'Tere {name' }, /et.bar\.json:2:\d+ hello: /],
  ['a plural without other', { teams: '{count, plural, one {# tiim}}' }, /bar\.json:2:\d+ teams: .*other/],
  ['an unknown argument', { hello: 'Tere {nimi}' }, /bar\.json:2:\d+ hello: no argument \{nimi\}, only name/],
  ['an unknown key', { bye: 'Head aega' }, /bar\.json bye: English has no such message/],
])('a message with %s is named with its file, and does not build', async (_what, messages, fault) => {
  const folder = await localesWith('et', messages);
  expect(reportOn(folder).faults).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
  expect(() => compileRoom('et', 'bar', folder)).toThrow(fault);
});

const ANSWERS = {
  articles: ['the'],
  prefixes: ["l'"],
  endings: ['en', ['um', 'et']],
  plurals: [['', 's']],
  letters: [['å', 'aa']],
  numbers: ['no', ['one', 'a'], 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'],
  units: [['km', 'kilometre']],
};

/** A folder of locales with an `answers.json` in one language. */
async function answersWith(change: object | string): Promise<string> {
  const folder = await localesWith('et', {});
  const text = typeof change === 'string' ? change : JSON.stringify({ ...ANSWERS, ...change });
  await writeFile(join(folder, 'et', 'answers.json'), text);
  return folder;
}

test('the lists of what counts as the same answer are built as they are', async () => {
  const folder = await answersWith({});
  expect(answerFaults('et', folder)).toEqual([]);
  expect(compileAnswers('et', folder)).toBe(`export default ${JSON.stringify(ANSWERS)};`);
});

test.each([
  ['no list', { articles: 'the' }, /et.answers\.json articles: not a list/],
  ['a missing list', { units: undefined }, /et.answers\.json units: not a list/],
  ['an unknown list', { article: ['the'] }, /et.answers\.json article: no such list, only articles/],
  ['a number for a word', { articles: ['the', 7] }, /answers\.json articles\[1\]: not a text/],
  ['an empty word', { articles: [''] }, /answers\.json articles\[0\]: /],
  ['a prefix without an apostrophe', { prefixes: ['dell'] }, /prefixes\[0\]: not letters and an apostrophe/],
  ['three letters for a pair', { letters: [['a', 'b', 'c']] }, /letters\[0\]: not two texts/],
  ['a letter alone', { letters: ['å'] }, /letters\[0\]: not a list of texts/],
  ['a pair of nothing', { endings: [['', '']] }, /endings\[0\]: not a list of texts/],
  ['the same twice', { plurals: ['s', ['e', 'e']] }, /plurals\[1\]: the same text twice/],
  ['too few numbers', { numbers: ['one'] }, /answers\.json numbers: 1 in place of 13, from 0 to 12/],
  ['a unit of one name', { units: [['km']] }, /units\[0\]: fewer than two texts/],
  ['broken JSON', '{ "articles": ', /et.answers\.json: .*JSON/],
  ['another JSON', '[]', /et.answers\.json not an object of lists/],
])('%s in answers.json is named with its file and key, and does not build', async (_what, change, fault) => {
  const folder = await answersWith(change);
  expect(reportOn(folder).faults).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
  expect(() => compileAnswers('et', folder)).toThrow(fault);
});

test('a language of ours that does not say what counts as the same answer is at fault', async () => {
  const folder = await localesWith('pl', {});
  expect(reportOn(folder).faults).toContain('src/locales/pl: answers.json is missing');
});

test('a file that is not JSON is named', async () => {
  const folder = await localesWith('et', '{ "hello": ');
  expect(() => compileRoom('et', 'bar', folder)).toThrow(/et.bar\.json: .*JSON/);
});

test('a language that has only begun works, and the check tells how much it lacks', async () => {
  const folder = await localesWith('et', { hello: 'Tere, {name}' });
  const { faults, told } = reportOn(folder);
  expect(told).toEqual(['src/locales/et: messages missing and shown in English: 2']);
  expect(faults.filter((fault) => fault.includes('locales/et'))).toEqual([]);
  const code = compileRoom('et', 'bar', folder);
  expect(code).toContain('Tere, ');
  expect(code).toContain('The end');
  expect(code).not.toContain('Hello');
});

test('names and English sentences keep their own direction on a page from right to left', async () => {
  const folder = await localesWith('he', { hello: 'שלום {name}!' });
  const code = compileRoom('he', 'bar', folder);
  expect(code).toContain('"שלום \u2068" + d.name + "\u2069!"');
  expect(code).toContain('"\u2066The end\u2069"');
  const withoutWords = compileRoom('he', 'bar', await localesWith('he', { hello: '{name}:' }));
  expect(withoutWords).toContain('d.name + ":"');
  expect(code).toMatch(/"\u2066" \+ plural\(/);
  expect(compileRoom('en', 'bar', folder)).not.toMatch(/[\u2066-\u2069]/);
});

test('a region takes what it does not say from its language, and what that lacks from English', async () => {
  const folder = await localesWith('pt', {
    teams: '{count, plural, one {# equipa} other {{count, select, 2 {duas} other {#}} equipas}}',
  });
  await mkdir(join(folder, 'pt-BR'));
  const own = { hello: 'Olá {name}, {name, select, Ana {bem-vinda} other {boa noite}}' };
  await writeFile(join(folder, 'pt-BR/bar.json'), JSON.stringify(own));
  const code = compileRoom('pt-BR', 'bar', folder);
  for (const text of ['Olá ', 'bem-vinda', ' equipas', 'The end']) expect(code).toContain(text);
  for (const text of ['Hello', ' teams"']) expect(code).not.toContain(text);
  // A name that is imported twice would be a fault.
  const names = [...code.matchAll(/^import \{ (.*) \}/gm)].flatMap(([, each = '']) => each.split(', '));
  expect(names).toEqual([...new Set(names)]);
  expect(names).toEqual(expect.arrayContaining(['plural', 'pluralRules', 'select']));
});

test('a language of ours that lacks messages is at fault', async () => {
  const folder = await localesWith('pl', { hello: 'Cześć, {name}', end: 'Koniec' });
  expect(reportOn(folder).faults).toContain('src/locales/pl: messages missing and shown in English: 1');
});

test.each([
  ['pl', { pl: true, de: false, mixture: false }],
  ['de', { pl: false, de: true, mixture: true }],
  ['en', { pl: true, de: true, mixture: true }],
])('in development, a change in %s reaches the languages that show it', async (language, reached) => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [messages()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: { ignored: ['**'] } },
  });
  onTestFinished(() => server.close());
  const { client } = server.environments;
  const sent = vi.spyOn(client.hot, 'send');
  const load = (path: string) => client.transformRequest(`/src/locales/${path}.json`);
  const isLoaded = (path: string) =>
    Boolean(client.moduleGraph.getModuleById(`\0locales/${path}`)?.transformResult);
  await Promise.all([
    ...Object.keys(reached).map((each) => load(`${each}/phone`)),
    load(`${language}/start`),
  ]);

  server.watcher.emit('change', pathOf(language, 'phone'));
  await expect.poll(() => sent.mock.calls).toContainEqual([{ type: 'full-reload' }]);
  for (const [each, isReached] of Object.entries(reached)) expect(isLoaded(`${each}/phone`)).toBe(!isReached);
  expect(isLoaded(`${language}/start`)).toBe(true);
});
