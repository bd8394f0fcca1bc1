import type { Language } from '../../src/contract/languages';

/** Names that are the same everywhere, apart from numbers and people's names. */
const EVERYWHERE = `
  Quiz|quiz|Joker|Quiz Night|Quiz Night (JSON)|Moodle (GIFT)|Aiken|Open Trivia DB|Excel|Excel (XLSX)
  JSON|Letter|http://192.168.0.10:5000|Logo|Auto|http://:|Podium|podium|Lobby|lobby|Fair play|joker
  logo
`;

/** Words that a language shares with English or German. */
const IN_COMMON: Partial<Record<Language, string>> = {
  cs: `Autopilot|Datum|text|Text|video|Video`,
  da: `Autopilot|Hund|Musik|note|Note|Pause|Regel|Runde|Runde {}|Runde {}: {}|Send|slide|slide {}|Slide {}
    slides|Slides|Stop: {}|Titel|Type|video|Video`,
  en: `Autopilot|Design|Film|Minimal|Name|Name:|Party|Pause|Team|Team:|Teams|Text`,
  es: `Audio|General|Total`,
  fi: `video|Video`,
  fr: `+ point|+ points|Correction|Corrections|Date|Description|Image|Note|page|Page ↑|Page ↓|pages|Papier
    Pause|place|Place|place {}|point|points|Points|question|Question|Question {}|questions|Questions
    saison|Saison|Solution|Table|Tables|Total|Type`,
  it: `Audio|Password|slide|Slide|Video|Volume %`,
  nb: `Artist|Autopilot|Hund|Pause|Regel|Runde|Runde {}|Runde {}: {}|Send|Type|video|Video`,
  nl: `Alle anderen|Automatisch|Autopilot|captain|Contrast  :|Datum|Film|half|Namen|Papier|Quiz laden
    Quiz starten|Regel|team|Team|team {}|Team:|teams|Teams|Titel|Volume %`,
  pl: `Autopilot|Film|Kontrast  :|Papier`,
  pt: `slide|Slide|slides|Slides|Total|Volume %`,
  sv: `Artist|Autopilot|Bild|Bild {}|Datum|Hund|Musik|Regel|text|Text|Titel|video|Video`,
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
