import type { MusicPlace } from '../../../contract/venue';

/** How an instrument's notes sound; times are in seconds. */
export interface Voice {
  /** How loud the note itself is, and each of its overtones. Higher ones fade sooner. */
  overtones: readonly number[];
  attack: number;
  /** How long it takes a note that is held to fade to about a third. */
  decay: number;
  /** The same once the note has ended. */
  release: number;
}

export const KEYS: Voice = { overtones: [1, 0.3, 0.12, 0.06], attack: 0.012, decay: 0.9, release: 0.1 };
export const PAD: Voice = { overtones: [1, 0.35, 0.15], attack: 0.6, decay: 8, release: 0.5 };
export const MALLET: Voice = { overtones: [1, 0.08, 0, 0.25], attack: 0.005, decay: 0.35, release: 0.2 };
export const BELL: Voice = { overtones: [1, 0.4, 0.12], attack: 0.01, decay: 0.9, release: 0.4 };
export const BASS: Voice = { overtones: [1, 0.5, 0.2, 0.08], attack: 0.015, decay: 1.5, release: 0.07 };

/** What one instrument plays. */
interface Part {
  voice: Voice;
  gain: number;
  /** How much of a note comes back in its echo. */
  echo?: number;
  /**
   * Its bars, with strokes between them: notes such as `C4`, several at once as `C4,E4`, and rests as `.`; after a
   * colon the length in beats, where it is not one.
   */
  bars: string;
}

/** A piece of music. */
export interface Tune {
  beatsPerMinute: number;
  /** They are equally long. */
  parts: readonly Part[];
}

/** A piece of music whose end leads to its start. */
export interface Loop extends Tune {
  /** A share of full volume: a question's own sound and people talking are louder. */
  volume: number;
}

/** The program's own music. */
export const LOOPS: Readonly<Record<MusicPlace, Loop>> = {
  lobby: {
    beatsPerMinute: 106,
    volume: 0.22,
    parts: [
      {
        voice: KEYS,
        gain: 0.16,
        bars: inRhythm(
          ['x:1.5 x:1.5 x', '.:.5 x .:.5 x .'],
          `B3,D4,F#4 | B3,D4,G4 | C4,E4,G4 | C4,E4,F#4 | B3,D4,F#4 | A3,D4,F#4 | B3,E4,G4 | C4,E4,G4
          | B3,E4,G4 | A3,D4,F#4 | C4,E4,G4 | B3,D4,F#4 | B3,D4,G4 | C#4,E4,G4 | C4,E4,G4 | C4,E4,F#4`,
        ),
      },
      {
        voice: BASS,
        gain: 0.28,
        bars: inRhythm(
          ['x:1.5 .:.5 x:1.5 x:.5'],
          'G2 | E2 | A2 | D2 | G2 | B2 | C3 | D2 | C3 | B2 | A2 | G2 | E2 | A2 | A2 | D2',
        ),
      },
      {
        voice: MALLET,
        gain: 0.3,
        echo: 0.3,
        bars: `D5:1.5 B4:.5 . D5 | E5:.5 D5:.5 B4 .:2 | C5:1.5 E5:.5 . E5 | F#5:.5 E5:.5 D5 .:2
          | G5:1.5 F#5:.5 D5 . | F#5 D5 A4 . | G4:.5 B4:.5 E5 D5 . | C5 A4 .:2
          | . E5:.5 G5:.5 E5 . | . D5:.5 F#5:.5 D5 . | . C5:.5 E5:.5 C5 A4 | B4:2 .:2
          | G5 E5:.5 B4:.5 . E5 | E5 C#5:.5 A4:.5 . E5 | C5:.5 E5:.5 G5 E5 . | F#5 E5 C5:.5 A4:.5 .`,
      },
    ],
  },
  thinking: {
    beatsPerMinute: 72,
    volume: 0.14,
    parts: [
      {
        voice: PAD,
        gain: 0.14,
        bars: inRhythm(
          ['x:4'],
          `F3,A3,C4,E4 | F3,A3,C4,E4 | F3,A3,D4 | F3,A3,D4 | F3,Bb3,D4 | F3,Bb3,D4
          | F3,A3,C4,E4 | E3,G3,C4 | F3,A3,C4 | E3,G3,C4 | F3,A3,D4 | E3,A3,D4`,
        ),
      },
      {
        voice: BASS,
        gain: 0.3,
        bars: inRhythm(
          ['x:.5 .:1.5 x:.5 .:1.5'],
          'D3 | D3 | Bb2 | Bb2 | G2 | G2 | F2 | C3 | D3 | A2 | Bb2 | A2',
        ),
      },
      {
        voice: MALLET,
        gain: 0.2,
        echo: 0.4,
        bars: `. A4:.5 C5:.5 E5 . | . A4:.5 C5:.5 F5 . | . A4:.5 D5:.5 F5 . | .:2 D5:.5 A4:.5 .
          | . Bb4:.5 D5:.5 F5 . | . Bb4:.5 D5:.5 G5 . | . A4:.5 C5:.5 E5 . | . G4:.5 C5:.5 E5 .
          | . A4:.5 C5:.5 F5 . | . G4:.5 C5:.5 E5 . | . A4:.5 D5:.5 F5:.5 A5:.5 . | . A4:.5 D5:.5 E5 .`,
      },
    ],
  },
  break: {
    beatsPerMinute: 84,
    volume: 0.2,
    parts: [
      {
        voice: KEYS,
        gain: 0.18,
        bars: inRhythm(
          ['x:2.5 x:1.5', '.:.5 x:2 x:1.5'],
          `A3,C4,E4 | G3,B3,D4 | A3,C4,F4 | G3,B3,E4 | A3,C4,E4 | G3,B3,D4 | G3,C4,E4 | G3,C4,E4
          | A3,C4,F4 | F3,B3,D4 | G3,B3,D4 | G3,C4,E4 | A3,C4,F4 | F3,B3,D4 | G3,B3,E4 | G3,Bb3,E4`,
        ),
      },
      {
        voice: BASS,
        gain: 0.27,
        bars: inRhythm(
          ['x:2.5 x:.5 x'],
          'F2 | E2 | D2 | C2 | F2 | E2 | A2 | A2 | D2 | G2 | E2 | A2 | D2 | G2 | C3 | C3',
        ),
      },
      {
        voice: BELL,
        gain: 0.2,
        echo: 0.3,
        bars: `. C5:.5 E5:.5 G5:2 | . B4:.5 D5:.5 G5:2 | . A4:.5 C5:.5 F5 E5 | D5 E5:3
          | . C5:.5 E5:.5 A5:2 | G5 D5 B4:2 | C5:1.5 B4:.5 A4:2 | .:4
          | . F5 E5:.5 D5:1.5 | . D5 B4:.5 G4:1.5 | . D5 E5:.5 G5:1.5 | E5 C5:3
          | . F5:.5 A5:.5 G5 F5 | E5 D5 B4:2 | C5:.5 D5:.5 E5:3 | .:4`,
      },
    ],
  },
};

/** Bars of one chord each, in these rhythms by turns, in which `x` stands for the chord. */
function inRhythm(rhythms: readonly string[], chords: string): string {
  const bars = chords.split('|').map((chord, bar) => {
    return rhythms[bar % rhythms.length]!.replaceAll('x', chord.trim());
  });
  return bars.join('|');
}

/** Returns how many beats a piece of music has. */
export function beatsOf({ parts }: Tune): number {
  return wordsIn(parts[0]!.bars).reduce((sum, { beats }) => sum + beats, 0);
}

/** One note: its start and length in beats. */
interface LoopNote {
  hertz: number;
  at: number;
  beats: number;
}

/** Reads what an instrument plays. */
export function notesOf(bars: string): LoopNote[] {
  let end = 0;
  return wordsIn(bars).flatMap(({ names, beats }) => {
    const at = end;
    end += beats;
    if (names === '.') return [];
    return names.split(',').map((name) => ({ hertz: hertzOf(name), at, beats }));
  });
}

/** The notes and rests, each with its length. */
function wordsIn(bars: string): { names: string; beats: number }[] {
  return bars.match(/[^\s|]+/g)!.map((word) => {
    const [names = '', length = '1'] = word.split(':');
    return { names, beats: Number(length) };
  });
}

const SEMITONES: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11, '#': 1, b: -1 };
/** The pitch that instruments are tuned to. */
const A4 = { hertz: 440, semitone: 4 * 12 + 9 };

/** Returns the pitch of a note such as `F#4`. */
function hertzOf(name: string): number {
  const semitone = [...name.slice(0, -1)].reduce((sum, sign) => sum + SEMITONES[sign]!, 0);
  return A4.hertz * 2 ** ((Number(name.at(-1)) * 12 + semitone - A4.semitone) / 12);
}
