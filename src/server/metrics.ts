// The text format of Prometheus is written here by hand: 60 lines that change nothing on the way of an answer, where
// prom-client would bring a registry for the whole process and timers of its own to every server, watched or not.
import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import { version } from '../../package.json';
import { ERROR_CODES } from '../contract/errors';
import { GameHubMethod } from '../contract/fromPhones';

/** Counts errors without a code, such as a call of an unknown method. */
const NO_CODE = 'other';

/** The operator's metrics. Counting costs next to nothing; all else is read, and timed, only on request. */
export class Metrics {
  readonly #metrics: Metric[] = [];
  readonly #acknowledged = new Histogram();
  /** Starts with all codes at 0: Prometheus sees an increase only after it has seen the 0. */
  readonly #refused = new Map<string, number>([...ERROR_CODES, NO_CODE].map((code) => [code, 0]));
  readonly #lag = new LoopLag();

  constructor() {
    this.add('gauge', 'quiz_night_build_info', 'Always 1; the version is in the label.', () => [
      { labels: { version }, value: 1 },
    ]);
    const stored = 'Answers that were stored and acknowledged.';
    this.add('counter', 'quiz_night_answers_total', stored, () => this.#acknowledged.count);
    const delay = 'Seconds from the arrival of an answer to its acknowledgement.';
    this.add('histogram', 'quiz_night_acknowledge_seconds', delay, () => this.#acknowledged.read());
    const refused = 'REST and hub calls that were refused, by error code.';
    this.add('counter', 'quiz_night_refused_calls_total', refused, () =>
      [...this.#refused].map(([code, value]) => ({ labels: { code }, value })),
    );
    const lag = 'How late timers have been since the last scrape.';
    this.add('gauge', 'quiz_night_event_loop_lag_seconds', lag, () => this.#lag.read());
    this.#addProcess();
  }

  /** `read` is called at each scrape. */
  add(type: Metric['type'], name: string, help: string, read: Metric['read']): void {
    this.#metrics.push({ type, name, help, read });
  }

  /** Counts a call of a hub method. */
  called(target: string, ms: number, error?: string): void {
    if (error !== undefined) this.refused(error);
    else if (target === GameHubMethod.SubmitAnswer) this.#acknowledged.add(ms / 1000);
  }

  /** Counts a call that was answered with an error. */
  refused(error: string): void {
    const code = this.#refused.has(error) ? error : NO_CODE;
    this.#refused.set(code, this.#refused.get(code)! + 1);
  }

  /** Returns all metrics as text for Prometheus. */
  write(): string {
    return writeMetrics(this.#metrics);
  }

  /** Leaves no timer behind. */
  close(): void {
    this.#lag.close();
  }

  /** Adds the process metrics, under their customary names. */
  #addProcess(): void {
    this.add('gauge', 'process_resident_memory_bytes', 'Resident memory size in bytes.', () =>
      process.memoryUsage.rss(),
    );
    this.add('counter', 'process_cpu_seconds_total', 'User and system CPU time spent in seconds.', () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    });
    const start = 'Start time of the process since 1970 in seconds.';
    this.add('gauge', 'process_start_time_seconds', start, () => performance.timeOrigin / 1000);
  }
}

/** The sampling interval of the loop. Node includes it in each delay. */
const RESOLUTION_MS = 20;
const PERCENTILES = { p50: 50, p99: 99, max: 100 };

/** Measures how late the event loop runs. */
class LoopLag {
  #delays: IntervalHistogram | undefined;
  #isClosed = false;

  /** Returns seconds since the last reading. The first reading is empty: it only starts the timer. */
  read(): Sample[] {
    if (this.#isClosed) return [];
    if (!this.#delays) {
      this.#delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
      this.#delays.enable();
      return [];
    }
    const delays = this.#delays;
    const samples = Object.entries(PERCENTILES).map(([stat, percentile]) => ({
      labels: { stat },
      value: Math.max(0, delays.percentile(percentile) / 1e6 - RESOLUTION_MS) / 1000,
    }));
    delays.reset();
    return samples;
  }

  /** Leaves no timer behind, and starts no new one. */
  close(): void {
    this.#isClosed = true;
    this.#delays?.disable();
  }
}

/** One value of a metric. `suffix` is what a histogram appends to its name. */
export interface Sample {
  value: number;
  labels?: Record<string, string>;
  suffix?: string;
}

interface Metric {
  type: 'counter' | 'gauge' | 'histogram';
  name: string;
  help: string;
  /** Returns the current value, or one for each set of labels. */
  read(): number | Sample[];
}

/** The content type of Prometheus' text format, version 0.0.4. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export function writeMetrics(metrics: readonly Metric[]): string {
  return metrics.map(writeMetric).join('');
}

function writeMetric({ type, name, help, read }: Metric): string {
  const values = read();
  const samples: Sample[] = typeof values === 'number' ? [{ value: values }] : values;
  const lines = samples.map(
    ({ value, labels, suffix = '' }) => `${name}${suffix}${writeLabels(labels)} ${value}\n`,
  );
  return `# HELP ${name} ${escape(help)}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function writeLabels(labels: Record<string, string> = {}): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${escape(value).replaceAll('"', '\\"')}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

function escape(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
}

/** In seconds: the upper bounds of a histogram's buckets. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts how long something took. */
export class Histogram {
  /** Counts by bucket; the last one is for everything longer. */
  readonly #counts = [...BOUNDS, Infinity].map(() => 0);
  #sum = 0;

  get count(): number {
    return this.#counts.reduce((sum, each) => sum + each, 0);
  }

  add(seconds: number): void {
    const place = BOUNDS.findIndex((bound) => seconds <= bound);
    this.#counts[place < 0 ? BOUNDS.length : place]! += 1;
    this.#sum += seconds;
  }

  read(): Sample[] {
    let count = 0;
    const buckets = this.#counts.map((each, place): Sample => {
      count += each;
      return { suffix: '_bucket', labels: { le: String(BOUNDS[place] ?? '+Inf') }, value: count };
    });
    return [...buckets, { suffix: '_sum', value: this.#sum }, { suffix: '_count', value: count }];
  }
}
