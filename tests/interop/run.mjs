// `npm run test:interop`: needs a .NET SDK that runs single files (10 or newer); without one nothing is tested.
import { spawnSync } from 'node:child_process';

const version = spawnSync('dotnet', ['--version'], { encoding: 'utf8' }).stdout ?? '';
if (Number.parseInt(version, 10) >= 10) {
  const shell = process.platform === 'win32';
  const options = { stdio: 'inherit', shell };
  process.exitCode = spawnSync('npx', ['playwright', 'test', '-c', 'tests/interop'], options).status ?? 1;
} else {
  process.stdout.write(
    'Not run: there is no .NET SDK 10 or newer here, so nothing is said about ASP.NET Core.\n',
  );
}
