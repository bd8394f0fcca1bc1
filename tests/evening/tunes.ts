import { BASS, KEYS, MALLET, type Tune, type Voice } from '../../src/host/game/media/loops';

const STRINGS: Voice = {
  overtones: [1, 0.5, 0.33, 0.2, 0.12, 0.07],
  attack: 0.035,
  decay: 5,
  release: 0.12,
};
const OBOE: Voice = { overtones: [0.7, 1, 0.6, 0.35, 0.2, 0.1], attack: 0.04, decay: 7, release: 0.14 };
/** Most of it is in its overtones, as small loudspeakers play little below 300 hertz. */
const BASSOON: Voice = {
  overtones: [0.4, 0.8, 1, 0.8, 0.5, 0.35, 0.2],
  attack: 0.012,
  decay: 3,
  release: 0.05,
};
const BRASS: Voice = { overtones: [1, 0.8, 0.6, 0.35, 0.2], attack: 0.025, decay: 3, release: 0.1 };
const PLUCKED: Voice = { overtones: [1, 0.6, 0.35, 0.2, 0.1], attack: 0.006, decay: 0.5, release: 0.1 };
const PIANO: Voice = { overtones: [1, 0.45, 0.28, 0.16, 0.08], attack: 0.004, decay: 1, release: 0.1 };
const HARP: Voice = { overtones: [1, 0.35, 0.12, 0.05], attack: 0.006, decay: 0.9, release: 0.5 };

/**
 * Bars of one chord each, all of the same figure, in which `a` stands for the chord's first note, `b` for its second
 * and so on.
 */
function figure(words: string, chords: string): string {
  const bars = chords.split('|').map((chord) => {
    const notes = chord.trim().split(',');
    return words.replace(/\b[a-d]\b/g, (letter) => notes['abcd'.indexOf(letter)]!);
  });
  return bars.join('|');
}

/** Three notes in half a beat. */
const triplet = (notes: string) => notes.replace(/\S+/g, '$&:.16667');

/** Grieg's theme and its answer, both deep. */
const MOUNTAIN_KING = `B2:.5 C#3:.5 D3:.5 E3:.5 F#3:.5 D3:.5 F#3 | E#3:.5 C#3:.5 E#3 E3:.5 C3:.5 E3
  | B2:.5 C#3:.5 D3:.5 E3:.5 F#3:.5 D3:.5 F#3:.5 B3:.5 | A3:.5 F#3:.5 D3:.5 F#3:.5 A3:2
  | F#3:.5 G#3:.5 A#3:.5 B3:.5 C#4:.5 A#3:.5 C#4 | D4:.5 A#3:.5 D4 C#4:.5 A#3:.5 C#4
  | F#3:.5 G#3:.5 A#3:.5 B3:.5 C#4:.5 A#3:.5 C#4 | D4:.5 A#3:.5 D4 C#4:2`;

/** The tunes of the music round, in the order of its questions. After the last of its notes each has a rest. */
export const TUNES: readonly Tune[] = [
  // Beethoven, Ninth Symphony, fourth movement: the theme, deep and then high.
  {
    beatsPerMinute: 116,
    parts: [
      {
        voice: STRINGS,
        gain: 0.3,
        bars: `F#4 F#4 G4 A4 | A4 G4 F#4 E4 | D4 D4 E4 F#4 | F#4:1.5 E4:.5 E4:2
          | F#5 F#5 G5 A5 | A5 G5 F#5 E5 | D5 D5 E5 F#5 | E5:1.5 D5:.5 D5:2 | .:2`,
      },
      {
        voice: STRINGS,
        gain: 0.16,
        bars: `.:4 | .:4 | .:4 | .:4
          | D5 D5 E5 F#5 | F#5 E5 D5 C#5 | B4 B4 C#5 D5 | C#5:1.5 A4:.5 A4:2 | .:2`,
      },
      {
        voice: KEYS,
        gain: 0.13,
        bars: `D4,F#4:2 C#4,E4:2 | D4,F#4:2 A3,C#4:2 | B3,D4:2 A3,C#4 A3,D4 | A3,D4:1.5 A3,C#4:.5 A3,C#4:2
          | A3,D4,F#4:2 G3,C#4,E4:2 | A3,D4,F#4:3 G3,C#4,E4 | F#3,B3,D4:2 G3,C#4,E4 A3,D4,F#4
          | G3,C#4,E4:1.5 F#3,A3,D4:2.5 | .:2`,
      },
      {
        voice: BASS,
        gain: 0.3,
        bars: `D3 D3 A2 A2 | D3 D3 A2 A2 | B2 B2 A2 D3 | A2 A2 A2 A2
          | D3 D3 A2 A2 | D3 D3 A2 A2 | B2 B2 A2 D3 | A2:1.5 D2,D3:2.5 | .:2`,
      },
    ],
  },
  // Vivaldi, The Four Seasons, Spring, first movement: the first phrase, without its echo, and the second.
  {
    beatsPerMinute: 104,
    parts: [
      {
        voice: STRINGS,
        gain: 0.26,
        bars: `E5:.5
          | G#5:.5 G#5:.5 G#5:.5 F#5:.25 E5:.25 B5:1.5 B5:.25 A5:.25
          | G#5:.5 G#5:.5 G#5:.5 F#5:.25 E5:.25 B5:1.5 B5:.25 A5:.25
          | G#5:.5 A5:.25 B5:.25 A5:.5 G#5:.5 F#5 .:.5 E5:.5
          | B5:.5 A5:.25 G#5:.25 A5:.5 B5:.5 C#6:.5 B5 E5:.5
          | B5:.5 A5:.25 G#5:.25 A5:.5 B5:.5 C#6:.5 B5 E5:.5
          | C#6:.5 B5 A5:.5 G#5:.5 F#5:.25 E5:.25 F#5:.25 G#5:.125 F#5:.125 G#5:.125 F#5:.125 E5:.125 F#5:.125
          | E5:2 .:1.5`,
      },
      {
        voice: STRINGS,
        gain: 0.13,
        bars: `.:.5
          | E5:.5 E5:.5 E5:.5 D#5:.25 C#5:.25 G#5:1.5 G#5:.25 F#5:.25
          | E5:.5 E5:.5 E5:.5 D#5:.25 C#5:.25 G#5:1.5 G#5:.25 F#5:.25
          | E5:.5 F#5:.25 G#5:.25 F#5:.5 E5:.5 D#5 .:.5 B4:.5
          | G#5:.5 F#5:.25 E5:.25 F#5:.5 G#5:.5 A5:.5 G#5 B4:.5
          | G#5:.5 F#5:.25 E5:.25 F#5:.5 G#5:.5 A5:.5 G#5 B4:.5
          | A5:.5 G#5 F#5:.5 E5:.5 C#5:.5 D#5
          | G#4:2 .:1.5`,
      },
      {
        voice: PLUCKED,
        gain: 0.14,
        bars: `.:.5 | E4,G#4,B4 E4,G#4,B4 E4,G#4,B4 E4,G#4,B4 | E4,G#4,B4 E4,G#4,B4 E4,G#4,B4 E4,G#4,B4
          | E4,G#4,B4 E4,G#4,B4 D#4,F#4,B4 . | E4,G#4,B4 D#4,F#4,B4 E4,A4,C#5 E4,G#4,B4
          | E4,G#4,B4 D#4,F#4,B4 E4,A4,C#5 E4,G#4,B4
          | E4,A4,C#5:.5 E4,G#4,B4 D#4,F#4,B4:.5 E4,G#4,B4:.5 E4,A4,C#5:.5 D#4,F#4,A4,B4
          | E3,B3,E4,G#4:2 .:1.5`,
      },
      {
        voice: BASS,
        gain: 0.26,
        bars: `.:.5
          | E3:.5 E3:.5 E3:.5 E3:.5 E3:.5 E3:.5 E3:.5 E3:.5
          | E3:.5 E3:.5 E3:.5 E3:.5 E3:.5 E3:.5 E3:.5 E3:.5
          | E3:.5 E3:.5 E3:.5 E3:.5 B2 .
          | E3:.5 E3:.5 B2:.5 B2:.5 A2:.5 E3 .:.5
          | E3:.5 E3:.5 B2:.5 B2:.5 A2:.5 E3 .:.5
          | A2:.5 E3 B2:.5 E3:.5 A2:.5 B2
          | E2,E3:2 .:1.5`,
      },
    ],
  },
  // Mozart, Eine kleine Nachtmusik, first movement: its first ten bars.
  {
    beatsPerMinute: 136,
    parts: [
      {
        voice: STRINGS,
        gain: 0.28,
        bars: `G5 .:.5 D5:.5 G5 .:.5 D5:.5 | G5:.5 D5:.5 G5:.5 B5:.5 D6 .
          | C6 .:.5 A5:.5 C6 .:.5 A5:.5 | C6:.5 A5:.5 F#5:.5 A5:.5 D5 .
          | G5:.5 .:.5 G5:1.5 B5:.5 A5:.5 G5:.5
          | A5:.125 G5:.125 A5:.125 G5:.125 F#5:.5 F#5:1.5 A5:.5 C6:.5 F#5:.5
          | A5:.5 G5:.5 G5:1.5 B5:.5 A5:.5 G5:.5
          | A5:.125 G5:.125 A5:.125 G5:.125 F#5:.5 F#5:1.5 A5:.5 C6:.5 F#5:.5
          | G5:.5 G5:.5 G5:.25 F#5:.25 E5:.25 F#5:.25 G5:.5 G5:.5 B5:.25 A5:.25 G5:.25 A5:.25
          | B5:.5 B5:.5 D6:.25 C6:.25 B5:.25 C6:.25 D6 . | .`,
      },
      {
        voice: STRINGS,
        gain: 0.16,
        bars: `G4 .:.5 D4:.5 G4 .:.5 D4:.5 | G4:.5 D4:.5 G4:.5 B4:.5 D5 .
          | C5 .:.5 A4:.5 C5 .:.5 A4:.5 | C5:.5 A4:.5 F#4:.5 A4:.5 D4 .
          | ${'B4,D5:.25 '.repeat(16)} | ${'C5,D5:.25 '.repeat(16)}
          | ${'B4,D5:.25 '.repeat(16)} | ${'C5,D5:.25 '.repeat(16)}
          | B4,D5 C5,D5 B4,D5 C5,D5 | D5,G5 D5,A5 D5,B5 . | .`,
      },
      {
        voice: BASS,
        gain: 0.3,
        bars: `G3 .:.5 D3:.5 G3 .:.5 D3:.5 | G3:.5 D3:.5 G3:.5 B3:.5 D4 .
          | C4 .:.5 A3:.5 C4 .:.5 A3:.5 | C4:.5 A3:.5 F#3:.5 A3:.5 D3 .
          | ${figure('a:.5 a:.5 a:.5 a:.5 a:.5 a:.5 a:.5 a:.5', 'G2,G3 | G2 | G2 | G2')}
          | G2:.5 G2:.5 A2:.5 A2:.5 B2:.5 B2:.5 F#2:.5 F#2:.5 | G2:.5 G2:.5 A2:.5 A2:.5 G2,B2 . | .`,
      },
    ],
  },
  // Grieg, Peer Gynt, In the Hall of the Mountain King: the theme, its answer, and the theme with everybody.
  {
    beatsPerMinute: 154,
    parts: [
      {
        voice: BASSOON,
        gain: 0.18,
        bars: `${MOUNTAIN_KING}
          | .:4 | .:4 | .:4 | .:4 | .:2`,
      },
      {
        voice: PLUCKED,
        gain: 0.36,
        bars: `${MOUNTAIN_KING}
          | B3:.5 C#4:.5 D4:.5 E4:.5 F#4:.5 D4:.5 F#4 | E#4:.5 C#4:.5 E#4 E4:.5 C4:.5 E4
          | B3:.5 C#4:.5 D4:.5 E4:.5 F#4:.5 D4:.5 F#4:.5 B4:.5 | F#4:.5 D4:.5 F#4:.5 B4:.5 B3:2 | .:2`,
      },
      {
        voice: BRASS,
        gain: 0.14,
        bars: `.:4 | .:4 | .:4 | .:4 | .:4 | .:4 | .:4 | .:4
          | B4:.5 C#5:.5 D5:.5 E5:.5 F#5:.5 D5:.5 F#5 | E#5:.5 C#5:.5 E#5 E5:.5 C5:.5 E5
          | B4:.5 C#5:.5 D5:.5 E5:.5 F#5:.5 D5:.5 F#5:.5 B5:.5 | F#5:.5 D5:.5 F#5:.5 B5:.5 B4:2 | .:2`,
      },
      {
        voice: PLUCKED,
        gain: 0.12,
        bars: `${figure('. a,c . b,c', 'D4,D4,F#4 | C#4,C4,F#4 | D4,D4,F#4 | D4,D4,F#4')}
          | ${figure('. a,b . a,b', 'F#4,A#4 | F#4,A#4 | F#4,A#4 | F#4,A#4')}
          | ${figure('. a,c . b,c', 'D5,D5,F#4 | C#5,C5,F#4 | D5,D5,F#4')} | . F#4,B4,D5 D4,F#4,B4:2 | .:2`,
      },
      {
        voice: BASS,
        gain: 0.3,
        bars: `${figure('a b a b', 'B1,F#2 | B1,F#2 | B1,F#2 | D2,A2')}
          | F#2 C#3 F#2 C#3 | D2 A#2 F#2 C#3 | F#2 C#3 F#2 C#3 | D2 A#2 F#2 C#3
          | ${figure('a b a b', 'B1,F#2 | B1,F#2 | B1,F#2')} | B1 F#2 B1,B2:2 | .:2`,
      },
    ],
  },
  // Johann Strauss, The Blue Danube: the first waltz.
  {
    beatsPerMinute: 172,
    parts: [
      {
        voice: STRINGS,
        gain: 0.3,
        bars: `D4 | D4 F#4 A4 | A4:3 | .:3 | .:2 D4 | D4 F#4 A4 | A4:3 | .:3 | .:2 C#4 | C#4 E4 B4 | B4:3 | .:3
          | .:2 C#4 | C#4 E4 B4 | B4:3 | .:3 | .:3 | .`,
      },
      {
        voice: STRINGS,
        gain: 0.14,
        bars: `D5 | D5 F#5 A5 | A5:3 | .:3 | .:2 D5 | D5 F#5 A5 | A5:3 | .:3 | .:2 C#5 | C#5 E5 B5 | B5:3 | .:3
          | .:2 C#5 | C#5 E5 B5 | B5:3 | .:3 | .:3 | .`,
      },
      {
        voice: MALLET,
        gain: 0.3,
        bars: `. | .:3 | .:2 F#5,A5 | F#5,A5:2 D5,F#5 | D5,F#5:2 . | .:3 | .:2 G5,A5 | G5,A5:2 C#5,G5 | C#5,G5:2 .
          | .:3 | .:2 G5,B5 | G5,B5:2 C#5,G5 | C#5,G5:2 . | .:3 | .:2 F#5,B5 | F#5,B5:2 D5,F#5 | D5,F#5:3 | .`,
      },
      {
        voice: KEYS,
        gain: 0.16,
        bars: `. | .:3
          | ${figure('. a,b a,b', 'F#3,A3 | F#3,A3 | F#3,A3 | F#3,A3 | G3,C#4 | G3,C#4 | G3,C#4 | G3,C#4')}
          | ${figure('. a,b a,b', 'G3,C#4 | G3,C#4 | G3,C#4 | G3,C#4 | F#3,A3 | F#3,A3')} | F#3,A3,D4:3 | .`,
      },
      {
        voice: BASS,
        gain: 0.34,
        bars: `. | .:3
          | ${figure('a .:2', 'D3 | A2 | D3 | A2 | E3 | A2 | E3 | A2 | E3 | A2 | E3 | A2 | D3 | A2')} | D2,D3:3 | .`,
      },
    ],
  },
  // Bizet, Carmen: the toreador's refrain, with its end in the place of its middle.
  {
    beatsPerMinute: 118,
    parts: [
      {
        voice: BRASS,
        gain: 0.26,
        bars: `C5 D5:.75 C5:.25 A4 A4 | A4:.75 G4:.25 A4:.75 Bb4:.25 A4:2
          | Bb4 G4:.75 C5:.25 A4:2 | F4 D4:.75 G4:.25 C4:2
          | G4:2 G4:.5 D5:.5 C5:.5 Bb4:.5 | A4:.5 G4:.5 A4:.5 Bb4:.5 A4:2
          | .:.5 ${triplet('A4 Bb4 A4')} F4:.5 D5:.5 C5:2 | .:.5 ${triplet('F4 G4 F4')} C4:.5 Bb4:.5 A4 G4
          | F4:2 .:2`,
      },
      {
        voice: STRINGS,
        gain: 0.1,
        bars: `A4 Bb4:.75 A4:.25 F4 F4 | F4:.75 E4:.25 F4:.75 G4:.25 F4:2
          | G4 E4:.75 Bb4:.25 F4:2 | D4 B3:.75 B3:.25 G3:2
          | D4:2 D4:.5 Bb4:.5 A4:.5 G4:.5 | F4:.5 E4:.5 F4:.5 G4:.5 F4:2
          | .:.5 F4:.5 C4:.5 F4:.5 F4:2 | .:.5 C4:.5 A3:.5 E4:.5 F4 E4
          | A3,C4:2 .:2`,
      },
      {
        voice: PLUCKED,
        gain: 0.16,
        bars: `${figure('.:.5 a,b,c:.5 .:.5 a,b,c:.5 .:.5 a,b,c:.5 .:.5 a,b,c:.5', 'A3,C4,F4 | A3,C4,F4')}
          | .:.5 G3,Bb3,D4:.5 .:.5 G3,Bb3,E4:.5 .:.5 A3,C4,F4:.5 .:.5 A3,C4,F4:.5
          | .:.5 A3,D4,F4:.5 .:.5 G3,B3,F4:.5 .:.5 G3,C4,E4:.5 .:.5 G3,C4,E4:.5
          | ${figure('.:.5 a,b,c:.5 .:.5 a,b,c:.5 .:.5 a,b,c:.5 .:.5 a,b,c:.5', 'G3,Bb3,D4 | A3,D4,F4 | A3,C4,F4')}
          | .:.5 A3,C4:.5 .:.5 G3,Bb3,C4:.5 .:.5 A3,C4,F4:.5 .:.5 G3,Bb3,E4:.5 | A3,C4,F4:2 .:2`,
      },
      {
        voice: BASS,
        gain: 0.32,
        bars: `F2 C3 F2 C3 | F2 C3 F2 A2 | G2 C3 F2 E2 | D2 G2 C3 C3 | Bb2 D3 Bb2 G2 | F2 A2 D3 D2 | F2 C3 A2 F2
          | C3 C3 C3 C3 | F2,F3:2 .:2`,
      },
    ],
  },
  // Joplin, The Entertainer: the first strain.
  {
    beatsPerMinute: 84,
    parts: [
      {
        voice: PIANO,
        gain: 0.28,
        bars: `D4:.25 D#4:.25
          | E4:.25 C5:.5 E4:.25 C5:.5 E4:.25 C5:1.5 C6:.25 D6:.25 D#6:.25
          | E6:.25 C6:.25 D6:.25 E6:.5 B5:.25 D6:.5 | C6:1.5 D4:.25 D#4:.25
          | E4:.25 C5:.5 E4:.25 C5:.5 E4:.25 C5:1.75 A5:.25 G5:.25
          | F#5:.25 A5:.25 C6:.25 E6:.5 D6:.25 C6:.25 A5:.25 | D6:1.5 D4:.25 D#4:.25
          | E4:.25 C5:.5 E4:.25 C5:.5 E4:.25 C5:1.5 C6:.25 D6:.25 D#6:.25
          | E6:.25 C6:.25 D6:.25 E6:.5 B5:.25 D6:.5 | C6:1.5 .`,
      },
      {
        voice: PIANO,
        gain: 0.14,
        bars: `.:.5 | .:2 | .:1.25 C5,E5:.25 D5,F5:.25 D#5,F#5:.25
          | E5,G5:.25 C5,E5:.25 D5,F5:.25 E5,G5:.5 B4,D5:.25 D5,F5:.5 | C5,E5:1.5 .:.5
          | .:2 | .:1.5 A4,C5:.25 G4,C5:.25
          | F#4,C5:.25 A4:.25 C5:.25 E5:.5 D5:.25 C5:.25 A4:.25 | D5,F5:1.5 .:.5
          | .:2 | .:1.25 C5,E5:.25 D5,F5:.25 D#5,F#5:.25
          | E5,G5:.25 C5,E5:.25 D5,F5:.25 E5,G5:.5 B4,D5:.25 D5,F5:.5 | C5,E5:1.5 .`,
      },
      {
        voice: PIANO,
        gain: 0.2,
        bars: `.:.5 | C3:.5 E3,G3,C4:.5 G2:.5 G3,Bb3,C4:.5 | F2:.5 A3,C4:.5 E2:.5 G3,C4:.5
          | G2:.5 E3,G3,C4:.5 G2:.5 F3,G3,B3:.5 | C3:.5 E3,G3,C4:.5 E3,G3,C4:.5 G3,B3:.5
          | C3:.5 E3,G3,C4:.5 G2:.5 G3,Bb3,C4:.5 | F2:.5 A3,C4:.5 E2,E3:.5 Eb2,Eb3:.5
          | D2,D3:.5 F#3,A3,C4:.5 D3:.5 F#3,A3,C4:.5 | G3,B3:.5 G2,G3:.5 A2,A3:.5 B2,B3:.5
          | C3:.5 E3,G3,C4:.5 G2:.5 G3,Bb3,C4:.5 | F2:.5 A3,C4:.5 E2:.5 G3,C4:.5
          | G2:.5 E3,G3,C4:.5 G2:.5 F3,G3,B3:.5 | C3:.5 G2:.5 C2,C3:.5 .`,
      },
    ],
  },
  // Tchaikovsky, Swan Lake, the scene by the lake: its first eight bars, up to the note that ends them.
  {
    beatsPerMinute: 100,
    parts: [
      {
        voice: OBOE,
        gain: 0.24,
        bars: `F#5:2 B4:.5 C#5:.5 D5:.5 E5:.5 | F#5:1.5 D5:.5 F#5:1.5 D5:.5 | F#5:1.5 B4:.5 D5:.5 B4:.5 G4:.5 D5:.5
          | B4:2.5 E5:.5 D5:.5 C#5:.5
          | F#5:2 B4:.5 C#5:.5 D5:.5 E5:.5 | F#5:1.5 D5:.5 F#5:1.5 D5:.5 | F#5:1.5 B4:.5 D5:.5 B4:.5 G4:.5 D5:.5
          | B4:2.5 .`,
      },
      {
        voice: HARP,
        gain: 0.17,
        bars: `${figure('a:.5 b:.5 c:.5 d:.5 a:.5 b:.5 c:.5 d:.5', 'B3,D4,F#4,B4 | B3,D4,F#4,B4')}
          | B3:.5 D4:.5 F#4:.5 B4:.5 B3:.5 D4:.5 G4:.5 B4:.5 | B3:.5 E4:.5 G4:.5 B4:.5 A#3:.5 C#4:.5 E4:.5 F#4:.5
          | ${figure('a:.5 b:.5 c:.5 d:.5 a:.5 b:.5 c:.5 d:.5', 'B3,D4,F#4,B4 | B3,D4,F#4,B4')}
          | B3:.5 D4:.5 F#4:.5 B4:.5 B3:.5 D4:.5 G4:.5 B4:.5 | F#3,B3,D4:2.5 .`,
      },
      {
        voice: STRINGS,
        gain: 0.09,
        bars: `F#3,B3,D4:4 | F#3,B3,D4:4 | F#3,B3,D4:2 G3,B3,D4:2 | G3,B3,E4:2 F#3,A#3,E4:2
          | F#3,B3,D4:4 | F#3,B3,D4:4 | F#3,B3,D4:2 G3,B3,D4:2 | F#3,B3,D4:2.5 .`,
      },
      {
        voice: BASS,
        gain: 0.26,
        bars: `B2:4 | B2:4 | B2:2 G2:2 | E2:2 F#2:2 | B2:4 | B2:4 | B2:2 G2:2 | B1,B2:2.5 .`,
      },
    ],
  },
];
