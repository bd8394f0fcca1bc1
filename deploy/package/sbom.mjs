// What is inside, for programs that look for known holes: a list in the format CycloneDX (SBOM).
import { join } from 'node:path';
import { COMPILED_IN, packagesInside, read } from './contents.mjs';

/** Returns the list. It has neither a date nor a random number, so that the same build gives the same list. */
export function sbom() {
  const { name, version, license } = read('package.json');
  const { packages } = read('package-lock.json');
  const inside = packagesInside().map((path) =>
    component(read(join(path, 'package.json')), packages[path].integrity),
  );
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { ...component({ name, version, license }), type: 'application' } },
    components: [...inside, ...compiledIn(), node()],
  };
}

function component({ name, version, license }, integrity) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const content = integrity && Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license && { licenses: [{ expression: license }] }),
    ...(content && { hashes: [{ alg: 'SHA-512', content }] }),
  };
}

/** What is compiled into native files. */
function compiledIn() {
  return Object.entries(COMPILED_IN).flatMap(([into, parts]) =>
    parts.map(({ name, version, title, license }) => ({
      type: 'library',
      'bom-ref': `pkg:generic/${name}@${version}`,
      name,
      version,
      purl: `pkg:generic/${name}@${version}`,
      description: `${title}, compiled into ${into}`,
      licenses: [{ expression: license }],
    })),
  );
}

/** Node, with its version in the downloads; `npx` and the image use another one. */
function node() {
  const { version } = read('deploy/package/node.json');
  const purl = `pkg:generic/node@${version}`;
  return {
    type: 'platform',
    'bom-ref': purl,
    name: 'node',
    version,
    purl,
    description: 'In the downloads only',
    licenses: [{ expression: 'MIT' }],
  };
}
