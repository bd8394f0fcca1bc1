import type { Language } from '../../src/contract/languages';

/** Names that are the same in most languages. */
const EVERYWHERE = `
  Quiz|quiz|Joker|Quiz Night|Quiz Night (JSON)|Moodle (GIFT)|Aiken|Open Trivia DB|Excel|Excel (XLSX)
  JSON|Letter|http://192.168.0.10:5000|Logo|Auto|http://:|Podium|podium|Lobby|lobby|Fair play|joker
  Word|OpenDocument|The Trivia API|Razzia|Demo
  logo|Venus|Mars|Beethoven|Ludwig van Beethoven
`;

/** Words that a language shares with English or German. */
const IN_COMMON: Partial<Record<Language, string>> = {
  cs: `Autopilot|Datum|Merkur|text|Text|video|Video`,
  da: `Backstage|Autopilot|Estland|Hund|Litauen|Merkur|Musik|note|Note|Pause|Regel|Runde|Runde {}|Runde {}: {}|Send|slide|slide {}|Slide {}
    slides|Slides|Stop: {}|Titel|Type|video|Video|ja`,
  en: `Autopilot|Backstage|Design|Film|Gold|Minimal|Name|Name:|Party|Pause|Team|Team:|Teams|Text|Video`,
  es: `Audio|Estonia|General|Total`,
  fi: `Latvia|video|Video`,
  fr: `+ point|+ points|Correction|Corrections|Date|Description|Image|Note|page|Page ↑|Page ↓|pages|Papier
    Pause|place|Place|place {}|point|points|Points|question|Question|Question {}|questions|Questions
    saison|Saison|Solution|source|Source|Table|Tables|Total|Type`,
  it: `Audio|Estonia|Password|slide|Slide|Video|Volume %`,
  nb: `Artist|Autopilot|Estland|Hund|Latvia|Litauen|Merkur|Pause|Regel|Runde|Runde {}|Runde {}: {}|Send|Type|video|Video|ja`,
  nl: `Alle anderen|Backstage|Alles|Automatisch|captain|Contrast  :|Datum|Estland|half|ja|Namen|Papier|Quiz laden
    Quiz starten|Regel|team|Team|team {}|Team:|teams|Teams|Titel|video|Video|Volume %`,
  pl: `Autopilot|Estonia|Film|Kontrast  :|Papier`,
  pt: `slide|Slide|slides|Slides|Total|Volume %`,
  sv: `Artist|Autopilot|Bild|Bild {}|Datum|Estland|Hund|ja|Lettland|Litauen|Musik|Regel|text|Text|Titel|video|Video`,
  tr: `video|Video`,
};

const listed = (text = ''): string[] => text.split(/[|\n]/).map((each) => each.trim());

/** Whether these words are correct in the language although English or German has the same. */
export function isInCommon(language: Language, words: string): boolean {
  const common = [...listed(EVERYWHERE), ...listed(IN_COMMON[language])];
  return common.some((each) => withoutEnd(each) === withoutEnd(words));
}

/** Returns the words without punctuation at the end. */
const withoutEnd = (words: string) => words.replace(/[^\p{L}\p{N}]+$/u, '');
