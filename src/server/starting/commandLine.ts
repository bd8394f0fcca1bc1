import { parseArgs } from 'node:util';
import { version } from '../../../package.json';
import { DEFAULT_PORT } from '../../contract/limits';
import { StartError } from '../refusal';
import { homeFolder } from './dataFolder';

/** The options behind the command; each wins over the environment variable of the same setting. */
export interface CommandLine {
  /** As written, not checked yet. */
  port?: string;
  data?: string;
  /** Whether the host's browser is opened. */
  open?: boolean;
  /** What is to be printed in place of a start. */
  answer?: string;
}

const OPTIONS = {
  port: { type: 'string', short: 'p' },
  data: { type: 'string', short: 'd' },
  open: { type: 'boolean', short: 'o' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

const HELP = `
  Quiz Night ${version}: a pub quiz from this computer, for all phones in the room.

  quiz-night [options]

    -p, --port NUMBER   where it listens; without it ${DEFAULT_PORT}, or the next one that is free
    -d, --data FOLDER   where quizzes and games are kept; without it
                        ${homeFolder()}
    -o, --open          opens the browser; where Quiz Night runs already, at the one that runs
    -v, --version       prints the version
    -h, --help          prints this

  Ctrl+C stops it. Everything is saved at every moment.

`;

/** Reads what stands behind the command. Throws a StartError for what it does not know. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { help, version: asksVersion, ...line } = parse([...args]);
  if (help) return { answer: HELP };
  return asksVersion ? { answer: `${version}\n` } : line;
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    // Node explains further on how to write what begins with a dash.
    const [reason] = (error as Error).message.split(/\. |\n/);
    throw new StartError(`${reason?.replace(/\.$/, '')}: --help tells which options there are.`);
  }
}
