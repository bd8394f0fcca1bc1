import { pluralIn } from '../../../contract/languages';
import type de from './de';

const plural = pluralIn('en');

const en: typeof de = {
  heading: 'Scan this with your phone',
  about: 'Then you know before the evening that phones get in.',
  qrCode: 'QR code to try',
  waiting: 'No phone here yet …',
  came: (count, written) =>
    plural(count, {
      one: 'A phone was here. That is how everybody gets in tonight.',
      other: `${written} phones were here. That is how everybody gets in tonight.`,
    }),
  later: 'Later',
  done: 'Done',
  help: 'Not working?',
  link: 'Do phones get in?',
  printCard: 'Print a Wi-Fi card',
  whyNot: 'This may be why:',
  choiceFailed: 'The network could not be chosen. Try again.',
  kinds: { local: '', vpn: 'VPN', virtual: 'inside the laptop' },
  findings: {
    alone: {
      title: 'The laptop is on no network',
      text: 'Connect it to the Wi-Fi, or to a phone’s hotspot. You can prepare, rehearse and print without.',
    },
    public: {
      title: 'Phones come by the internet',
      text: 'The phone needs internet, and this address must be reachable from outside.',
    },
    elsewhere: {
      title: 'The phone is on another network',
      text: 'Phone and laptop need the same Wi-Fi. Turn off mobile data on the phone for a moment.',
    },
    several: {
      title: 'The laptop is on several networks',
      text: 'Choose the one that the phones are on. The QR code and all screens follow at once.',
    },
    vpn: {
      title: 'A VPN is on',
      text: 'Turn it off for the evening. It often keeps phones away from the laptop.',
    },
    virtual: {
      title: 'Some networks are inside the laptop',
      text: 'They belong to virtual machines. Phones cannot get there: take the Wi-Fi.',
    },
    guest: {
      title: 'The guest Wi-Fi keeps devices apart',
      text: 'Guest Wi-Fi often parts its devices. Take the house’s own Wi-Fi, or a phone’s hotspot.',
    },
  },
  firewall: {
    title: 'The firewall keeps phones out',
    windows: () =>
      'Set the network to “Private” in “Settings, Network & internet”. If Windows asks about Node.js, allow “Private networks”.',
    macos: () =>
      'Open “System Settings, Network, Firewall, Options” and allow incoming connections for “node”.',
    linux: (port) => `Type in a terminal: sudo ufw allow ${port}/tcp`,
    other: (port) => `Open port ${port} (TCP) in the firewall.`,
  },
  card: {
    heading: 'Wi-Fi card',
    about: 'For the tables: first the Wi-Fi, then the quiz. Name and password stay on this laptop.',
    name: 'Name of the Wi-Fi',
    safety: 'Password',
    kinds: { wpa: 'With a password (WPA)', open: 'Without a password' },
    password: 'Password of the Wi-Fi',
    hidden: 'The Wi-Fi is hidden',
    faults: {
      name: 'The name has 1 to 32 characters.',
      password: 'The password has 8 to 63 characters, without accents.',
    },
    save: 'Remember',
    saved: 'Remembered.',
    saveFailed: 'It could not be stored. Try again.',
    print: 'Print',
    perPage: 'Cards per page',
    preview: 'Preview',
    empty: 'Type your Wi-Fi on the left, and the card stands here.',
    toWifi: 'To the Wi-Fi',
    toQuiz: 'To the quiz',
    wifiCode: 'QR code of the Wi-Fi',
    quizCode: 'QR code of the quiz',
    wifiName: 'Wi-Fi',
    wifiPassword: 'Password',
    withoutPassword: 'no password',
    noAddress: 'The laptop is on no network, so the quiz’s address is missing.',
    closed: {
      forbidden: 'The card is only there on the laptop that runs the quiz.',
      unreachable: 'The server does not answer.',
      retry: 'Try again',
      toStart: 'To the start page',
    },
  },
};

export default en;
