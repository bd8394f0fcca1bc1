import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ServerProcess } from './serverProcess';

/** What a running server needs; sessions of earlier tests do no harm. */
const STAYS = new Set(['sessions', 'server-key', 'version', 'quizzes']);

/** A server that several tests use in turn: each finds its files as they were after the start. */
export class SharedServer {
  private constructor(
    readonly server: ServerProcess,
    private readonly samples: string,
  ) {}

  static async start(): Promise<SharedServer> {
    const server = await ServerProcess.start();
    const samples = `${server.dataFolder}-samples`;
    await cp(join(server.dataFolder, 'quizzes'), samples, { recursive: true });
    return new SharedServer(server, samples);
  }

  /** Removes what a test has stored, and restarts the server if the test has ended it. */
  async reset(): Promise<void> {
    const { server, samples } = this;
    const quizzes = join(server.dataFolder, 'quizzes');
    const names = (await readdir(server.dataFolder)).filter((name) => !STAYS.has(name));
    // The server caches the venue for a moment.
    if (names.includes('venue.json')) await server.kill();
    const stored = names.map((name) => join(server.dataFolder, name));
    const inQuizzes = (await readdir(quizzes)).map((name) => join(quizzes, name));
    for (const path of [...stored, ...inQuizzes]) await rm(path, { recursive: true, force: true });
    await cp(samples, quizzes, { recursive: true, preserveTimestamps: true });
    if (!server.isRunning) await server.start();
  }

  async remove(): Promise<void> {
    await this.server.remove();
    await rm(this.samples, { recursive: true, force: true });
  }
}
