import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(path, 'utf8');
const code = read('src/server/metrics.ts') + read('src/server/composition.ts');
const known = new Set([...code.matchAll(/'((?:quiz_night|process)_\w+)'/g)].map(([, name]) => name));
/** What Prometheus appends to a histogram's name. */
const SUFFIX = /_(bucket|sum|count)$/;

test.each(['alerts.yml', 'alerts.test.yml', 'grafana.json'])(
  '%s asks only for metrics that exist',
  (name) => {
    const text = read(`deploy/monitoring/${name}`);
    const named = [...text.matchAll(/\b(?:quiz_night|process)_\w+/g)].map(([metric]) =>
      metric.replace(SUFFIX, ''),
    );
    expect(named.length).toBeGreaterThan(4);
    for (const metric of named) expect(known).toContain(metric);
  },
);

test('alerts name only error codes that exist', () => {
  const codes = read('src/contract/errors.ts');
  const [, named = ''] = /code=~"([^"]+)"/.exec(read('deploy/monitoring/alerts.yml')) ?? [];
  expect(named.split('|').length).toBeGreaterThan(2);
  for (const name of named.split('|')) expect(codes).toContain(`'${name}'`);
});

test('every container of the compose file is locked, and every image is pinned by its digest', () => {
  const compose = read('deploy/compose.yaml');
  const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nnetworks:'));
  const parts = services.split(/\n {2}(?=[\w-]+:\n)/).slice(1);
  expect(parts).toHaveLength(6);
  for (const part of parts) expect(part).toMatch(/<<: \*(locked|quiz)\n/);
  // The one that makes backups runs beside the others, so it cannot have the address of one of them.
  expect(parts.find((part) => part.startsWith('copy:\n'))).toContain('network_mode: none');
  const images = [...(compose + read('deploy/Dockerfile')).matchAll(/(?:image:|FROM) (\S+)/g)].map(
    ([, name]) => name,
  );
  expect(images).toHaveLength(5);
  for (const image of images) expect(image).toMatch(/@sha256:[0-9a-f]{64}$|^\$\{QUIZ_NIGHT_IMAGE/);
});
