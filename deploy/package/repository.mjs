// Where the source is, which npm's page shows and compares with the repository that published the package.
import { spawnSync } from 'node:child_process';

/** A repository on a code host: its host, and its owner and name. */
const ORIGIN = /^(?:https:\/\/(?:[^/@]+@)?|ssh:\/\/git@|git@)([\w.-]+)[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/;

/** Returns the address that this clone was made from; empty without git. */
export function originOfClone() {
  return (
    spawnSync('git', ['config', '--get', 'remote.origin.url'], { encoding: 'utf8' }).stdout?.trim() ?? ''
  );
}

/** Returns the fields of package.json that name the repository; none if it is not on a code host. */
export function repositoryFields(origin) {
  const [, host, path] = ORIGIN.exec(origin) ?? [];
  if (path === undefined) return {};
  const url = `https://${host}/${path}`;
  return {
    homepage: `${url}#readme`,
    repository: { type: 'git', url: `git+${url}.git` },
    bugs: `${url}/issues`,
  };
}
