import { version } from '../../package.json';
import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import { ERROR_CODES } from '../contract/errors';
import { GameHubPlayMethod } from '../contract/gameHubs';
import { Histogram, writeMetrics, type Metric, type Sample } from './metricsText';

/** Counts errors that have no code, such as a call of a method that there is not. */
const NO_CODE = 'other';

/**
 * What whoever runs the server watches. Counting costs next to nothing; all else is read when it is asked for, and
 * what would take a timer begins with the first time.
 */
export class Metrics {
  readonly #metrics: Metric[] = [];
  readonly #acknowledged = new Histogram();
  /** All codes from the start on: whoever asks for an increase must have seen the 0 before it. */
  readonly #refused = new Map<string, number>([...ERROR_CODES, NO_CODE].map((code) => [code, 0]));
  readonly #lag = new LoopLag();

  constructor() {
    this.add('gauge', 'quiz_night_build_info', 'Always 1; the version stands in the label.', () => [
      { labels: { version }, value: 1 },
    ]);
    this.add('counter', 'quiz_night_answers_total', 'Answers that were stored and acknowledged.', () => {
      return this.#acknowledged.count;
    });
    this.add(
      'histogram',
      'quiz_night_acknowledge_seconds',
      'From the arrival of an answer to its being acknowledged.',
      () => this.#acknowledged.read(),
    );
    this.add(
      'counter',
      'quiz_night_refused_calls_total',
      'Calls of REST and hubs that were refused, by error code.',
      () => [...this.#refused].map(([code, value]) => ({ labels: { code }, value })),
    );
    this.add(
      'gauge',
      'quiz_night_event_loop_lag_seconds',
      'How late timers were since the last scrape.',
      () => this.#lag.read(),
    );
    this.#addProcess();
  }

  /** `read` is called at each scrape. */
  add(type: Metric['type'], name: string, help: string, read: Metric['read']): void {
    this.#metrics.push({ type, name, help, read });
  }

  /** Counts a call of a hub method. */
  called(target: string, ms: number, error?: string): void {
    if (error !== undefined) this.refused(error);
    else if (target === GameHubPlayMethod.SubmitAnswer) this.#acknowledged.add(ms / 1000);
  }

  /** Counts a call that was answered with an error. */
  refused(error: string): void {
    const code = this.#refused.has(error) ? error : NO_CODE;
    this.#refused.set(code, this.#refused.get(code)! + 1);
  }

  /** All of it as text for Prometheus. */
  write(): string {
    return writeMetrics(this.#metrics);
  }

  /** No timer is left. */
  close(): void {
    this.#lag.close();
  }

  /** Under the names that every program has them. */
  #addProcess(): void {
    this.add('gauge', 'process_resident_memory_bytes', 'Resident memory size in bytes.', () =>
      process.memoryUsage.rss(),
    );
    this.add('counter', 'process_cpu_seconds_total', 'User and system CPU time spent in seconds.', () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    });
    this.add(
      'gauge',
      'process_start_time_seconds',
      'Start time of the process since 1970 in seconds.',
      () => {
        return performance.timeOrigin / 1000;
      },
    );
  }
}

/** How often the loop is looked at. Each look is told with this time in it. */
const RESOLUTION_MS = 20;
const PERCENTILES = { p50: 50, p99: 99, max: 100 };

/** How late the event loop was. */
class LoopLag {
  #delays: IntervalHistogram | undefined;
  #isClosed = false;

  /** In seconds, since it was read last. The first time there is nothing yet: measuring takes a timer. */
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

  /** No timer is left, and none is begun any more. */
  close(): void {
    this.#isClosed = true;
    this.#delays?.disable();
  }
}
