import { DEFAULT_PORT } from '../contract/limits';
import type { QuizServerOptions } from './options';
import { StartError } from './refusal';

export type ServerSettings = Pick<QuizServerOptions, 'host' | 'publicUrl' | 'isHostingOpen'> & {
  port: number;
  dataFolder: string;
  allowedOrigins: string[];
};

/**
 * Reads the settings that README lists from environment variables. Throws a StartError for a value that cannot be
 * used.
 */
export function readSettings(env: Record<string, string | undefined>): ServerSettings {
  const origins = env.ALLOWED_ORIGINS?.split(',').map((each) => each.trim()) ?? [];
  return {
    port: readPort(env.PORT?.trim()),
    host: env.HOST?.trim() || undefined,
    dataFolder: env.DATA_DIR?.trim() || './data',
    publicUrl: env.PUBLIC_URL?.trim() ? readOrigin('PUBLIC_URL', env.PUBLIC_URL.trim()) : undefined,
    isHostingOpen: readHosting(env.HOSTING?.trim()),
    allowedOrigins: origins.filter(Boolean).map((each) => readOrigin('ALLOWED_ORIGINS', each)),
  };
}

function readPort(text: string | undefined): number {
  if (!text) return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new StartError(`PORT must be a whole number from 0 to 65535, not "${text}".`);
}

function readHosting(text: string | undefined): boolean {
  if (!text || text === 'open') return text === 'open';
  throw new StartError(`HOSTING must be open or not set, not "${text}".`);
}

function readOrigin(variable: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return url.origin;
  throw new StartError(
    `${variable} must be like https://quiz.example or http://192.168.0.7:5000, not "${text}".`,
  );
}
