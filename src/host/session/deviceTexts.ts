import { defineTexts } from '../languages/defineTexts';

/** Loaded with the dialog that shows them. */
export const useDeviceTexts = defineTexts({
  de: {
    qrCode: 'QR-Code für die Fernbedienung',
    offers: {
      issuing: 'Der QR-Code kommt gleich …',
      open: 'Mit dem eigenen Handy scannen, dann steuert es das Quiz. Der Code gilt für ein Gerät und zwei Minuten.',
      claimed: 'Verbunden. Das Handy steuert jetzt das Quiz.',
      expired: 'Der QR-Code ist abgelaufen.',
      failed: 'Der Server hat keinen QR-Code ausgestellt.',
    },
    another: 'Neuer QR-Code',
    noAddress: 'Handys erreichen den Server gerade nicht, deshalb gibt es keinen QR-Code.',
    devices: 'Diese Geräte steuern das Quiz',
    first: 'Erstes Gerät',
    remote: (place: number) => `Fernbedienung ${place}`,
    own: (name: string) => `${name} (dieses hier)`,
    dismiss: 'Entfernen',
  },
  en: {
    qrCode: 'QR code for the remote control',
    offers: {
      issuing: 'The QR code is on its way …',
      open: 'Scan it with your own phone, which then controls the quiz. The code works for one device within two minutes.',
      claimed: 'Connected. The phone now controls the quiz.',
      expired: 'The QR code has expired.',
      failed: 'The server has not issued a QR code.',
    },
    another: 'New QR code',
    noAddress: 'Phones cannot reach the server at the moment, so there is no QR code.',
    devices: 'These devices control the quiz',
    first: 'First device',
    remote: (place) => `Remote ${place}`,
    own: (name) => `${name} (this one)`,
    dismiss: 'Remove',
  },
});
