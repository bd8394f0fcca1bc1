import { defineTexts } from '../languages/defineTexts';

/** Keys, and what they do during a game. */
type Keys = readonly (readonly [keys: readonly string[], meaning: string])[];

export const useShortcutsTexts = defineTexts({
  de: {
    title: 'Tastenkürzel',
    keysAnywhere: {
      F: 'Vollbild ein und aus',
      C: 'Raumcode kopieren, in der Lobby',
      L: 'Link zum Beitreten kopieren, in der Lobby',
      '?': 'Diese Übersicht',
    },
    inGame: 'Im Quiz',
    keysInGame: [
      [['Leertaste', '→', 'N', 'Bild ↓'], 'Weiter; zuerst Ton oder Film abspielen'],
      [['←', 'Bild ↑'], 'Zurück'],
      [['P'], 'Pause und Fortsetzen'],
      [['S'], 'Punktestand ein und aus'],
      [['+'], '15 Sekunden dazu, in der Pause eine Minute'],
      [['B', '.'], 'Bild schwarz und zurück'],
      [['Z'], 'Bild oder Film allein zeigen und zurück'],
      [['W'], 'Ton oder Film abspielen und anhalten'],
      [['R'], 'Ton oder Film von vorn'],
      [['↑', '↓'], 'Ton oder Film lauter und leiser'],
      [['M'], 'Ton aus und ein'],
    ] as Keys,
  },
  en: {
    title: 'Keyboard shortcuts',
    keysAnywhere: {
      F: 'Fullscreen on and off',
      C: 'Copy the room code, in the lobby',
      L: 'Copy the link to join, in the lobby',
      '?': 'This list',
    },
    inGame: 'In the quiz',
    keysInGame: [
      [['Space', '→', 'N', 'Page ↓'], 'Next; first play a sound or film'],
      [['←', 'Page ↑'], 'Back'],
      [['P'], 'Pause and resume'],
      [['S'], 'Scores on and off'],
      [['+'], '15 seconds more, a minute in a break'],
      [['B', '.'], 'Black picture and back'],
      [['Z'], 'Show a picture or film alone and back'],
      [['W'], 'Play and hold a sound or film'],
      [['R'], 'Sound or film from the start'],
      [['↑', '↓'], 'Sound or film louder and quieter'],
      [['M'], 'Sound off and on'],
    ],
  },
});
