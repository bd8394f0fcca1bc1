import type { Fault, FaultCode } from '../../game/quiz/faults';
import { fillIn, sayText, type Report, type ReportLanguage } from './formats/report';

/** What is wrong, in German and English; `{0}` and `{1}` stand for the fault's values. */
const FAULT_TEXTS: Record<FaultCode, readonly [string, string]> = {
  not_text: ['muss Text sein', 'must be text'],
  empty: ['darf nicht leer sein', 'must not be empty'],
  too_long: ['darf höchstens {0} Zeichen haben', 'must not be longer than {0} characters'],
  not_list: ['muss eine Liste sein', 'must be a list'],
  needs_one: ['mindestens eine ist nötig', 'must have 1 or more'],
  too_few: ['mindestens {0} sind nötig', 'must have {0} or more'],
  too_many: ['höchstens {0} sind möglich', 'must have {0} at most'],
  not_number: ['muss eine Zahl sein', 'must be a number'],
  not_whole: ['muss eine ganze Zahl sein', 'must be a whole number'],
  not_half_points: ['nur ganze und halbe Punkte sind möglich', 'must be whole or half points'],
  too_small: ['mindestens {0} ist nötig', 'must be {0} or more'],
  too_large: ['höchstens {0} ist möglich', 'must be {0} at most'],
  too_short_time: ['mindestens {0} ist nötig', 'must be {0} or more, or null for no limit'],
  too_long_time: ['höchstens {0} ist möglich', 'must be {0} at most, or null for no limit'],
  not_file_name: ['muss der Name einer Datei sein', 'must be the name of a file in the media folder'],
  missing: ['fehlt', 'is missing'],
  not_object: ['ist nicht lesbar', 'must be an object'],
  not_yes_or_no: ['kann nur ja oder nein sein', 'must be true or false'],
  not_one_of: ['nur „{0}“ oder „{1}“ ist möglich', 'must be {0} or {1}'],
  no_question: ['keine Frage ist da', 'has no question'],
  not_an_answer: [
    'steht nicht unter den Antworten',
    'must be the place of one of the answers, counted from 0',
  ],
  not_answers: ['steht nicht unter den Antworten', 'must be places of the answers, counted from 0'],
  nearest_and_tolerance: [
    'Toleranz und Nächste schließen sich aus',
    'must have nearest or tolerance, not both',
  ],
  text_twice: ['kein Text darf doppelt sein', 'must not have the same text twice'],
  no_kind: ['die Frageart ist nicht erkennbar', 'its kind cannot be told: it must have one of {0}'],
  several_kinds: [
    'die Frageart ist nicht erkennbar',
    'its kind cannot be told: it must have only one of {0}',
  ],
  not_number_question: ['muss eine Zahlenfrage sein', 'must be a number question, with correctNumber'],
  rounds_and_questions: ['es hat zugleich Runden und Fragen', 'it must have rounds or questions, not both'],
  no_questions: ['keine Fragen sind da', 'there are no questions'],
  too_many_questions: ['es hat mehr als {0} Fragen', 'there are more than {0} questions'],
};

/** The fields of a quiz file in German and English; those without a name here keep their own. */
const FIELDS: Record<string, readonly [string, string]> = {
  question: ['die Frage', 'the question'],
  answers: ['die Antworten', 'the answers'],
  correctOrder: ['die Antworten', 'the answers'],
  acceptedAnswers: ['die Antworten', 'the answers'],
  correctAnswer: ['die richtige Antwort', 'the right answer'],
  correctAnswers: ['die richtigen Antworten', 'the right answers'],
  correctNumber: ['die richtige Zahl', 'the right number'],
  unit: ['die Einheit', 'the unit'],
  nearest: ['die Punkte für die Nächsten', 'the points for the nearest'],
  tolerance: ['die Toleranz', 'the tolerance'],
  points: ['die Punkte', 'the points'],
  seconds: ['die Zeit', 'the time'],
  explanation: ['die Erklärung', 'the explanation'],
  note: ['die Notiz', 'the note'],
  image: ['das Bild', 'the picture'],
  imageAlt: ['die Bildbeschreibung', 'the picture’s description'],
  audio: ['der Ton', 'the sound'],
  video: ['der Film', 'the film'],
  questions: ['die Fragen', 'the questions'],
  rounds: ['die Runden', 'the rounds'],
  title: ['der Titel', 'the title'],
  quizName: ['der Name', 'the name'],
  scoring: ['die Wertung', 'the scoring'],
  reveal: ['der Zeitpunkt der Auflösung', 'when answers are revealed'],
  scores: ['der Zeitpunkt des Punktestands', 'when standings are shown'],
  joker: ['der Joker', 'the joker'],
  tieBreak: ['die Stechfrage', 'the tie-break'],
  quizDescription: ['die Beschreibung', 'the description'],
};
const ANSWER_LISTS = ['answers', 'acceptedAnswers', 'correctOrder'];

/** What is wrong in which field, as hosts call it; its question or round is not named. */
export function faultText(fault: Fault, language: ReportLanguage): string {
  const { field } = partsOf(fault.path);
  const what = sentenceOf(fault, language);
  return field.length ? `${fieldName(field, language)}: ${what}` : what;
}

/** The same for the log, with the place, in the words of the quiz file. */
export function faultForLog(fault: Fault): string {
  const { field } = partsOf(fault.path);
  const what = [field.join('.'), sentenceOf(fault, 'en')].filter(Boolean).join(' ');
  const place = placeText(fault.path, 'file');
  return place ? `${place}: ${what}` : what;
}

/** The place of a question or a round as hosts call it, or in the words of the quiz file; empty for the whole quiz. */
export function placeText(path: readonly string[], language: ReportLanguage | 'file'): string {
  const { round, question, isTieBreak } = partsOf(path);
  const say = (key: 'round' | 'question' | 'tieBreak', ...number: number[]): string =>
    language === 'file' ? [key, ...number].join(' ') : sayText(language, key, ...number);
  return [
    ...(round === undefined ? [] : [say('round', round)]),
    ...(question === undefined ? [] : [say('question', question)]),
    ...(isTieBreak ? [say('tieBreak')] : []),
  ].join(', ');
}

/** Reports which fields of a quiz, a round or a question a format cannot hold. An empty field says nothing. */
export function reportLost(
  part: Record<string, unknown>,
  kept: readonly string[],
  where: string,
  report: Report,
): void {
  // Time without a limit is told by null.
  const isEmpty = (name: string, value: unknown): boolean =>
    value === undefined || value === '' || (value === null && name !== 'seconds');
  const lost = Object.entries(part).filter(([name, value]) => !kept.includes(name) && !isEmpty(name, value));
  const names = lost.map(([name]) => fieldName([name], report.language));
  if (names.length) report.add(where, 'fieldsLost', names);
}

/** A field as hosts call it. An answer of several is named by its number. */
export function fieldName([field = '', place]: readonly string[], language: ReportLanguage): string {
  const number = Number(place) + 1;
  if (place !== undefined && ANSWER_LISTS.includes(field))
    return language === 'de' ? `Antwort ${number}` : `answer ${number}`;
  return FIELDS[field]?.[language === 'de' ? 0 : 1] ?? field;
}

function sentenceOf({ code, values }: Fault, language: ReportLanguage): string {
  return fillIn(FAULT_TEXTS[code][language === 'de' ? 0 : 1], values);
}

/** Numbers as people count, and what is left of the path: the field. */
function partsOf(path: readonly string[]) {
  const [first, ...rest] = path;
  if (first === 'tieBreak') return { isTieBreak: true, field: rest };
  const round = first === 'rounds' && rest.length ? Number(rest[0]) + 1 : undefined;
  const inRound = round === undefined ? path : path.slice(2);
  const isQuestion = inRound[0] === 'questions' && inRound.length > 1;
  const question = isQuestion ? Number(inRound[1]) + 1 : undefined;
  return { round, question, isTieBreak: false, field: isQuestion ? inRound.slice(2) : inRound };
}
