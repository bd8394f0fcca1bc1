import type { Language } from '../remarks/sayText';

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
  tieBreak: ['die Stichfrage', 'the tie-break'],
  quizDescription: ['die Beschreibung', 'the description'],
};

/** What `readQuiz` says of a field, and the same in German. */
const GERMAN: [RegExp, string][] = [
  [/must be text$/, 'muss Text sein'],
  [/must not be empty$/, 'darf nicht leer sein'],
  [/must not be longer than (\d+) characters$/, 'darf höchstens $1 Zeichen haben'],
  [/must be a list$/, 'muss eine Liste sein'],
  [/must have (\d+) or more$/, 'mindestens $1 sind nötig'],
  [/must have (\d+) at most$/, 'höchstens $1 sind möglich'],
  [/must be a (whole )?number$/, 'muss eine Zahl sein'],
  [/must be whole or half points$/, 'nur ganze und halbe Punkte sind möglich'],
  [/must be (\d+) or more(, or null for no limit)?$/, 'mindestens $1 ist nötig'],
  [/must be (\d+) at most(, or null for no limit)?$/, 'höchstens $1 ist möglich'],
  [/must be the name of a file in the media folder$/, 'muss der Name einer Datei sein'],
  [/is missing$/, 'fehlt'],
  [/must be an object$/, 'ist nicht lesbar'],
  [/must be the? ?places? of .*$/, 'steht nicht unter den Antworten'],
  [/must have nearest or tolerance, not both$/, 'Toleranz und Nächste schließen sich aus'],
  [/must not have the same text twice$/, 'kein Text darf doppelt sein'],
  [/must be (\w+) or (\w+)$/, 'nur „$1“ oder „$2“ ist möglich'],
  [/has no question$/, 'keine Frage ist da'],
  [/its kind cannot be told: it must have .*$/, 'die Frageart ist nicht erkennbar'],
  [/must be a number question, with correctNumber$/, 'muss eine Zahlenfrage sein'],
  [/it must have rounds or questions, not both$/, 'es hat zugleich Runden und Fragen'],
  [/there are no questions$/, 'keine Fragen sind da'],
  [/there are more than (\d+) questions$/, 'es hat mehr als $1 Fragen'],
];

/** A reason of `readQuiz`, without its place, as a part of a sentence that hosts understand. */
export function faultText(reason: string, language: Language): string {
  const [, path, fault = reason] = /^(?!it )([a-zA-Z]+(?:\.\d+)*) ((?:must|is|has) .*)$/s.exec(reason) ?? [];
  const what = language === 'de' ? inGerman(fault) : fault;
  return path === undefined ? what : `${fieldName(path, language)}: ${what}`;
}

function inGerman(fault: string): string {
  const [pattern, text] = GERMAN.find(([each]) => each.test(fault)) ?? [];
  return pattern && text ? fault.replace(pattern, text) : fault;
}

/** A field as hosts call it. An answer of several is named by its number. */
export function fieldName(path: string, language: Language): string {
  const [field = '', place] = path.split('.');
  const number = Number(place) + 1;
  if (place !== undefined && /^(answers|acceptedAnswers|correctOrder)$/.test(field))
    return language === 'de' ? `Antwort ${number}` : `answer ${number}`;
  return FIELDS[field]?.[language === 'de' ? 0 : 1] ?? path;
}
