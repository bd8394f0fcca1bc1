import { describe, expect, test } from 'vitest';
import { starWords } from '../../../src/session/people/starWords';

/** People, places and teams whose names only look like something else. */
const HONEST = `
Scunthorpe|Cockburn|Essex|Dickens|Assmann|Wichsmann|Penistone|Lightwater|Clitheroe|Arsenal|Sussex|Middlesex
Hancock|Hitchcock|Peacock|Babcock|Cox|Fanny|Willy|Dick van Dyke|Philip K. Dick|Dick Turpin|Tony Hoare|Wang Li
Alan Cumming|Hans-Jörg Butt|Johann Joseph Fux|Kümmel|Kummer|Kock|Çok|Gaylord|Semen
Mose|Mohammed|Mufti|Bonze|Ficker-Straße|Wanka|Wankel|Schiesser|Bumsti|Nutella|Analena|Annalena|Analyse
Die Möpse|Pik Ass|Ass|Homo sapiens|Magna cum laude|Sex Pistols|Bloody Mary|Snatch|Vögeln zusehen|Arsen
Quizteam Aguilera|Agatha Quiztie|Let's Get Quizzical|Les Quizerables|Tequila Mockingbird|Quizzy Rascal
Die Besserwisser|Die Bildungslücken|Schlauberger 3000|Gehirnakrobaten|Wir raten nur|Tisch 4|Team 455|55|8008
Cockpit|Shitake|Shiitake|Bassist|Klassenbeste|Grasshopper|Therapist|Matsushita|Constitution|Titania|Titus
Zoë|Renée|O'Hara|Ægir|Дмитрий|Νίνα|محمد|小明|😀|Team 🍺|Ø|Łukasz|Señor Müller|Çağla|Jürgen Klopp
`
  .trim()
  .split(/[|\n]/);

describe('a listed word', () => {
  test.each([
    ['Arschloch', 'A********'],
    ['Scheiße', 'S******'],
    ['SCHEISSE', 'S*******'],
    ['Die Wichser', 'Die W******'],
    ['Team Hurensohn 3', 'Team H******** 3'],
    ['Die Fotzen!', 'Die F*****!'],
    ['Moese', 'M****'],
    ['Fuck the Quiz', 'F*** the Quiz'],
    ['wankers? wanker', 'wankers? w*****'],
    ['shit-show', 's***-show'],
  ])('has stars: %s', (text, shown) => expect(starWords(text)).toBe(shown));

  test.each([
    'ARSCHL0CH',
    'Ar5ch1och',
    'àrschlóch',
    'Ａｒｓｃｈｌｏｃｈ',
    'Ⓐrschloch',
    'Arsch\u00adloch',
    '$hit',
    'sh!t',
    '5h1t',
    'fück',
  ])('is found in disguise: %s', (text) => expect(starWords(text)).toMatch(/^.\*+$/u));
});

test.each(HONEST)('nobody is starred for being called %s', (name) => expect(starWords(name)).toBe(name));

test('a text longer than any name takes no longer', () => {
  const text = `${'Arschloch '.repeat(2_000)}${'a!'.repeat(5_000)}`;
  expect(starWords(text).startsWith('A******** A********')).toBe(true);
});
