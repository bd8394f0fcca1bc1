import { defineTexts } from '../languages/defineTexts';

const number = new Intl.NumberFormat('de').format;
const englishNumber = new Intl.NumberFormat('en').format;

export const useSettingsTexts = defineTexts({
  de: {
    title: 'Einstellungen',
    general: 'Allgemein',
    connection: 'Verbindung',
    design: 'Design',
    aboutLanguage:
      'Deutsch und Englisch gemischt oder eines von beiden; gilt sofort auf diesem Gerät. Handys folgen ihrer eigenen Einstellung.',
    language: 'Sprache',
    languages: { mixture: 'Gemischt', german: 'Deutsch', english: 'English' },
    aboutDesign:
      'Hell für Tageslicht, dunkel (Dark Mode) für den Abend; gilt sofort auf diesem Gerät. Automatisch folgt dessen Einstellung.',
    themeMode: 'Farbschema',
    themeModes: { light: 'Hell', dark: 'Dunkel', auto: 'Automatisch' },
    serverAddress: 'Ziel-Server-IP',
    serverAddressPlaceholder: 'http://192.168.0.10:5000',
    test: 'Verbindung testen',
    testing: 'Die Verbindung wird getestet …',
    tested: {
      found: (count: number) => `${number(count)} ${count === 1 ? 'Quiz' : 'Quizze'} gefunden.`,
      notAQuizServer: 'Dort antwortet etwas, aber kein Quiz-Server.',
      failing: 'Der Server antwortet, meldet aber einen Fehler.',
      refused: 'Abgelehnt: keine Verbindung, oder der Server erlaubt sie nicht.',
      silent: 'Keine Antwort innerhalb von 5 Sekunden.',
    },
    save: 'Speichern',
    addressFaults: {
      empty: 'Bitte eine Adresse eingeben, zum Beispiel http://192.168.0.10:5000.',
      not_an_address: 'Das ist keine Adresse. Gemeint ist etwas wie http://192.168.0.10:5000.',
      scheme: 'Nur Adressen mit http:// oder https:// sind möglich.',
      credentials: 'Bitte ohne Benutzername und Passwort angeben.',
      query: 'Bitte ohne ? und # angeben.',
    },
  },
  en: {
    title: 'Settings',
    general: 'General',
    connection: 'Connection',
    design: 'Design',
    aboutLanguage:
      'German and English mixed, or one of the two; at once on this device. Phones follow their own setting.',
    language: 'Language',
    languages: { mixture: 'Mixed', german: 'Deutsch', english: 'English' },
    aboutDesign:
      'Light for daylight, dark (dark mode) for the evening; at once on this device. Automatic follows its setting.',
    themeMode: 'Colour scheme',
    themeModes: { light: 'Light', dark: 'Dark', auto: 'Automatic' },
    serverAddress: 'Target server IP',
    serverAddressPlaceholder: 'http://192.168.0.10:5000',
    test: 'Test the connection',
    testing: 'Testing the connection …',
    tested: {
      found: (count) => `${englishNumber(count)} ${count === 1 ? 'quiz' : 'quizzes'} found.`,
      notAQuizServer: 'Something answers there, but it is no quiz server.',
      failing: 'The server answers, but reports an error.',
      refused: 'Refused: no connection, or the server does not allow it.',
      silent: 'No answer within 5 seconds.',
    },
    save: 'Save',
    addressFaults: {
      empty: 'Please enter an address, such as http://192.168.0.10:5000.',
      not_an_address: 'That is no address. It should look like http://192.168.0.10:5000.',
      scheme: 'Only addresses with http:// or https:// are possible.',
      credentials: 'Please leave out user name and password.',
      query: 'Please leave out ? and #.',
    },
  },
});
export type SettingsTexts = ReturnType<typeof useSettingsTexts>;
