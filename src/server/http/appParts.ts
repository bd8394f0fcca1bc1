import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from '../access/caller';
import type { Introduction } from '../access/internalCalls';
import type { Hosting } from '../access/hosting';
import type { Origins } from '../access/origins';
import type { Corrections } from '../evenings/corrections';
import type { Kept } from '../kept';
import type { Log } from '../../session/ports';
import type { Metrics } from '../metrics';
import type { Importer } from '../quizzes/importing/importer';
import type { Rehearsals } from '../../session/rehearsal/rehearsals';
import type { ImportedSeason } from '../seasons/importSeason';
import type { Sessions } from '../sessions/sessions';
import type { WayIn } from '../network/wayIn';
import type { ClientFiles, Pages } from './pages';
import type { Turns } from './turns';

/** Everything that HTTP handlers use. */
export interface AppParts {
  sessions: Sessions;
  rehearsals: Rehearsals;
  kept: Kept;
  /** What hosts do with evenings that are over. */
  corrections: Corrections;
  quizImporter: Importer;
  seasonImporter: Importer<ImportedSeason>;
  /** The queues of what takes much memory or time: imports, files that are generated on request, and searches. */
  imports: Turns;
  exports: Turns;
  searches: Turns;
  wayIn: WayIn;
  pages: Pages;
  hosting: Hosting;
  proxies: TrustedProxies;
  log: Log;
  metrics: Metrics;
  origins: Origins;
  files: ClientFiles;
  /** Answers a request as the process at `origin` does; undefined if that process does not answer. */
  relay?(
    incoming: IncomingMessage,
    origin: string,
    introduction: Introduction,
  ): Promise<Response | undefined>;
  hubPaths: readonly string[];
  /** Whether calls and connections should come here: not while the server ends or its store is out of reach. */
  isReady(): boolean;
  /** Ends the whole process. */
  stop(): void;
  /** Answers a SignalR client's POST to `{hubPath}/negotiate`. */
  negotiate(hubPath: string, url: URL): Response | undefined;
}
