import { readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

type Row = Record<string, string | number>;

/** Prints rows under a title as a Markdown table. */
export function printTable(title: string, rows: Row[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const body = rows.map((row) => line(columns.map((column) => row[column] ?? '')));
  process.stdout.write(
    ['', title, '', line(columns), line(columns.map(() => '---')), ...body, ''].join('\n') + '\n',
  );
}

/** Returns the median, 95th percentile and maximum of samples, rounded to tenths. */
export function percentiles(samples: number[]): { p50: string; p95: string; max: string } {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN).toFixed(1);
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

/** Returns the same as columns of a table about `what`. */
export function columns(what: string, samples: number[]): Record<string, string> {
  const { p50, p95, max } = percentiles(samples);
  return { [`${what} p50`]: p50, [`${what} p95`]: p95, [`${what} max`]: max };
}

/** Returns the median of samples. */
export function median(samples: number[]): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? NaN;
}

/** Returns the processor time of a process so far, in milliseconds; 0 if the system does not tell. */
export async function processorMs({ pid }: { pid: number }): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return (user + system) * MS_PER_TICK;
}

/** Returns a process's resident memory, if the system tells it. */
export async function memoryOf({ pid }: { pid: number }): Promise<string> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)} MB`;
  } catch {
    return 'not told by this system';
  }
}
