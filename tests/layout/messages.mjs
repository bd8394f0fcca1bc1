// Part of `npm run check`: generates the types of all messages in src/locales, and reports which are invalid and how many
// each language lacks.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const path = fileURLToPath(new URL('../../src/server/vite/messages/report.ts', import.meta.url));
const { module } = await runnerImport(path, { configFile: false, logLevel: 'error' });
const { faults, told } = module.report();
for (const each of [...told, ...faults]) process.stderr.write(`${each}\n`);
process.exitCode = faults.length ? 1 : 0;
