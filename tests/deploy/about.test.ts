import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const about = readFileSync('.github/about.yml', 'utf8');
const program = JSON.parse(readFileSync('package.json', 'utf8')) as {
  description: string;
  keywords: string[];
};

test('the repository says of itself what the package says, within the code host’s limits', () => {
  const [, description = ''] = /^description: (".*")$/m.exec(about) ?? [];
  expect(JSON.parse(description)).toBe(program.description);
  expect(program.description.length).toBeLessThanOrEqual(350);
  const [, list = ''] = /^topics:\n((?: {2}- .*\n)+)/m.exec(about) ?? [];
  const topics = [...list.matchAll(/- (.*)\n/g)].map(([, topic]) => topic!);
  expect(topics).toEqual(program.keywords);
  expect(topics.length).toBeLessThanOrEqual(20);
  for (const topic of topics) expect(topic).toMatch(/^[a-z0-9][a-z0-9-]{0,49}$/);
});

test('its picture has the size and weight that the code host wants', () => {
  const [, path = ''] = /^picture: (.*)$/m.exec(about) ?? [];
  const picture = readFileSync(path);
  expect(picture.toString('latin1', 1, 4)).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1280, 640]);
  expect(picture.length).toBeLessThan(1_000_000);
});
