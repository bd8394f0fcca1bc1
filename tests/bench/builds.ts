import { quizServer, ServerProcess } from '../support/serverProcess';

/** The builds to measure. BEFORE names the main.js of another one, which is measured in the same run. */
export const BUILDS: { name: 'before' | 'now'; program: string }[] = [
  ...(process.env.BEFORE ? [{ name: 'before' as const, program: process.env.BEFORE }] : []),
  { name: 'now', program: 'dist/server/main.js' },
];

export function startBuild({ program }: { program: string }): Promise<ServerProcess> {
  return ServerProcess.start({ ...quizServer(), args: () => [program] });
}

/** Returns a table with one row for each thing measured, and one column for each build. */
export function sideBySide(rows: ReadonlyMap<string, Record<string, string | number>>) {
  const measured = [...new Set([...rows.values()].flatMap((row) => Object.keys(row)))];
  return measured.map((what) => ({
    measured: what,
    ...Object.fromEntries([...rows].map(([build, row]) => [build, row[what] ?? ''])),
  }));
}
