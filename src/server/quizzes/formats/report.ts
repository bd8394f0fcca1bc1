import type { ImportFormat, Remark } from '../../../contract/quizFiles';

/** The languages that hosts read reports and reasons in. */
export type ReportLanguage = 'de' | 'en';

/** What imports and exports say, in German and English; `{0}` and `{1}` stand for what is filled in. */
const TEXTS = {
  de: {
    quiz: 'Quiz',
    row: 'Zeile {0}',
    line: 'Zeile {0}',
    question: 'Frage {0}',
    round: 'Runde {0}',
    sheet: 'Tabelle „{0}“',
    tieBreak: 'Stechfrage',
    true: 'Wahr',
    false: 'Falsch',
    more: '… und {0} weitere Hinweise.',
    leftOut: 'Nicht übernommen: {0}.',
    unnamed: 'Der Name fehlt oder ist zu lang; das Quiz heißt nun wie die Datei.',
    tooManyRounds: 'Mehr als {0} Runden: die übrigen fehlen.',
    tooManyQuestions: 'Mehr als {0} Fragen: die übrigen fehlen.',
    questionsBesideRounds: 'Nicht übernommen: Fragen außerhalb der Runden.',
    noQuestionsInRound: 'Die Runde hat keine Frage, die übernommen werden kann.',
    kindUnsupported: 'Nicht übernommen: die Frageart „{0}“ gibt es hier nicht.',
    matching: 'Zuordnung',
    essay: 'Freitext',
    description: 'Beschreibung ohne Frage',
    noQuestionText: 'Nicht übernommen: der Fragetext fehlt.',
    noAnswers: 'Nicht übernommen: die Antworten fehlen.',
    noCorrect: 'Nicht übernommen: es ist keine richtige Antwort angegeben.',
    correctUnknown: 'Nicht übernommen: „{0}“ ist keine der Antworten.',
    severalCorrect: 'Mehrere richtige Antworten: die Frage verlangt nun alle.',
    mediaMissing: '„{0}“ liegt nicht im Medienordner des Servers oder ist dort nicht zu zeigen.',
    secondsIgnored: 'Die Zeit „{0}“ gilt hier nicht (5 bis 3600 Sekunden).',
    pointsIgnored: 'Die Punkte „{0}“ gelten hier nicht.',
    pictureLink: 'Das Bild ist nur verlinkt und wurde nicht übernommen: {0}',
    pictureInText: 'Bilder im Text wurden nicht übernommen.',
    formula: 'Nicht übernommen: eine Formel hat keinen Wert.',
    dateCell: 'Eine Zelle ist ein Datum und wurde als „{0}“ gelesen.',
    sheetIgnored: 'Nicht übernommen: in dieser Tabelle ist keine Kopfzeile mit Frage und Antworten.',
    columnUnread: 'Die Spalte „{0}“ wurde nicht übernommen.',
    cellsBeyond: 'Die Zeile hat mehr Zellen als die Kopfzeile; nicht übernommen: {0}',
    weightsLost: 'Unterschiedliche Gewichte gibt es hier nicht: alle richtigen Antworten zählen zusammen.',
    partialLost: 'Teilpunkte gibt es hier nicht: was nur zum Teil richtig ist, zählt als falsch.',
    partialCounts: 'Teilpunkte gibt es hier nicht: was nur zum Teil richtig ist, zählt als richtig.',
    furtherNumbersLost: 'Nur die erste Zahl wurde übernommen.',
    wildcardLost: 'Antwort mit Platzhalter nicht übernommen: {0}',
    feedbackLost: 'Rückmeldungen zu einzelnen Antworten wurden nicht übernommen.',
    unclosed: 'Nicht übernommen: die schließende Klammer fehlt.',
    bracesInside: 'Nicht übernommen: eine geschweifte Klammer fehlt oder ist zu viel.',
    notReadable: 'Nicht übernommen: der Text ist nicht im Format der Datei.',
    unknownFormat:
      'Diese Datei ist in keinem Format, das hier gelesen werden kann (JSON, Excel, CSV, GIFT, Aiken, Open Trivia DB).',
    empty: 'Die Datei ist leer.',
    noQuestions: 'Keine Frage konnte übernommen werden.',
    quizTooLarge: 'Das Quiz wäre zu groß (mehr als 1 MiB).',
    brokenJson: 'Die Datei sieht nach JSON aus, ist aber nicht lesbar: {0}',
    otherJson: 'Diese JSON-Datei ist weder ein Quiz von Quiz Night noch von Open Trivia DB.',
    noHeader: 'In der Tabelle ist keine Kopfzeile mit Frage und Antworten.',
    emptySheet: 'Die Tabelle ist leer.',
    lockedSheet:
      'Das ist eine alte Excel-Datei (.xls) oder eine mit Kennwort. Bitte ohne Kennwort als .xlsx speichern.',
    otherArchive:
      'Das ist keine Excel-Datei (.xlsx). Bitte in dem Programm, mit dem sie gemacht wurde, als .xlsx oder CSV speichern.',
    brokenSheet: 'Die Excel-Datei ist beschädigt oder keine.',
    sheetTooLarge: 'Die Tabelle ist zu groß (höchstens {0} Zeilen).',
    isPdf: 'Das ist eine PDF-Datei. Bitte als Excel oder CSV speichern.',
    fileTooLarge: 'Die Datei ist größer als 10 MB.',
    textTooLarge: 'Die Textdatei ist zu groß (höchstens 4 MB).',
    busy: 'Gerade werden andere Dateien gelesen. Bitte gleich noch einmal versuchen.',
    tooLong: 'Das Lesen dauert zu lange: die Datei ist zu groß.',
    tooMuchMemory: 'Die Datei braucht zum Lesen zu viel Speicher.',
    fieldsLost: 'Nicht in der Datei: {0}.',
    kindLost: 'Nicht in der Datei: diese Frageart kennt das Format nicht.',
    mediaApart: 'Bilder, Töne und Filme sind nicht in der Datei, nur ihre Namen.',
  },
  en: {
    quiz: 'Quiz',
    row: 'Row {0}',
    line: 'Line {0}',
    question: 'Question {0}',
    round: 'Round {0}',
    sheet: 'Sheet “{0}”',
    tieBreak: 'Tie-break',
    true: 'True',
    false: 'False',
    more: '… and {0} more remarks.',
    leftOut: 'Not taken over: {0}.',
    unnamed: 'The name is missing or too long; the quiz is named like the file.',
    tooManyRounds: 'More than {0} rounds: the others are missing.',
    tooManyQuestions: 'More than {0} questions: the others are missing.',
    questionsBesideRounds: 'Not taken over: questions outside of the rounds.',
    noQuestionsInRound: 'The round has no question that can be taken over.',
    kindUnsupported: 'Not taken over: there is no question of the kind “{0}” here.',
    matching: 'matching',
    essay: 'essay',
    description: 'description without a question',
    noQuestionText: 'Not taken over: the question’s text is missing.',
    noAnswers: 'Not taken over: the answers are missing.',
    noCorrect: 'Not taken over: no right answer is given.',
    correctUnknown: 'Not taken over: “{0}” is none of the answers.',
    severalCorrect: 'Several right answers: the question now asks for all of them.',
    mediaMissing: '“{0}” is not in the server’s media folder, or cannot be shown.',
    secondsIgnored: 'The time “{0}” is not possible here (5 to 3600 seconds).',
    pointsIgnored: 'The points “{0}” are not possible here.',
    pictureLink: 'The picture is only linked and was not taken over: {0}',
    pictureInText: 'Pictures in the text were not taken over.',
    formula: 'Not taken over: a formula has no value.',
    dateCell: 'A cell is a date and was read as “{0}”.',
    sheetIgnored: 'Not taken over: this sheet has no header row with question and answers.',
    columnUnread: 'The column “{0}” was not taken over.',
    cellsBeyond: 'The row has more cells than the header; not taken over: {0}',
    weightsLost: 'There are no different weights here: all right answers count together.',
    partialLost: 'There is no partial credit here: what is right in part counts as wrong.',
    partialCounts: 'There is no partial credit here: what is right in part counts as right.',
    furtherNumbersLost: 'Only the first number was taken over.',
    wildcardLost: 'An answer with a wildcard was not taken over: {0}',
    feedbackLost: 'Feedback on single answers was not taken over.',
    unclosed: 'Not taken over: the closing brace is missing.',
    bracesInside: 'Not taken over: a brace is missing, or there is one too many.',
    notReadable: 'Not taken over: the text is not in the file’s format.',
    unknownFormat:
      'This file is in no format that can be read here (JSON, Excel, CSV, GIFT, Aiken, Open Trivia DB).',
    empty: 'The file is empty.',
    noQuestions: 'No question could be taken over.',
    quizTooLarge: 'The quiz would be too large (more than 1 MiB).',
    brokenJson: 'The file looks like JSON but cannot be read: {0}',
    otherJson: 'This JSON file is a quiz of neither Quiz Night nor Open Trivia DB.',
    noHeader: 'The spreadsheet has no header row with question and answers.',
    emptySheet: 'The spreadsheet is empty.',
    lockedSheet:
      'This is an old Excel file (.xls) or one with a password. Please save it without a password as .xlsx.',
    otherArchive:
      'This is no Excel file (.xlsx). Please save it as .xlsx or CSV in the program that made it.',
    brokenSheet: 'The Excel file is damaged, or is none.',
    sheetTooLarge: 'The spreadsheet is too large ({0} rows at most).',
    isPdf: 'This is a PDF file. Please save it as Excel or CSV.',
    fileTooLarge: 'The file is larger than 10 MB.',
    textTooLarge: 'The text file is too large (4 MB at most).',
    busy: 'Other files are being read. Please try again in a moment.',
    tooLong: 'Reading takes too long: the file is too large.',
    tooMuchMemory: 'The file needs too much memory to be read.',
    fieldsLost: 'Not in the file: {0}.',
    kindLost: 'Not in the file: the format does not know this kind of question.',
    mediaApart: 'Pictures, sounds and films are not in the file, only their names.',
  },
};
export type TextKey = keyof typeof TEXTS.de;

/** A text in the language, with what stands in it filled in. */
export function sayText(language: ReportLanguage, key: TextKey, ...values: (string | number)[]): string {
  return fillIn(TEXTS[language][key], values);
}

/** The text with its values in place of `{0}`, `{1}` and so on. */
export function fillIn(text: string, values: readonly (string | number)[]): string {
  return text.replace(/\{(\d)\}/g, (_hole, place: string) => String(values[Number(place)] ?? ''));
}

/** What a format's parser finds in a file, before it is checked. */
export interface FoundQuiz {
  format: ImportFormat;
  /** In the shape of a quiz file. */
  quiz: Record<string, unknown>;
}

/** Why a file cannot be imported at all: one sentence for the host, in the host's language. */
export class ImportError extends Error {
  override readonly name = 'ImportError';

  constructor(
    message: string,
    /** What is wrong at which place of the file, where it could be read so far. */
    readonly report: Remark[] = [],
  ) {
    super(message);
  }
}

/** More than anybody reads. */
const MAX_REMARKS = 200;
/** In characters: a remark may quote a cell that holds a whole book. */
const MAX_QUOTE = 100;
type Quote = string | number | string[];

/** Collects what an import or an export has to say, in the host's language. */
export class Report {
  /** Where in the file a question stands. A question without a place is named by its round and number. */
  readonly places = new Map<unknown, string>();
  readonly #remarks: Remark[] = [];
  #further = 0;

  constructor(readonly language: ReportLanguage) {}

  text(key: TextKey, ...values: Quote[]): string {
    return sayText(this.language, key, ...values.map(shortened));
  }

  add(where: string, key: TextKey, ...values: Quote[]): void {
    if (this.#remarks.length >= MAX_REMARKS) this.#further++;
    else this.#remarks.push({ where: shortened(where), message: this.text(key, ...values) });
  }

  get remarks(): Remark[] {
    if (!this.#further) return [...this.#remarks];
    return [...this.#remarks, { where: this.text('quiz'), message: this.text('more', this.#further) }];
  }
}

/** A list is shortened in each of its parts. */
function shortened(value: Quote): string {
  if (Array.isArray(value)) return value.map(shortened).join(', ');
  const text = String(value);
  return text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text;
}

/** A question of a file, and its round. */
export interface FoundQuestion {
  round: string;
  question: object;
}

/** A quiz with a round for each name that questions give one, or without rounds where none has a title. */
export function inRounds(
  found: FoundQuestion[],
  titleOf = (round: string): string | undefined => round || undefined,
): Record<string, unknown> {
  const byRound = new Map<string, object[]>();
  for (const { round, question } of found) {
    const questions = byRound.get(round);
    if (questions) questions.push(question);
    else byRound.set(round, [question]);
  }
  const rounds = [...byRound].map(([round, questions]) => {
    const title = titleOf(round);
    return { ...(title !== undefined && { title }), questions };
  });
  const [only = { questions: [] }] = rounds;
  return rounds.length > 1 || 'title' in only ? { rounds } : only;
}
