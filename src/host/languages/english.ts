import type { HostTexts } from './german';

const number = new Intl.NumberFormat('en').format;

export const english: HostTexts = {
  number,
  quizDialog: {
    title: 'Open new Quiz',
    loading: 'Loading the quizzes',
    failed: 'The quizzes could not be loaded',
    retry: 'Try again',
    empty: 'There are no quizzes on this server yet.',
  },
  lobby: {
    heading: 'Quiz Lobby',
    roomCode: 'Room code:',
    hint: 'Share this code with your friends so that they can join.',
    players: 'Players in room',
    emptySlot: 'Waiting for players...',
    invitation: 'Join',
    qrCode: 'QR code to join',
    copyCode: 'Copy the room code',
    copyLink: 'Copy the link',
    copied: { code: 'Room code copied', link: 'Link copied' },
    notCopied: 'This browser allows no copying. Click to select:',
    start: {
      button: 'Start quiz',
      failed: 'The server has not confirmed the start.',
      remote: 'Remote control',
      alone: {
        title: 'Start without teams?',
        text: 'Nobody is in the room yet. Whoever comes later can still play.',
        confirm: 'Start all the same',
        cancel: 'Cancel',
      },
    },
    holdPage: 'Stop turning pages',
    turnPages: 'Go on turning pages',
    arrived: (count, names, total) =>
      `${number(count)} new ${count === 1 ? 'team' : 'teams'}${names && `: ${names}`}, ${number(total)} in the room`,
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    keys: {
      F: 'Fullscreen on and off',
      C: 'Copy the room code, in the lobby',
      L: 'Copy the link to join, in the lobby',
      '?': 'This list',
    },
  },
  settings: {
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
      found: (count) => `${number(count)} ${count === 1 ? 'quiz' : 'quizzes'} found.`,
      notAQuizServer: 'Something answers there, but it is no quiz server.',
      failing: 'The server answers, but reports an error.',
      refused: 'Refused: no connection, or the server does not allow it.',
      silent: 'No answer within 5 seconds.',
    },
    save: 'Save',
    cancel: 'Cancel',
    addressFaults: {
      empty: 'Please enter an address, such as http://192.168.0.10:5000.',
      not_an_address: 'That is no address. It should look like http://192.168.0.10:5000.',
      scheme: 'Only addresses with http:// or https:// are possible.',
      credentials: 'Please leave out user name and password.',
      query: 'Please leave out ? and #.',
    },
  },
  connection: {
    label: 'Connection',
    names: {
      Connected: 'Connected',
      Connecting: 'Connecting',
      Reconnecting: 'Reconnecting',
      Disconnecting: 'Disconnecting',
      Disconnected: 'Disconnected',
    },
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
      cancel: 'Cancel',
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
};
