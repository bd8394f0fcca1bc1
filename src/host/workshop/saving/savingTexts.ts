import { defineTexts } from '../../languages/defineTexts';

export const useSavingTexts = defineTexts({
  de: {
    /** One short line for each state of saving. */
    status: {
      saved: 'Gespeichert',
      waiting: 'Noch nicht gespeichert',
      saving: 'Wird gespeichert …',
      unfinished: 'Unvollständig, nur in diesem Browser gesichert',
      unreachable: 'Server nicht erreichbar, in diesem Browser gesichert',
      refused: 'Der Server kann gerade nicht speichern, in diesem Browser gesichert',
      forbidden: 'Speichern nicht erlaubt, in diesem Browser gesichert',
      tooLarge: 'Zu groß für den Server (höchstens 1 MiB), in diesem Browser gesichert',
      keptNowhere: 'Nirgends gesichert! Bitte diese Seite offen lassen.',
    },
    leave: 'Die letzten Änderungen sind nirgends gesichert und gehen verloren. Die Seite trotzdem verlassen?',
    reading: {
      notice: 'An diesem Quiz wird in einem anderen Fenster geschrieben. Hier ist es nur zu lesen.',
      takeOver: 'Hier weiterschreiben',
    },
    conflict: {
      /** In the line of the status, where the choice is still to be made. */
      notice: { versions: 'Es gibt zwei Fassungen.', deleted: 'Der Server hat dieses Quiz nicht mehr.' },
      reopen: 'Jetzt wählen',
      title: { versions: 'Zwei Fassungen dieses Quiz', deleted: 'Der Server hat dieses Quiz nicht mehr' },
      sentence: {
        versions:
          'Das Quiz wurde anderswo geändert. Bis zur Wahl bleibt diese Fassung nur in diesem Browser.',
        deleted:
          'Es wurde gelöscht, oder seine Datei ist nicht mehr lesbar. Bis zur Wahl bleibt diese Fassung nur in diesem Browser.',
      },
      mine: 'Diese Fassung',
      theirs: 'Die andere Fassung',
      unnamed: 'Ohne Namen',
      onlyHere: 'Nur hier so:',
      sameQuestions: 'Die Fragen der Runden sind dieselben, etwas anderes ist verschieden.',
      choices: {
        mine: 'Diese Fassung behalten',
        theirs: 'Die andere übernehmen',
        copy: 'Beide behalten: diese als Kopie',
      },
      /** Where the other version is that there is none. */
      deletedChoices: { mine: 'Neu speichern', theirs: 'Verwerfen' },
      copyFailed: 'Die Kopie konnte nirgends gespeichert werden.',
    },
  },
  en: {
    status: {
      saved: 'Saved',
      waiting: 'Not saved yet',
      saving: 'Saving …',
      unfinished: 'Incomplete, kept in this browser alone',
      unreachable: 'Server not reachable, kept in this browser',
      refused: 'The server cannot save now, kept in this browser',
      forbidden: 'Saving is not allowed, kept in this browser',
      tooLarge: 'Too large for the server (1 MiB at most), kept in this browser',
      keptNowhere: 'Kept nowhere! Please leave this page open.',
    },
    leave: 'The last changes are kept nowhere and will be lost. Leave the page all the same?',
    reading: {
      notice: 'This quiz is being written in another window. Here it can only be read.',
      takeOver: 'Go on writing here',
    },
    conflict: {
      notice: { versions: 'There are two versions.', deleted: 'The server has this quiz no more.' },
      reopen: 'Choose now',
      title: { versions: 'Two versions of this quiz', deleted: 'The server has this quiz no more' },
      sentence: {
        versions: 'The quiz was changed elsewhere. Until you choose, this version is in this browser only.',
        deleted:
          'It was deleted, or its file can no longer be read. Until you choose, this version is in this browser only.',
      },
      mine: 'This version',
      theirs: 'The other version',
      unnamed: 'Without a name',
      onlyHere: 'Only here like this:',
      sameQuestions: 'The questions of the rounds are the same, something else differs.',
      choices: {
        mine: 'Keep this version',
        theirs: 'Take the other one',
        copy: 'Keep both: this one as a copy',
      },
      deletedChoices: { mine: 'Save it anew', theirs: 'Discard' },
      copyFailed: 'The copy could not be stored anywhere.',
    },
  },
});
