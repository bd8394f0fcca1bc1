import { german, type HostTexts } from './german';

/** The specification's mixture: German, with the English texts that it quotes. */
export const mixture: HostTexts = {
  ...german,
  quizDialog: {
    ...german.quizDialog,
    title: 'Open new Quiz',
    loading: 'Quizzes werden geladen',
    failed: 'Fehler beim Laden der Quizzes',
    empty: 'Auf diesem Server liegen noch keine Quizzes.',
  },
  lobby: { ...german.lobby, heading: 'Quiz Lobby' },
  connection: {
    ...german.connection,
    names: {
      Connected: 'Connected',
      Connecting: 'Connecting',
      Reconnecting: 'Reconnecting',
      Disconnecting: 'Disconnecting',
      Disconnected: 'Disconnected',
    },
  },
};
