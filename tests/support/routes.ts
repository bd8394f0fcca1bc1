import { UnfinishedConnections } from '../../src/server/access/unfinished';
import { createAddresses } from '../../src/server/network/addresses';
import { compose } from '../../src/server/composition';
import { resolveOptions } from '../../src/server/options';
import { temporaryFolder } from './quizServer';

/**
 * Returns everything that can be requested over HTTP, such as `GET /quizzes/:quizId`; middleware has the
 * method ALL.
 */
export async function readRoutes(): Promise<string[]> {
  const dataFolder = await temporaryFolder();
  const options = resolveOptions({ dataFolder, clientFolder: dataFolder });
  const { app, close } = await compose(
    options,
    createAddresses(undefined, 5000, undefined, () => ({})),
    new UnfinishedConnections(1),
  );
  await close();
  return [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))];
}
