import type { SceneName } from '../../contract/scene';
import type { Language } from './language';

/** What the Next button leads to. */
type Destinations = Record<SceneName, string>;

/** Keys, and what they do during a game. */
type Keys = readonly (readonly [keys: readonly string[], meaning: string])[];

const german = {
  label: 'Steuerung des Quiz',
  next: 'Weiter',
  destinations: {
    lobby: '',
    round: 'Nächste Runde',
    question: 'Frage',
    closed: 'Antworten schließen',
    reveal: 'Auflösung',
    scores: 'Punktestand',
    break: 'Pause',
    podium: 'Siegerehrung',
  } as Destinations,
  byAutopilot: (destination: string) => `Auto: ${destination}`,
  back: 'Zurück',
  pause: 'Pause',
  resume: 'Fortsetzen',
  addTime: '+15 s',
  addMinutes: '+5 Min.',
  close: 'Antworten schließen',
  scores: 'Punktestand',
  more: 'Mehr',
  remote: 'Fernbedienung',
  marking: 'Antworten prüfen',
  corrections: 'Punkte korrigieren',
  autopilot: 'Autopilot',
  scoresOneByOne: 'Plätze einzeln aufdecken',
  locked: 'Raum geschlossen',
  sound: 'Ton',
  break: {
    start: 'Längere Pause',
    change: 'Die Pause dauert von jetzt an',
    minutes: (minutes: number) => `${minutes} Min.`,
    open: 'Ohne Ende',
    end: 'Pause beenden',
  },
  end: 'Quiz beenden',
  endQuestion: {
    title: 'Quiz beenden?',
    text: 'Die Siegerehrung folgt sofort, alle übrigen Fragen entfallen. Mit „Zurück“ geht es doch noch weiter.',
    confirm: 'Jetzt beenden',
    cancel: 'Abbrechen',
  },
  failures: {
    refused: 'Das geht gerade nicht.',
    lost: 'Der Server hat nicht geantwortet.',
  },
  showPicture: 'Bild wieder zeigen',
  keysInGame: 'Im Quiz',
  keys: [
    [['Leertaste', '→', 'N', 'Bild ↓'], 'Weiter'],
    [['←', 'Bild ↑'], 'Zurück'],
    [['P'], 'Pause und Fortsetzen'],
    [['S'], 'Punktestand ein und aus'],
    [['+'], '15 Sekunden dazu, in der Pause eine Minute'],
    [['B', '.'], 'Bild schwarz und zurück'],
    [['W'], 'Ton oder Film abspielen und anhalten'],
    [['R'], 'Ton oder Film von vorn'],
    [['↑', '↓'], 'Ton oder Film lauter und leiser'],
    [['M'], 'Ton aus und ein'],
  ] as Keys,
};
export type ControlTexts = typeof german;

const english: ControlTexts = {
  label: 'Quiz controls',
  next: 'Next',
  destinations: {
    lobby: '',
    round: 'Next round',
    question: 'Question',
    closed: 'Close answers',
    reveal: 'Answer',
    scores: 'Scores',
    break: 'Break',
    podium: 'Podium',
  },
  byAutopilot: (destination) => `Auto: ${destination}`,
  back: 'Back',
  pause: 'Pause',
  resume: 'Resume',
  addTime: '+15 s',
  addMinutes: '+5 min',
  close: 'Close answers',
  scores: 'Scores',
  more: 'More',
  remote: 'Remote control',
  marking: 'Check answers',
  corrections: 'Correct points',
  autopilot: 'Autopilot',
  scoresOneByOne: 'Uncover places one by one',
  locked: 'Room closed',
  sound: 'Sound',
  break: {
    start: 'Break',
    change: 'From now, the break lasts',
    minutes: (minutes) => `${minutes} min`,
    open: 'Open end',
    end: 'End break',
  },
  end: 'End quiz',
  endQuestion: {
    title: 'End the quiz?',
    text: 'The podium follows at once, and all other questions are left out. “Back” takes it back.',
    confirm: 'End now',
    cancel: 'Cancel',
  },
  failures: {
    refused: 'That is not possible now.',
    lost: 'The server has not answered.',
  },
  showPicture: 'Show the picture again',
  keysInGame: 'In the quiz',
  keys: [
    [['Space', '→', 'N', 'Page ↓'], 'Next'],
    [['←', 'Page ↑'], 'Back'],
    [['P'], 'Pause and resume'],
    [['S'], 'Scores on and off'],
    [['+'], '15 seconds more, a minute in a break'],
    [['B', '.'], 'Black picture and back'],
    [['W'], 'Play and hold a sound or film'],
    [['R'], 'Sound or film from the start'],
    [['↑', '↓'], 'Sound or film louder and quieter'],
    [['M'], 'Sound off and on'],
  ],
};

/** The texts of the host's controls, loaded with them. The specification quotes none, so the mixture is German. */
export const controlTexts: Record<Language, ControlTexts> = { mixture: german, german, english };
