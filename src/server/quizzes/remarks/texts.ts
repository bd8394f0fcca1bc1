/** The languages that hosts read reports and reasons in. */
export type ReportLanguage = 'de' | 'en';

/** What imports and exports say, in German and English; `{0}` and `{1}` stand for what is filled in. */
const TEXTS = {
  quiz: ['Quiz', 'Quiz'],
  row: ['Zeile {0}', 'Row {0}'],
  line: ['Zeile {0}', 'Line {0}'],
  question: ['Frage {0}', 'Question {0}'],
  round: ['Runde {0}', 'Round {0}'],
  sheet: ['Tabelle „{0}“', 'Sheet “{0}”'],
  tieBreak: ['Stechfrage', 'Tie-break'],
  true: ['Wahr', 'True'],
  false: ['Falsch', 'False'],
  more: ['… und {0} weitere Hinweise.', '… and {0} more remarks.'],
  leftOut: ['Nicht übernommen: {0}.', 'Not taken over: {0}.'],
  unnamed: [
    'Der Name fehlt oder ist zu lang; das Quiz heißt nun wie die Datei.',
    'The name is missing or too long; the quiz is named like the file.',
  ],
  tooManyRounds: [
    'Mehr als {0} Runden: die übrigen fehlen.',
    'More than {0} rounds: the others are missing.',
  ],
  tooManyQuestions: [
    'Mehr als {0} Fragen: die übrigen fehlen.',
    'More than {0} questions: the others are missing.',
  ],
  questionsBesideRounds: [
    'Nicht übernommen: Fragen außerhalb der Runden.',
    'Not taken over: questions outside of the rounds.',
  ],
  noQuestionsInRound: [
    'Die Runde hat keine Frage, die übernommen werden kann.',
    'The round has no question that can be taken over.',
  ],
  kindUnsupported: [
    'Nicht übernommen: die Frageart „{0}“ gibt es hier nicht.',
    'Not taken over: there is no question of the kind “{0}” here.',
  ],
  matching: ['Zuordnung', 'matching'],
  essay: ['Freitext', 'essay'],
  description: ['Beschreibung ohne Frage', 'description without a question'],
  noQuestionText: [
    'Nicht übernommen: der Fragetext fehlt.',
    'Not taken over: the question’s text is missing.',
  ],
  noAnswers: ['Nicht übernommen: die Antworten fehlen.', 'Not taken over: the answers are missing.'],
  noCorrect: [
    'Nicht übernommen: es ist keine richtige Antwort angegeben.',
    'Not taken over: no right answer is given.',
  ],
  correctUnknown: [
    'Nicht übernommen: „{0}“ ist keine der Antworten.',
    'Not taken over: “{0}” is none of the answers.',
  ],
  severalCorrect: [
    'Mehrere richtige Antworten: die Frage verlangt nun alle.',
    'Several right answers: the question now asks for all of them.',
  ],
  mediaMissing: [
    '„{0}“ liegt nicht im Medienordner des Servers oder ist dort nicht zu zeigen.',
    '“{0}” is not in the server’s media folder, or cannot be shown.',
  ],
  secondsIgnored: [
    'Die Zeit „{0}“ gilt hier nicht (5 bis 3600 Sekunden).',
    'The time “{0}” is not possible here (5 to 3600 seconds).',
  ],
  pointsIgnored: ['Die Punkte „{0}“ gelten hier nicht.', 'The points “{0}” are not possible here.'],
  pictureLink: [
    'Das Bild ist nur verlinkt und wurde nicht übernommen: {0}',
    'The picture is only linked and was not taken over: {0}',
  ],
  pictureInText: ['Bilder im Text wurden nicht übernommen.', 'Pictures in the text were not taken over.'],
  formula: ['Nicht übernommen: eine Formel hat keinen Wert.', 'Not taken over: a formula has no value.'],
  dateCell: [
    'Eine Zelle ist ein Datum und wurde als „{0}“ gelesen.',
    'A cell is a date and was read as “{0}”.',
  ],
  sheetIgnored: [
    'Nicht übernommen: in dieser Tabelle ist keine Kopfzeile mit Frage und Antworten.',
    'Not taken over: this sheet has no header row with question and answers.',
  ],
  columnUnread: ['Die Spalte „{0}“ wurde nicht übernommen.', 'The column “{0}” was not taken over.'],
  cellsBeyond: [
    'Die Zeile hat mehr Zellen als die Kopfzeile; nicht übernommen: {0}',
    'The row has more cells than the header; not taken over: {0}',
  ],
  weightsLost: [
    'Unterschiedliche Gewichte gibt es hier nicht: alle richtigen Antworten zählen zusammen.',
    'There are no different weights here: all right answers count together.',
  ],
  partialLost: [
    'Teilpunkte gibt es hier nicht: was nur zum Teil richtig ist, zählt als falsch.',
    'There is no partial credit here: what is right in part counts as wrong.',
  ],
  partialCounts: [
    'Teilpunkte gibt es hier nicht: was nur zum Teil richtig ist, zählt als richtig.',
    'There is no partial credit here: what is right in part counts as right.',
  ],
  furtherNumbersLost: ['Nur die erste Zahl wurde übernommen.', 'Only the first number was taken over.'],
  wildcardLost: [
    'Antwort mit Platzhalter nicht übernommen: {0}',
    'An answer with a wildcard was not taken over: {0}',
  ],
  feedbackLost: [
    'Rückmeldungen zu einzelnen Antworten wurden nicht übernommen.',
    'Feedback on single answers was not taken over.',
  ],
  unclosed: [
    'Nicht übernommen: die schließende Klammer fehlt.',
    'Not taken over: the closing brace is missing.',
  ],
  bracesInside: [
    'Nicht übernommen: eine geschweifte Klammer fehlt oder ist zu viel.',
    'Not taken over: a brace is missing, or there is one too many.',
  ],
  notReadable: [
    'Nicht übernommen: der Text ist nicht im Format der Datei.',
    'Not taken over: the text is not in the file’s format.',
  ],
  unknownFormat: [
    'Diese Datei ist in keinem Format, das hier gelesen werden kann (JSON, Excel, CSV, GIFT, Aiken, Open Trivia DB).',
    'This file is in no format that can be read here (JSON, Excel, CSV, GIFT, Aiken, Open Trivia DB).',
  ],
  empty: ['Die Datei ist leer.', 'The file is empty.'],
  noQuestions: ['Keine Frage konnte übernommen werden.', 'No question could be taken over.'],
  quizTooLarge: ['Das Quiz wäre zu groß (mehr als 1 MiB).', 'The quiz would be too large (more than 1 MiB).'],
  brokenJson: [
    'Die Datei sieht nach JSON aus, ist aber nicht lesbar: {0}',
    'The file looks like JSON but cannot be read: {0}',
  ],
  otherJson: [
    'Diese JSON-Datei ist weder ein Quiz von Quiz Night noch von Open Trivia DB.',
    'This JSON file is a quiz of neither Quiz Night nor Open Trivia DB.',
  ],
  noHeader: [
    'In der Tabelle ist keine Kopfzeile mit Frage und Antworten.',
    'The spreadsheet has no header row with question and answers.',
  ],
  emptySheet: ['Die Tabelle ist leer.', 'The spreadsheet is empty.'],
  lockedSheet: [
    'Das ist eine alte Excel-Datei (.xls) oder eine mit Kennwort. Bitte ohne Kennwort als .xlsx speichern.',
    'This is an old Excel file (.xls) or one with a password. Please save it without a password as .xlsx.',
  ],
  otherArchive: [
    'Das ist keine Excel-Datei (.xlsx). Bitte in dem Programm, mit dem sie gemacht wurde, als .xlsx oder CSV speichern.',
    'This is no Excel file (.xlsx). Please save it as .xlsx or CSV in the program that made it.',
  ],
  brokenSheet: ['Die Excel-Datei ist beschädigt oder keine.', 'The Excel file is damaged, or is none.'],
  sheetTooLarge: [
    'Die Tabelle ist zu groß (höchstens {0} Zeilen).',
    'The spreadsheet is too large ({0} rows at most).',
  ],
  isPdf: [
    'Das ist eine PDF-Datei. Bitte als Excel oder CSV speichern.',
    'This is a PDF file. Please save it as Excel or CSV.',
  ],
  fileTooLarge: ['Die Datei ist größer als 10 MB.', 'The file is larger than 10 MB.'],
  textTooLarge: ['Die Textdatei ist zu groß (höchstens 4 MB).', 'The text file is too large (4 MB at most).'],
  busy: [
    'Gerade werden andere Dateien gelesen. Bitte gleich noch einmal versuchen.',
    'Other files are being read. Please try again in a moment.',
  ],
  tooLong: [
    'Das Lesen dauert zu lange: die Datei ist zu groß.',
    'Reading takes too long: the file is too large.',
  ],
  tooMuchMemory: [
    'Die Datei braucht zum Lesen zu viel Speicher.',
    'The file needs too much memory to be read.',
  ],
  fieldsLost: ['Nicht in der Datei: {0}.', 'Not in the file: {0}.'],
  kindLost: [
    'Nicht in der Datei: diese Frageart kennt das Format nicht.',
    'Not in the file: the format does not know this kind of question.',
  ],
  mediaApart: [
    'Bilder, Töne und Filme sind nicht in der Datei, nur ihre Namen.',
    'Pictures, sounds and films are not in the file, only their names.',
  ],
} as const satisfies Record<string, readonly [string, string]>;
export type TextKey = keyof typeof TEXTS;

/** A text in the language, with what stands in it filled in. */
export function sayText(language: ReportLanguage, key: TextKey, ...values: (string | number)[]): string {
  return fillIn(TEXTS[key][language === 'de' ? 0 : 1], values);
}

/** The text with its values in place of `{0}`, `{1}` and so on. */
export function fillIn(text: string, values: readonly (string | number)[]): string {
  return text.replace(/\{(\d)\}/g, (_hole, place: string) => String(values[Number(place)] ?? ''));
}
