import { defineTexts } from '../../languages/defineTexts';

/** The workshop's texts about one question. */
export const useQuestionTexts = defineTexts({
  de: {
    question: {
      text: 'Frage',
      empty: 'Noch ohne Text',
      remove: 'Löschen',
      duplicate: 'Duplizieren',
      up: 'Nach oben',
      down: 'Nach unten',
      drag: 'Ziehen zum Verschieben',
      close: 'Fertig',
      kind: 'Frageart',
      more: 'Punkte, Zeit, Erklärung, Notiz',
      points: 'Punkte',
      seconds: 'Sekunden (0: ohne Limit)',
      explanation: 'Erklärung zur Auflösung',
      note: 'Notiz für die Spielleitung',
      hasProblem: 'unvollständig',
    },
    answers: {
      right: (letter: string) => `${letter} ist richtig`,
      remove: (name: string) => `${name} löschen`,
      add: 'Antwort hinzufügen',
    },
    media: {
      heading: 'Bild, Ton, Film',
      add: { image: 'Bild', audio: 'Ton', video: 'Film' },
      hint: 'Auswählen, hierher ziehen oder einfügen',
      alt: 'Bildbeschreibung',
      play: {
        audio: (file: string) => `${file} anhören`,
        video: (file: string) => `${file} ansehen`,
      },
      remove: (file: string) => `${file} entfernen`,
      missing: (file: string) => `„${file}“ fehlt auf dem Server oder ist nicht zu zeigen`,
      loading: (file: string) => `${file} wird hochgeladen …`,
      failed: {
        unsupported: (file: string) =>
          `${file} geht hier nicht. Es gehen PNG, JPEG, GIF, WebP, AVIF, MP3, M4A, Ogg, WAV, MP4 und WebM.`,
        several: (file: string) => `Nur je ein Bild, Ton und Film: ${file} ist nicht dabei.`,
        tooLarge: (file: string) => `${file} ist größer als 50 MB.`,
        other: (file: string) => `${file} konnte nicht gespeichert werden. Bitte noch einmal versuchen.`,
      },
    },
  },
  en: {
    question: {
      text: 'Question',
      empty: 'No text yet',
      remove: 'Delete',
      duplicate: 'Duplicate',
      up: 'Move up',
      down: 'Move down',
      drag: 'Drag to move',
      close: 'Done',
      kind: 'Kind of question',
      more: 'Points, time, explanation, note',
      points: 'Points',
      seconds: 'Seconds (0: no limit)',
      explanation: 'Explanation with the right answer',
      note: 'Note for the host',
      hasProblem: 'incomplete',
    },
    answers: {
      right: (letter) => `${letter} is right`,
      remove: (name) => `Delete ${name}`,
      add: 'Add an answer',
    },
    media: {
      heading: 'Picture, sound, film',
      add: { image: 'Picture', audio: 'Sound', video: 'Film' },
      hint: 'Choose, drop or paste',
      alt: 'Description of the picture',
      play: { audio: (file) => `Listen to ${file}`, video: (file) => `Watch ${file}` },
      remove: (file) => `Remove ${file}`,
      missing: (file) => `“${file}” is not on the server, or cannot be shown`,
      loading: (file) => `Uploading ${file} …`,
      failed: {
        unsupported: (file) =>
          `${file} cannot be used here. These can: PNG, JPEG, GIF, WebP, AVIF, MP3, M4A, Ogg, WAV, MP4 and WebM.`,
        several: (file) => `One picture, sound and film each: ${file} is left out.`,
        tooLarge: (file) => `${file} is larger than 50 MB.`,
        other: (file) => `${file} could not be stored. Please try again.`,
      },
    },
  },
});
