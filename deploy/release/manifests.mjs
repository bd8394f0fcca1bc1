// `node deploy/release/manifests.mjs v1.2.3 REPOSITORY FOLDER`: writes manifests for winget and a formula for Homebrew
// into the folder of the packages, made of their checksums in SHA256SUMS, and adds their own checksums there.
import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SUMS = 'SHA256SUMS';
const NAME = 'Quiz Night';
/** The first version of winget's schema that can put a folder on the path, which our starter needs. */
const SCHEMA = '1.10.0';
/** Homebrew's names for the systems and processors of our packages. */
const FOR_HOMEBREW = {
  on_macos: { on_arm: 'darwin-arm64', on_intel: 'darwin-x64' },
  on_linux: { on_arm: 'linux-arm64', on_intel: 'linux-x64' },
};

/** Returns the files to publish by hand, by their names: three manifests for winget, and a formula for Homebrew. */
export function manifests({ tag, repository, sums, about }) {
  const of = (system) => {
    const name = `quiz-night-${system}.zip`;
    const [, sum] = new RegExp(`^([0-9a-f]{64})  ${name}$`, 'm').exec(sums) ?? [];
    if (sum === undefined) throw new Error(`${SUMS} has no checksum of ${name}.`);
    return { sum, url: `${repository}/releases/download/${tag}/${name}` };
  };
  const release = { ...about, tag, version: tag.replace(/^v/, ''), repository };
  return { ...wingetFiles(release, of('win-x64')), 'quiz-night.rb': homebrewFormula(release, of) };
}

/** The manifests for winget: of the version, of what is installed, and of what is said about it. */
function wingetFiles({ tag, version, repository, description, keywords, license }, { sum, url }) {
  const owner = repository.split('/').at(-2);
  const id = `${owner}.QuizNight`;
  const file = (type, fields) => {
    const all = { PackageIdentifier: id, PackageVersion: version, ...fields };
    const schema = `https://aka.ms/winget-manifest.${type}.${SCHEMA}.schema.json`;
    const lines = toYaml({ ...all, ManifestType: type, ManifestVersion: SCHEMA });
    return `# yaml-language-server: $schema=${schema}\n\n${lines}`;
  };
  return {
    [`${id}.yaml`]: file('version', { DefaultLocale: 'en-US' }),
    [`${id}.installer.yaml`]: file('installer', {
      Platform: ['Windows.Desktop'],
      MinimumOSVersion: '10.0.0.0',
      InstallerType: 'zip',
      NestedInstallerType: 'portable',
      // The starter looks for the program beside itself: a link to it elsewhere would not do.
      NestedInstallerFiles: [{ RelativeFilePath: `${NAME}\\quiz-night.cmd` }],
      ArchiveBinariesDependOnPath: true,
      Commands: ['quiz-night'],
      Installers: [{ Architecture: 'x64', InstallerUrl: url, InstallerSha256: sum.toUpperCase() }],
    }),
    [`${id}.locale.en-US.yaml`]: file('defaultLocale', {
      PackageLocale: 'en-US',
      Publisher: owner,
      PublisherUrl: repository.slice(0, repository.lastIndexOf('/')),
      PublisherSupportUrl: `${repository}/issues`,
      PackageName: NAME,
      PackageUrl: repository,
      License: license,
      LicenseUrl: `${repository}/blob/${tag}/LICENSE`,
      ShortDescription: description,
      Tags: keywords,
      ReleaseNotesUrl: `${repository}/releases/tag/${tag}`,
    }),
  };
}

/** Writes values as YAML: every text in quotation marks, so that no version becomes a number. */
function toYaml(value, indent = '') {
  return Object.entries(value)
    .map(([name, each]) => {
      if (!Array.isArray(each)) return `${indent}${name}: ${JSON.stringify(each)}\n`;
      const items = each.map((item) =>
        typeof item === 'object'
          ? toYaml(item, `${indent}    `).replace(/^ {2}( *) {2}/, '  $1- ')
          : `${indent}  - ${JSON.stringify(item)}\n`,
      );
      return `${indent}${name}:\n${items.join('')}`;
    })
    .join('');
}

/** The formula of a tap. Homebrew unpacks a zip with one folder into that folder. */
function homebrewFormula({ version, repository, description, license }, of) {
  const systems = Object.entries(FOR_HOMEBREW).map(([system, processors]) => {
    const parts = Object.entries(processors).map(([processor, name]) => {
      const { url, sum } = of(name);
      return `    ${processor} do\n      url "${url}"\n      sha256 "${sum}"\n    end\n`;
    });
    return `  ${system} do\n${parts.join('')}  end\n`;
  });
  return `class QuizNight < Formula
  desc ${JSON.stringify(shortened(description))}
  homepage "${repository}"
  version "${version}"
  license "${license}"

${systems.join('\n')}
  def install
    libexec.install Dir["*"]
    starter = OS.mac? ? "quiz-night.command" : "quiz-night"
    (bin/"quiz-night").write_env_script libexec/starter, {}
  end

  test do
    assert_match "--port", shell_output("#{bin}/quiz-night --help")
  end
end
`;
}

/** Homebrew wants at most 80 letters, and no full stop at their end. */
function shortened(description) {
  return description.split(/[.:]/)[0];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [tag, repository, folder] = process.argv.slice(2);
  const about = JSON.parse(readFileSync('package.json', 'utf8'));
  const sums = readFileSync(join(folder, SUMS), 'utf8');
  for (const [name, text] of Object.entries(manifests({ tag, repository, sums, about }))) {
    writeFileSync(join(folder, name), text);
    appendFileSync(join(folder, SUMS), `${createHash('sha256').update(text).digest('hex')}  ${name}\n`);
  }
}
