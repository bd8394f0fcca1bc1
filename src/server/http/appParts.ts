import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from '../access/caller';
import type { Introduction } from '../access/internalCalls';
import type { Hosting } from '../access/hosting';
import type { Origins } from '../access/origins';
import type { Log } from '../log';
import type { Metrics } from '../metrics';
import type { Importer } from '../quizzes/importing/importer';
import type { MediaFolder } from '../quizzes/media/mediaFolder';
import type { MediaUploads } from '../quizzes/media/mediaUploads';
import type { SessionMedia } from '../quizzes/media/sessionMedia';
import type { QuizFolder } from '../quizzes/quizFolder';
import type { Quizzes } from '../quizzes/quizzes';
import type { PlayedQuizzes } from '../seasons/played';
import type { EveningFolder } from '../results/eveningFolder';
import type { ImportedSeason } from '../seasons/importSeason';
import type { SeasonFolder } from '../seasons/seasonFolder';
import type { Rehearsals } from '../rehearsal/rehearsals';
import type { Sessions } from '../sessions/sessions';
import type { VenueFolder } from '../venue/venueFolder';
import type { WayIn } from '../wayIn/wayIn';
import type { ClientFiles, Pages } from './pages';
import type { Turns } from './turns';

/** What answers over HTTP are made of. */
export interface AppParts {
  sessions: Sessions;
  rehearsals: Rehearsals;
  quizzes: Quizzes;
  store: QuizFolder;
  played: PlayedQuizzes;
  importer: Importer;
  seasons: SeasonFolder;
  evenings: EveningFolder;
  seasonImporter: Importer<ImportedSeason>;
  /** Of what takes much memory or time: imports, and files that are made when they are asked for. */
  imports: Turns;
  exports: Turns;
  media: SessionMedia;
  mediaFolder: MediaFolder;
  uploads: MediaUploads;
  venue: VenueFolder;
  wayIn: WayIn;
  pages: Pages;
  hosting: Hosting;
  proxies: TrustedProxies;
  log: Log;
  metrics: Metrics;
  origins: Origins;
  files: ClientFiles;
  /** Resolves when this process may change quizzes and seasons. Throws Elsewhere where another one is to do that. */
  holdQuizzes(): Promise<void>;
  /** Answers a request as the process at `origin` does; undefined where that one does not answer. */
  relay?(
    incoming: IncomingMessage,
    origin: string,
    introduction: Introduction,
  ): Promise<Response | undefined>;
  hubPaths: readonly string[];
  /** Whether new calls and connections should come here: false while the server ends or its store is out of reach. */
  isReady(): boolean;
  /** Answers a SignalR client's POST to `{hubPath}/negotiate`. */
  negotiate(hubPath: string, url: URL): Response | undefined;
}
