import { parseArgs } from 'node:util';
import { version } from '../../../package.json';
import { DEFAULT_PORT } from '../../contract/limits';
import { SetupError } from '../startErrors';
import { defaultFolder, isPackage } from './dataFolder';

/** The options after the command; each overrides the environment variable of the same setting. */
export interface CommandLine {
  /** As written, not checked yet. */
  port?: string;
  data?: string;
  /** Whether to open the host's browser. */
  open?: boolean;
  /** The folder to copy the data to, or from, instead of starting. */
  backup?: string;
  restore?: string;
  /** What to print instead of starting. */
  answer?: string;
}

const OPTIONS = {
  port: { type: 'string', short: 'p' },
  data: { type: 'string', short: 'd' },
  open: { type: 'boolean', short: 'o' },
  backup: { type: 'string' },
  restore: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

const help = (): string => `
  Quiz Night ${version}: a pub quiz from this computer, for all the phones in the room.

  Usage: quiz-night [options]

    -p, --port NUMBER     the port to listen on; by default ${DEFAULT_PORT}${isPackage() ? ', or the next one that is free' : ''}
    -d, --data FOLDER     the folder for quizzes and games; by default
                          ${defaultFolder()}
    -o, --open            open the browser, even if Quiz Night is already running
        --no-open         do not open the browser; the starters open it, and so does npx if
                          there is a screen
        --backup FOLDER   copy the data to FOLDER, even while Quiz Night is running, and exit
        --restore FOLDER  copy the backup in FOLDER to the data folder, and exit
    -v, --version         print the version
    -h, --help            print this help

  Ctrl+C stops Quiz Night. Everything is saved as you go. Environment variables such as
  DATA_DIR and LOG_LEVEL are listed in docs/settings.md in the repository.

`;

/** Reads the options after the command. Throws a SetupError for unknown ones. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { help: asksHelp, version: asksVersion, ...line } = parse([...args]);
  if (asksHelp) return { answer: help() };
  return asksVersion ? { answer: `${version}\n` } : line;
}

function parse(args: string[]) {
  const { values, tokens } = read(args);
  const names = tokens.map((token) => (token.kind === 'option' ? token.rawName : ''));
  if (names.includes('--no-open') && (names.includes('--open') || names.includes('-o')))
    throw new SetupError('Use either --open or --no-open, not both.');
  return values;
}

function read(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowNegative: true, tokens: true });
  } catch (error) {
    // The rest of Node's message explains how to write arguments that begin with a dash.
    const [reason] = (error as Error).message.split(/\. |\n/);
    const plain = reason
      ?.replace(/\.$/, '')
      .replace('argument missing', 'needs a value')
      .replace('argument is ambiguous', 'needs a value, which must not begin with a dash');
    throw new SetupError(`${plain}: see --help for the options.`);
  }
}
