// `npm run evening`: draws the pictures and plays the tunes of the quiz that comes with the program into
// src/server/quizzes/evening/media. It needs ffmpeg for the tunes.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const path = fileURLToPath(new URL('media.ts', import.meta.url));
const { module } = await runnerImport(path, { configFile: false, logLevel: 'error' });
await module.makeMedia();
