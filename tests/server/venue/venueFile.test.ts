import { expect, test } from 'vitest';
import { faultsOf } from '../../../src/reading/fields';
import { namedFiles, readVenueFile } from '../../../src/server/venue/venueFile';

const faultyPlaces = (json: unknown) =>
  faultsOf(readVenueFile(json)).map(({ path, code }) => `${path.join('/')} ${code}`);

test('a complete venue is read, with its texts trimmed', () => {
  const house = {
    name: ' Zum Löwen ',
    logo: 'logo.png',
    accent: '#0A5c3f',
    look: 'salon',
    language: 'sv',
    slides: [
      { image: 'menu.webp', where: ['lobby', 'break'] },
      { text: 'Next: Friday', qr: 'https://pub.example', where: [] },
    ],
    music: { lobby: 'song.mp3' },
    rules: 'No phones.',
  };
  expect(readVenueFile(house)).toEqual({ ok: true, value: { ...house, name: 'Zum Löwen' } });
});

test('nothing, null and empty texts all make an empty venue, and unknown fields are dropped', () => {
  const empty = { ok: true, value: { slides: [], music: {} } };
  for (const json of [{}, { name: '', logo: null, accent: null, slides: null, music: null, missing: ['x'] }])
    expect(readVenueFile(json)).toEqual(empty);
});

test('all faults are reported, each with its place', () => {
  const faulty = {
    name: 'x'.repeat(61),
    logo: '../secret.png',
    accent: 'red',
    look: 'disco',
    language: 'sv-SE',
    slides: [
      { image: 'a.png', text: 'both', where: ['lobby'] },
      { where: ['lobby'] },
      { text: 'x'.repeat(301), where: ['toilet'] },
      { text: 'nowhere' },
    ],
    music: { lobby: 7 },
    rules: 'x'.repeat(1001),
  };
  expect(faultyPlaces(faulty).sort()).toEqual([
    'accent not_color',
    'language unknown_word',
    'logo not_file_name',
    'look unknown_word',
    'music/lobby not_text',
    'name too_long',
    'rules too_long',
    'slides/0 image_or_text',
    'slides/1 image_or_text',
    'slides/2/text too_long',
    'slides/2/where/0 unknown_word',
    'slides/3/where missing',
  ]);
});

test('the fault of an unknown word names the possible ones', () => {
  expect(faultsOf(readVenueFile({ look: 'disco' }))).toMatchObject([{ values: ['disco', 'salon'] }]);
});

test('thirty slides are possible, and no more', () => {
  const slides = (count: number) => ({ slides: Array(count).fill({ text: 'Hello', where: ['end'] }) });
  expect(faultyPlaces(slides(30))).toEqual([]);
  expect(faultyPlaces(slides(31))).toEqual(['slides too_many']);
});

test.each([[null], ['house'], [[]], [7]])('%j is not a venue', (json) => {
  expect(faultyPlaces(json)).toEqual([' not_object']);
});

test('the files that a venue names are listed with the kind that each must be', () => {
  const slides = [
    { image: 'menu.png', where: [] },
    { text: 'Hello', where: [] },
  ];
  expect(namedFiles({ logo: 'logo.png', slides, music: { break: 'song.mp3' } })).toEqual([
    { fileName: 'logo.png', kind: 'image' },
    { fileName: 'menu.png', kind: 'image' },
    { fileName: 'song.mp3', kind: 'audio' },
  ]);
});
