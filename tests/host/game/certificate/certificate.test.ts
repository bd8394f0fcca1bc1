import { describe, expect, it, test } from 'vitest';
import type { Standing } from '../../../../src/contract/scores';
import { wrapText } from '../../../../src/host/game/certificate/canvasText';
import { certificateOf } from '../../../../src/host/game/certificate/certificate';
import type { CertificateLook } from '../../../../src/host/game/certificate/certificateLook';
import { useCertificateTexts } from '../../../../src/host/game/certificate/certificateTexts';
import { drawCertificate, HEIGHT, WIDTH } from '../../../../src/host/game/certificate/drawCertificate';
import { useWords } from '../../../../src/host/languages/useWords';
import { fakePen } from './fakePen';

type Place = [rank: number, name: string, points?: number];
const standings = (places: Place[]): Standing[] =>
  places.map(([rank, name, points = 5]) => ({ rank, name, points, gained: 0 }));

function certificate(
  places: Place[],
  { playerCount = places.length, quizName = 'Pub Quiz', language = 'german' as 'german' | 'english' } = {},
) {
  return certificateOf({
    quizName,
    podium: { name: 'podium', playerCount, tied: false, standings: standings(places) },
    date: new Date(2026, 10, 21),
    texts: { ...useWords.in(language), ...useCertificateTexts.in(language) },
  });
}

const LOOK: CertificateLook = {
  ...{ family: 'x', page: '#000', glow: '#000', line: '#000', raised: '#000', text: '#000', muted: '#000' },
  ...{ accent: '#000', tile: '#000', onTile: '#000', colours: ['#000'] },
};
/** What is written on the picture. */
function written(...args: Parameters<typeof certificate>) {
  const pen = fakePen();
  drawCertificate(pen, certificate(...args), LOOK);
  return pen.written;
}

describe('a certificate', () => {
  it('names the quiz, the day and the first three places', () => {
    expect(
      certificate([
        [1, 'Anna', 9.5],
        [2, 'Ben', 1],
        [3, 'Cleo'],
        [4, 'Dora'],
      ]),
    ).toEqual({
      heading: 'Siegerehrung',
      quizName: 'Pub Quiz',
      date: 'Samstag, 21. November 2026',
      places: [
        { rank: 1, names: ['Anna'], points: '9,5 Punkte' },
        { rank: 2, names: ['Ben'], points: '1 Punkt' },
        { rank: 3, names: ['Cleo'], points: '5 Punkte' },
      ],
      players: '4 Teams',
    });
  });

  it('speaks English too', () => {
    expect(certificate([[1, 'Anna', 9.5]], { language: 'english' })).toMatchObject({
      ...{ heading: 'The winners', date: expect.stringMatching(/^Saturday,? 21 November 2026$/) },
      places: [{ points: '9.5 points' }],
      players: '1 team',
    });
  });

  it('has all who share a place together, and says that there may be more of them', () => {
    const shared: Place[] = Array.from({ length: 10 }, (_, i) => [i === 0 ? 1 : 2, `Team ${i}`]);
    const [first, second] = certificate(shared, { playerCount: 12 }).places;
    expect([first!.names, second!.names.length, second!.names.at(-1)]).toEqual([
      ['Team 0'],
      10,
      'und andere',
    ]);
    expect(certificate(shared).places[1]!.names).not.toContain('und andere');
  });
});

describe('the picture', () => {
  const cases: [string, Place[], string?][] = [
    ['one player', [[1, 'Anna']]],
    ['three long names', [1, 2, 3].map((rank): Place => [rank, 'W'.repeat(24), 99_999.5])],
    ['ten who share the first place', Array.from({ length: 10 }, (_, i): Place => [1, `${i}`.repeat(24)])],
    ['a long name of the quiz', [[1, 'Anna']], 'Longwords'.repeat(40)],
  ];
  test.each(cases)('keeps all that is written within its edges with %s', (_what, places, quizName) => {
    const texts = written(places, { quizName: quizName ?? 'Quiz' });
    expect(texts.length).toBeGreaterThan(places.length + 3);
    for (const { x, y, width } of texts) {
      expect(x).toBeGreaterThan(40);
      expect(x + width).toBeLessThan(WIDTH - 40);
      expect(y).toBeGreaterThan(40);
      expect(y).toBeLessThan(HEIGHT - 40);
    }
  });

  it('has long names whole, on two lines', () => {
    const name = 'Abcdefghijklmnopqrstuvwxyz'.slice(0, 24);
    const lines = written([1, 2, 3].map((rank): Place => [rank, name])).map(({ text }) => text);
    expect(lines.join('').split(name)).toHaveLength(4);
    expect(lines.join('')).not.toContain('…');
  });

  it('gives each name the direction that it has by itself', () => {
    const texts = written([
      [1, 'فريق 7!'],
      [2, '7 Zwerge'],
    ]);
    const directionOf = (text: string) => texts.find((each) => each.text === text)?.direction;
    expect([directionOf('فريق 7!'), directionOf('7 Zwerge')]).toEqual(['rtl', 'ltr']);
  });
});

describe('a text in lines', () => {
  const style = { family: 'x', weight: 400, size: 20 };
  const wrap = (text: string, most = 3) => wrapText(fakePen(), text, style, 100, most);

  it.each([
    ['short', ['short']],
    ['two words here', ['two words', 'here']],
    ['abcdefghijklmno', ['abcdefghij', 'klmno']],
    ['', ['']],
  ])('%j is %j', (text, lines) => {
    expect(wrap(text)).toEqual(lines);
  });

  it('ends in a mark where it is too much', () => {
    expect(wrap('one two three four five', 2)).toEqual(['one two', 'three fou…']);
  });

  it('never cuts a sign that is made of several', () => {
    const family = '👨‍👩‍👧‍👦';
    for (const line of wrap(family.repeat(5), 9)) expect(line.replaceAll(family, '')).toBe('');
  });
});
