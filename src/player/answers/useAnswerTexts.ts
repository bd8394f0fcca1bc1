import { numberFormat } from './numbers';
import { usePlay } from './usePlay';

const en = {
  /** As the language writes it. */
  number: numberFormat('en'),
  pickOne: 'Pick one answer.',
  pickSeveral: 'Pick all that are right.',
  pickAtLeastOne: 'Pick at least one. Until then, your last choice counts.',
  yourAnswer: 'Your answer',
  noAnswer: 'You have not answered.',
  send: 'Send',
  notSent: 'Not sent yet.',
  notANumber: 'That is not a number. Use digits, such as 42 or 1.5.',
  changeSign: 'Plus or minus',
  orderHint: 'Drag the answers into the right order, from the top down.',
  submitOrder: 'Save this order',
  moveUp: (answer: string) => `Move ${answer} up`,
  moveDown: (answer: string) => `Move ${answer} down`,
  movedTo: (answer: string, place: number, of: number) => `${answer}: now ${place} of ${of}`,
  sending: 'Sending…',
  waiting: 'No connection. Your answer is kept here and sent as soon as possible.',
  saved: 'Saved. You can still change it.',
  refused: {
    late: 'Your last answer came too late.',
    invalid: 'The quiz computer could not take this answer. Try it another way.',
  },
};

const de: typeof en = {
  number: numberFormat('de'),
  pickOne: 'Wähle eine Antwort.',
  pickSeveral: 'Wähle alle richtigen Antworten.',
  pickAtLeastOne: 'Wähle mindestens eine. Bis dahin zählt deine letzte Auswahl.',
  yourAnswer: 'Deine Antwort',
  noAnswer: 'Du hast nicht geantwortet.',
  send: 'Senden',
  notSent: 'Noch nicht gesendet.',
  notANumber: 'Das ist keine Zahl. Nimm Ziffern, zum Beispiel 42 oder 1,5.',
  changeSign: 'Plus oder Minus',
  orderHint: 'Zieh die Antworten in die richtige Reihenfolge, von oben nach unten.',
  submitOrder: 'Diese Reihenfolge speichern',
  moveUp: (answer) => `${answer} nach oben`,
  moveDown: (answer) => `${answer} nach unten`,
  movedTo: (answer, place, of) => `${answer}: jetzt ${place} von ${of}`,
  sending: 'Wird gesendet…',
  waiting: 'Keine Verbindung. Deine Antwort bleibt hier und geht raus, sobald es wieder klappt.',
  saved: 'Gespeichert. Du kannst sie noch ändern.',
  refused: {
    late: 'Deine letzte Antwort kam zu spät.',
    invalid: 'Diese Antwort konnte der Quiz-Rechner nicht annehmen. Versuch es anders.',
  },
};

/** Every text of what questions are answered with. */
export const answerTexts = { en, de };

export function useAnswerTexts() {
  return answerTexts[usePlay().language];
}
