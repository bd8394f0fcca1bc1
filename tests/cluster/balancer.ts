import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/serverProcess';

/** nginx in front of the processes, configured as in `deploy/nginx.conf`. */
export class Balancer {
  #child: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    private readonly folder: string,
  ) {}

  /** Reserves a port, which the processes must know before they start. */
  static async reserve(): Promise<Balancer> {
    const folder = await mkdtemp(join(tmpdir(), 'quiz-night-nginx-'));
    // nginx's workers run as another user.
    await chmod(folder, 0o755);
    return new Balancer(await freePort(), folder);
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  async start(upstreams: readonly number[]): Promise<void> {
    const given = await readFile('deploy/nginx.conf', 'utf8');
    await writeFile(join(this.folder, 'nginx.conf'), configuration(given, this.port, upstreams));
    const args = [
      '-p',
      this.folder,
      '-c',
      'nginx.conf',
      '-e',
      'error.log',
      '-g',
      'daemon off; pid nginx.pid;',
    ];
    this.#child = spawn('nginx', args, { stdio: 'inherit' });
    while (!(await isOpen(this.port))) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** What nginx has logged. */
  readLog(): Promise<string> {
    return readFile(join(this.folder, 'error.log'), 'utf8');
  }

  async remove(): Promise<void> {
    const child = this.#child;
    if (child && child.exitCode === null) {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    }
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const opened = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return opened;
}

/**
 * Returns the configuration for operators with other addresses, and with temporary files in the test's own
 * folder.
 */
function configuration(given: string, port: number, upstreams: readonly number[]): string {
  const SERVER = /^ *server 127\.0\.0\.1:\d+(.*;).*\n/gm;
  const settings = [...given.matchAll(SERVER)][0]![1]!;
  const servers = upstreams.map((each) => `server 127.0.0.1:${each}${settings}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  );
  return given
    .replace(SERVER, '')
    .replace('http {', `http {\n${temporary.join('\n')}`)
    .replace('upstream quiz_night {', `upstream quiz_night {\n${servers.join('\n')}`)
    .replace('listen 80;', `listen ${port};\nlisten [::]:${port};`);
}
