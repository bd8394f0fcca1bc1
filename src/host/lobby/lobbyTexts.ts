import { defineTexts } from '../languages/defineTexts';

const number = new Intl.NumberFormat('de').format;
const englishNumber = new Intl.NumberFormat('en').format;

export const useLobbyTexts = defineTexts({
  de: {
    /** A number as it is written. */
    number,
    heading: 'Quiz-Lobby',
    hint: 'Teile diesen Code mit deinen Freunden, damit sie beitreten können.',
    players: 'Spieler im Raum',
    emptySlot: 'Wartet auf Spieler...',
    invitation: 'Beitreten',
    copyCode: 'Raumcode kopieren',
    copyLink: 'Link kopieren',
    copied: { code: 'Raumcode kopiert', link: 'Link kopiert' },
    notCopied: 'Dieser Browser lässt das Kopieren nicht zu. Zum Markieren anklicken:',
    startFailed: 'Der Server hat den Start nicht bestätigt.',
    holdPage: 'Seitenwechsel anhalten',
    turnPages: 'Seitenwechsel fortsetzen',
    /** For screen readers: who has joined, by name where they are few, and how many there are. */
    arrived: (count: number, names: string, total: number) =>
      `${number(count)} ${count === 1 ? 'neues Team' : 'neue Teams'}${names && `: ${names}`}, ${number(total)} im Raum`,
  },
  en: {
    number: englishNumber,
    heading: 'Quiz Lobby',
    hint: 'Share this code with your friends so that they can join.',
    players: 'Players in room',
    emptySlot: 'Waiting for players...',
    invitation: 'Join',
    copyCode: 'Copy the room code',
    copyLink: 'Copy the link',
    copied: { code: 'Room code copied', link: 'Link copied' },
    notCopied: 'This browser allows no copying. Click to select:',
    startFailed: 'The server has not confirmed the start.',
    holdPage: 'Stop turning pages',
    turnPages: 'Go on turning pages',
    arrived: (count, names, total) =>
      `${englishNumber(count)} new ${count === 1 ? 'team' : 'teams'}${names && `: ${names}`}, ${englishNumber(total)} in the room`,
  },
  quoted: {
    heading: 'Quiz Lobby',
  },
});
