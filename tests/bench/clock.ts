/**
 * Returns milliseconds on the machine's own clock, which all its processes share; .NET's Stopwatch reads it
 * too.
 */
export function machineMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
