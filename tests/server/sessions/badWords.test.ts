import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languageOfTag, SPOKEN_LANGUAGES } from '../../../src/contract/languages';
import { createStarWords } from '../../../src/server/sessions/badWords';
import { readCatalogue } from '../../../src/server/vite/messages/catalogues';
import { starWordsIn } from '../../../src/session/people/starWords';
import wordTable from './wordTable.json' with { type: 'json' };

/** As in a quiz of this language, at a venue of that one. */
const starsIn = (language: string | undefined, there: string) => createStarWords(() => there)(language);
const starWords = starsIn('de', 'en');

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
    ['prickly? prick', 'prickly? p****'],
    ['shit-show', 's***-show'],
    ['cock', 'c***'],
    ['son of a bitch', 's** o* a b****'],
    ['Sohn of a bitch', 'Sohn of a b****'],
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
    'Fuuuuck',
    'Assssshole',
  ])('is found in disguise: %s', (text) => expect(starWords(text)).toMatch(/^.\*+$/u));
});

test.each(HONEST)('nobody is starred for being called %s', (name) => expect(starWords(name)).toBe(name));

/** The words of one language, of which `|` stands between any two. */
type Listed = keyof typeof wordTable;
const LISTED = Object.keys(wordTable) as Listed[];
const wordsOf = (language: Listed, kind: 'starred' | 'decent') => wordTable[language][kind].split('|');
const hasStars = (text: string) => text.includes('*');

test('every language that can be chosen has a list', () => {
  expect(LISTED).toEqual(expect.arrayContaining([...new Set(SPOKEN_LANGUAGES.map(languageOfTag))]));
});

describe.each(LISTED)('in %s', (language) => {
  const elsewhere = LISTED.map((there) => starsIn(language, there));

  test('thirty words and more have stars, in a quiz and in a venue of that language', () => {
    const starred = wordsOf(language, 'starred');
    expect(starred.length).toBeGreaterThanOrEqual(30);
    expect(starred.filter((word) => !hasStars(starsIn(language, 'en')(word)))).toEqual([]);
    expect(starred.filter((word) => !hasStars(starsIn(undefined, language)(word)))).toEqual([]);
  });

  test('sixty decent words and more have none, wherever the venue is', () => {
    const decent = wordsOf(language, 'decent');
    expect(decent.length).toBeGreaterThanOrEqual(60);
    expect(decent.filter((word) => elsewhere.some((stars) => hasStars(stars(word))))).toEqual([]);
    expect(
      decent.map((word) => word.toLocaleUpperCase(language)).filter((word) => hasStars(elsewhere[0]!(word))),
    ).toEqual([]);
  });

  test('no word that phones and the wall say has stars', () => {
    const said = ['phone', 'play', 'home', 'wall', 'pretend', 'print'].flatMap((room) =>
      Object.values(readCatalogue(language, room)),
    );
    const words = new Set(said.flatMap((message) => message.match(/[\p{L}\p{M}'’-]+/gu) ?? []));
    expect([...words].filter((word) => elsewhere.some((stars) => stars(word) !== word))).toEqual([]);
  });

  test('its list adds and takes out words, each once', () => {
    const path = new URL(`../../../src/locales/${language}/badWords.json`, import.meta.url);
    const list = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string[]>;
    expect(Object.keys(list)).toEqual(['starred', 'decent']);
    for (const words of Object.values(list)) {
      expect(words.length).toBeGreaterThan(0);
      expect(
        words.filter((word, index) => words.indexOf(word) !== index || word.trim() !== word || !word),
      ).toEqual([]);
    }
  });
});

describe('whose lists count', () => {
  test.each([
    ['sv', 'Är det slut?'],
    ['fr', 'Toujours en retard'],
    ['da', 'Fag og fest'],
    ['nb', 'Fag og fest'],
    ['de', 'Gute Fahrt'],
    ['it', 'Il cavallo di Troia'],
    ['sv', 'Fucking Åmål'],
    ['fr', 'Le cul-de-sac'],
  ])('a decent word of %s wins over every list: %s', (language, text) =>
    expect(LISTED.map((there) => starsIn(language, there)(text))).toEqual(LISTED.map(() => text)),
  );

  test.each([
    ['en', 'en', 'Är det slut?', 'Är det s***?'],
    ['en', 'pl', 'Kurwa', 'K****'],
    ['pl', 'en', 'Kurwa', 'K****'],
    ['en', 'en', 'Kurwa', 'Kurwa'],
    ['pl-PL', 'en', 'Kurwa', 'K****'],
    ['no', 'en', 'Fitte', 'F****'],
    [undefined, 'sv', 'Är det slut?', 'Är det slut?'],
    [undefined, 'sv', 'Fuck', 'F***'],
    ['ja', 'it', 'Cazzo', 'C****'],
    ['it', 'de', 'Puta, Putain, Kurva', 'Puta, Putain, Kurva'],
    ['sv', 'hu', 'Kurva', 'Kurva'],
    ['en', 'hu', 'Kurva', 'K****'],
    ['fr', 'en', "L'enculé", "L'e*****"],
    ['pt', 'en', 'Foda-se', 'F***-s*'],
    ['tr', 'en', 'SIK SIK, SİKTİR', 'SIK SIK, S*****'],
  ])('a quiz in %s at a venue in %s: %s', (language, there, text, shown) =>
    expect(starsIn(language, there)(text)).toBe(shown),
  );

  test('the venue may change its language in the middle of an evening', () => {
    let there = 'de';
    const stars = createStarWords(() => there)(undefined);
    expect(stars('Putain')).toBe('Putain');
    there = 'fr';
    expect(stars('Putain')).toBe('P*****');
  });

  test("without a word from the venue, it is this machine's language and English", () => {
    expect(createStarWords()(undefined)('Fuck Annalena')).toBe('F*** Annalena');
  });
});

describe('an entry', () => {
  const starred = (starred: string[], decent: string[], text: string) =>
    starWordsIn([{ starred, decent }])(text);
  test.each([
    ['a stem', ['kurw*'], [], 'Kurwą, zakurw', 'K****, zakurw'],
    ['of several words', ['ta gueule'], [], 'Ta  gueule, la gueule de ta', 'T*  g*****, la gueule de ta'],
    ['that ends with a stem', ['so ein arsch*'], [], 'So ein Arschgesicht', 'S* e** A***********'],
    ['of which the longest counts', ['dick', 'dick head'], [], 'dick head', 'd*** h***'],
    ['decent with what stands beside it', ['dick'], ['moby dick'], 'Moby-Dick, Dick', 'Moby-Dick, D***'],
    [
      'decent as it is written, not as it reads',
      ['coño'],
      ['cono'],
      'cono CONO coño C0no',
      'cono CONO c*** C***',
    ],
  ])('%s', (_, bad, decent, text, shown) => expect(starred(bad, decent, text)).toBe(shown));
});

test('a text longer than any name takes no longer', () => {
  const text = `${'Arschloch '.repeat(2_000)}${'a!'.repeat(5_000)}`;
  expect(starWords(text).startsWith('A******** A********')).toBe(true);
});
