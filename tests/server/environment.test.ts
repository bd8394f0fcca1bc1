import { expect, it } from 'vitest';
import { readSettings } from '../../src/server/environment';
import { StartError } from '../../src/server/refusal';

it('nothing set means port 5000 on all addresses and ./data', () => {
  expect(readSettings({})).toEqual({
    port: 5000,
    host: undefined,
    dataFolder: './data',
    publicUrl: undefined,
    allowedOrigins: [],
    isHostingOpen: false,
  });
});

it('every setting is read', () => {
  const settings = readSettings({
    PORT: '5001',
    HOST: '127.0.0.1',
    DATA_DIR: 'elsewhere',
    PUBLIC_URL: 'https://quiz.example/',
    ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080 ,',
    HOSTING: ' open ',
  });
  expect(settings).toEqual({
    port: 5001,
    host: '127.0.0.1',
    dataFolder: 'elsewhere',
    publicUrl: 'https://quiz.example',
    allowedOrigins: ['https://a.example', 'http://b.example:8080'],
    isHostingOpen: true,
  });
});

it.each([
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '50.5'],
  ['PUBLIC_URL', 'quiz.example'],
  ['PUBLIC_URL', 'ftp://quiz.example'],
  ['PUBLIC_URL', 'https://quiz.example/night'],
  ['ALLOWED_ORIGINS', 'https://a.example, *'],
  ['HOSTING', 'closed'],
  ['HOSTING', 'Open'],
])('%s=%s is refused with a sentence that names both', (variable, value) => {
  const read = () => readSettings({ [variable]: value });
  expect(read).toThrow(StartError);
  expect(read).toThrow(new RegExp(`^${variable} must be .*\\.$`));
});
