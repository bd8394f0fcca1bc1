import type { Language } from '../../src/contract/languages';

/** What is called the same everywhere, but for numbers and names. */
const EVERYWHERE = [
  ...[
    'Quiz',
    'quiz',
    'Joker',
    'Quiz Night',
    'Quiz Night (JSON)',
    'Moodle (GIFT)',
    'Aiken',
    'Open Trivia DB',
    'Excel',
    'Excel (XLSX)',
  ],
  ...[
    'JSON',
    'Letter',
    'http://192.168.0.10:5000',
    'Logo',
    'Auto',
    'http://:',
    'Podium',
    'podium',
    'Lobby',
    'lobby',
    'Fair play',
  ],
];

/** Words that a language has in common with English or German. */
const IN_COMMON: Partial<Record<string, readonly string[]>> = {
  en: [
    ...[
      'Autopilot',
      'Design',
      'Film',
      'Minimal',
      'Name',
      'Name:',
      'Party',
      'Pause',
      'Team',
      'Team:',
      'Teams',
    ],
    'Text',
  ],
  es: ['Audio', 'General', 'Total'],
  fr: [
    ...[
      'page',
      'pages',
      'place',
      'points',
      'point',
      '+ points',
      '+ point',
      'Points',
      'place {}',
      'Place',
      'question',
      'questions',
      'Question',
    ],
    ...[
      'Question {}',
      'Questions',
      'Correction',
      'Corrections',
      'Date',
      'Description',
      'Image',
      'Note',
      'Page ↑',
    ],
    ...[
      'Page ↓',
      'pages',
      'Papier',
      'Pause',
      'Saison',
      'saison',
      'Solution',
      'Table',
      'Tables',
      'Total',
      'Type',
    ],
  ],
  it: ['Audio', 'Password', 'Slide', 'slide', 'Video', 'Volume %'],
  nl: [
    ...[
      'team',
      'teams',
      'Alle anderen',
      'Automatisch',
      'Autopilot',
      'Contrast  :',
      'Datum',
      'Film',
      'Namen',
      'Papier',
      'Quiz laden',
    ],
    ...[
      'Quiz starten',
      'Regel',
      'Team',
      'Team:',
      'Teams',
      'team {}',
      'teams',
      'Titel',
      'Volume %',
      'captain',
      'half',
    ],
  ],
  pl: ['Autopilot', 'Film', 'Kontrast  :', 'Papier'],
  pt: ['Slide', 'Slides', 'slide', 'Total', 'Volume %'],
};

/** Whether these words are right in the language, although English or German has the same. */
export function isInCommon(language: Language, words: string): boolean {
  const common = [...EVERYWHERE, ...(IN_COMMON[language] ?? [])];
  return common.some((each) => withoutEnd(each) === withoutEnd(words));
}

/** Words without the signs at their end. */
const withoutEnd = (words: string) => words.replace(/[^\p{L}\p{N}]+$/u, '');
