import { createAddresses } from '../../src/server/wayIn/addresses';
import { compose } from '../../src/server/composition';
import { resolveOptions } from '../../src/server/options';
import { temporaryFolder } from './quizServer';

/** Everything that can be asked over HTTP, as `GET /quizzes/:quizId`; a middleware's method is ALL. */
export async function readRoutes(): Promise<string[]> {
  const dataFolder = await temporaryFolder();
  const options = resolveOptions({ dataFolder, clientFolder: dataFolder });
  const { app, close } = await compose(
    options,
    createAddresses(undefined, 5000, undefined, () => ({})),
  );
  await close();
  return [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))];
}
