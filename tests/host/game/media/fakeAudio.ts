/** A note that a fake audio context was told to play. */
interface Note {
  hertz: number;
  start: number;
  stop: number;
  /** The target gains of its volume, in order. */
  gains: number[];
}

/** Web Audio under the control of a test: it records what would sound. */
export class FakeAudioContext {
  /** Every context that was opened in a test. */
  static all: FakeAudioContext[] = [];
  state: AudioContextState = 'running';
  currentTime = 0;
  readonly destination = {};
  readonly notes: Note[] = [];
  isClosed = false;

  constructor() {
    FakeAudioContext.all.push(this);
  }

  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.isClosed = true;
    return Promise.resolve();
  }

  createGain() {
    const gains: number[] = [];
    const to = (gain: number) => gains.push(gain);
    const gain = { setValueAtTime: to, linearRampToValueAtTime: to, exponentialRampToValueAtTime: to };
    return { gain, gains, connect: () => {} };
  }

  createOscillator() {
    const note: Note = { hertz: 0, start: 0, stop: 0, gains: [] };
    const frequency = {
      set value(hertz: number) {
        note.hertz = hertz;
      },
    };
    return {
      frequency,
      type: '',
      connect: (volume: { gains: number[] }) => {
        note.gains = volume.gains;
      },
      start: (at: number) => {
        note.start = at;
        this.notes.push(note);
      },
      stop: (at: number) => {
        note.stop = at;
      },
    };
  }
}
