import type { Plugin, ViteDevServer } from 'vite';
import { DEFAULT_PORT } from '../../contract/limits.ts';

/** Returns where the quiz server runs: its port is set as in `npm start`. */
const quizServer = (): string => `http://localhost:${process.env.PORT?.trim() || DEFAULT_PORT}`;

/** The pages that are not the host's, by the beginning of their addresses. */
const PAGES: Record<string, string> = {
  join: '/src/player/index.html',
  remote: '/src/host/remote.html',
  preview: '/src/host/preview.html',
  'preview/phone': '/src/player/preview.html',
};

/** What the quiz server answers rather than Vite. A browser that opens one of these addresses gets a page. */
const CALLS =
  '^/(quizzes|questions|session|media|venue|seasons|evenings|network|wifi|metrics|health|quizHub|gameHub)(?=[/?]|$)';

interface RunningServer {
  close(): Promise<void>;
}

/**
 * Runs the quiz server beside Vite's own in `npm run dev`: both run from source, and the quiz server restarts
 * whenever one of its files changes. Also serves the player's page at /join, the remote at /remote and the
 * previews at /preview and /preview/phone, as the quiz server does.
 */
export function quizServerInDev(): Plugin {
  return {
    name: 'quiz-server-in-dev',
    apply: (_, { command, mode }) => command === 'serve' && mode === 'development',
    // Pages know no server other than the one that they come from, which alone has the rights of this machine.
    config: () => ({
      server: {
        proxy: {
          [CALLS]: {
            target: quizServer(),
            ws: true,
            bypass: ({ url, headers }) => (headers.accept?.includes('text/html') ? url : undefined),
          },
        },
      },
    }),
    // As the quiz server marks its pages.
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'quiz-server', content: 'embedded' } }],
    configureServer(vite) {
      vite.middlewares.use((request, _response, next) => {
        const page = /^\/(join|remote|preview\/phone|preview)(?=[/?]|$)/.exec(request.url ?? '')?.[1];
        if (page) request.url = PAGES[page];
        next();
      });
      keepQuizServer(vite);
    },
  };
}

function keepQuizServer(vite: ViteDevServer): void {
  const start = async (): Promise<RunningServer | undefined> => {
    try {
      await vite.ssrLoadModule('/src/server/kindsMain.ts');
      const { startFromEnvironment } = await vite.ssrLoadModule('/src/server/start.ts');
      return (await startFromEnvironment()) as RunningServer;
    } catch (error) {
      vite.config.logger.error(`quiz server: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  };
  let running = start();
  vite.watcher.on('change', (file) => {
    if (!/src\/(server|contract|session|game|kinds|reading)\//.test(file.replaceAll('\\', '/'))) return;
    running = running.then(async (server) => {
      await server?.close();
      return start();
    });
  });
  vite.httpServer?.on('close', () => void running.then((server) => server?.close()));
}
