/** One value of a metric. What a histogram's name is followed by stands in `suffix`. */
export interface Sample {
  value: number;
  labels?: Record<string, string>;
  suffix?: string;
}

export interface Metric {
  type: 'counter' | 'gauge' | 'histogram';
  name: string;
  help: string;
  /** What it is now: one value, or one for each set of labels. */
  read(): number | Sample[];
}

/** What a scrape is answered: Prometheus' text format, version 0.0.4. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Writes metrics with their values of this moment in that format. */
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

/** In seconds: what a histogram tells apart. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** How often something took how many seconds. */
export class Histogram {
  /** By bound; the last one is for what took longer than all. */
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
