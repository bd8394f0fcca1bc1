import { defineTexts } from '../languages/defineTexts';

const ENGLISH_NAMES = {
  Connected: 'Connected',
  Connecting: 'Connecting',
  Reconnecting: 'Reconnecting',
  Disconnecting: 'Disconnecting',
  Disconnected: 'Disconnected',
};

export const useConnectionTexts = defineTexts({
  de: {
    label: 'Verbindung',
    names: {
      Connected: 'Verbunden',
      Connecting: 'Verbindungsaufbau',
      Reconnecting: 'Neuer Verbindungsaufbau',
      Disconnecting: 'Wird getrennt',
      Disconnected: 'Getrennt',
    },
    /** What each state means, in one sentence. */
    states: {
      Connected: 'Alles in Ordnung: Wer beitritt, erscheint sofort.',
      Connecting: 'Die Verbindung zum Server wird aufgebaut.',
      Reconnecting: 'Die Verbindung ist unterbrochen und wird wiederhergestellt.',
      Disconnecting: 'Die Verbindung wird getrennt.',
      Disconnected: 'Es besteht keine Verbindung.',
    },
    /** While it still tries. */
    problems: {
      unreachable: 'Der Server antwortet nicht, es wird weiter versucht.',
      server_error: 'Der Server meldet einen Fehler, es wird weiter versucht.',
      unreadable: 'Unter dieser Adresse antwortet kein Quiz-Server, es wird weiter versucht.',
      unknown: 'Der Server kennt diese Session nicht.',
      hub_refused: 'Der Server antwortet, lässt aber keine Live-Verbindung zu; es wird weiter versucht.',
    },
    /** After the last try. */
    gaveUp: {
      unreachable: 'Der Server hat auf vier Versuche nicht geantwortet.',
      server_error: 'Der Server hat auf vier Versuche nur einen Fehler gemeldet.',
      unreadable: 'Unter dieser Adresse antwortet kein Quiz-Server.',
      unknown: 'Der Server kennt diese Session nicht.',
      hub_refused: 'Der Server antwortet, hat aber vier Mal keine Live-Verbindung zugelassen.',
    },
    /** The hub works, HTTP does not. */
    unread: 'Wer beitritt, erscheint; doch die Session selbst lässt sich gerade nicht lesen.',
    /** A session that could not even be opened: that is not tried again by itself. */
    notCreated: {
      unreachable: 'Die Session ist nicht angelegt, der Server antwortet nicht.',
      server_error: 'Die Session ist nicht angelegt, der Server meldet einen Fehler.',
      unreadable: 'Die Session ist nicht angelegt, unter dieser Adresse antwortet kein Quiz-Server.',
      unknown: 'Die Session ist nicht angelegt, der Server kennt dieses Quiz nicht.',
      hub_refused: 'Die Session ist nicht angelegt, der Server lässt keine Live-Verbindung zu.',
    },
    joinAddress: 'Adresse für die Gäste',
    /** Where the server lets only hosts open sessions. */
    serverKey: {
      wanted: 'Die Session ist nicht angelegt, der Server verlangt von diesem Gerät seinen Schlüssel.',
      label: 'Schlüssel des Servers',
      where: 'Er steht im Link, den npm start ausgibt, und in der Datei server-key im Datenordner.',
      wrong: 'Das ist nicht der Schlüssel dieses Servers.',
      open: 'Session öffnen',
    },
    /** For the host who opened the session. */
    ending: {
      offer: 'Session beenden',
      question: 'Session wirklich beenden? Alle Teams verlassen die Lobby.',
      running: 'Die Session wird beendet …',
      failed: 'Der Server hat nicht bestätigt, dass die Session beendet ist.',
      confirm: 'Beenden',
    },
    /** Why no address and no QR code are shown. */
    noJoinAddress: {
      loopback:
        'Adresse und QR-Code fehlen, weil der Server in keinem Netzwerk ist: Handys erreichen ihn so nicht.',
      unreachable:
        'Adresse und QR-Code fehlen, weil der Server unter seiner Netzwerkadresse nicht antwortet; es wird jede Minute versucht.',
    },
    /** The server's notices, while the connection is good. */
    notices: {
      in_memory:
        'Der Server kann nicht speichern: Der Abend geht weiter, wäre aber nach einem Neustart vergessen.',
    },
    nothingToOpen: 'Hier ist keine Session geöffnet.',
    connectAgain: 'Neu verbinden',
    openSettings: 'Verbindung einstellen',
    toStart: 'Zur Startseite',
  },
  en: {
    label: 'Connection',
    names: ENGLISH_NAMES,
    states: {
      Connected: 'All is well: whoever joins appears at once.',
      Connecting: 'Connecting to the server.',
      Reconnecting: 'The connection was lost and is being restored.',
      Disconnecting: 'The connection is being closed.',
      Disconnected: 'There is no connection.',
    },
    problems: {
      unreachable: 'The server does not answer; still trying.',
      server_error: 'The server reports an error; still trying.',
      unreadable: 'No quiz server answers at this address; still trying.',
      unknown: 'The server does not know this session.',
      hub_refused: 'The server answers, but allows no live connection; still trying.',
    },
    gaveUp: {
      unreachable: 'The server has not answered in four tries.',
      server_error: 'The server has only reported an error in four tries.',
      unreadable: 'No quiz server answers at this address.',
      unknown: 'The server does not know this session.',
      hub_refused: 'The server answers, but has refused a live connection four times.',
    },
    unread: 'Whoever joins appears; but the session itself cannot be read at the moment.',
    notCreated: {
      unreachable: 'The session has not been created: the server does not answer.',
      server_error: 'The session has not been created: the server reports an error.',
      unreadable: 'The session has not been created: no quiz server answers at this address.',
      unknown: 'The session has not been created: the server does not know this quiz.',
      hub_refused: 'The session has not been created: the server allows no live connection.',
    },
    joinAddress: 'Address for the guests',
    serverKey: {
      wanted: 'The session has not been created: the server wants its key from this device.',
      label: "The server's key",
      where: 'It is in the link that npm start prints, and in the file server-key in the data folder.',
      wrong: "That is not this server's key.",
      open: 'Open the session',
    },
    ending: {
      offer: 'End session',
      question: 'Really end the session? All teams leave the lobby.',
      running: 'The session is being ended …',
      failed: 'The server has not confirmed that the session has ended.',
      confirm: 'End it',
    },
    noJoinAddress: {
      loopback:
        'Address and QR code are missing because the server is in no network: phones cannot reach it like this.',
      unreachable:
        'Address and QR code are missing because the server does not answer at its network address; it is tried every minute.',
    },
    notices: {
      in_memory: 'The server cannot save: the night goes on, but a restart would forget it.',
    },
    nothingToOpen: 'No session is open here.',
    connectAgain: 'Connect again',
    openSettings: 'Connection settings',
    toStart: 'To the start page',
  },
  quoted: { names: ENGLISH_NAMES },
});
export type ConnectionTexts = ReturnType<typeof useConnectionTexts>;
