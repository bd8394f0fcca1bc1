import { findBrokenWords } from '../support/findBrokenWords';
import { expect, test } from './fixtures';
import { onEachScreen } from './measureScene';
import { beside, compounds, openWall, scenesWith, usual, WIDE_NAME } from './wallScenes';

/** The sizes of a laptop, an old projector and a television. */
const SCREENS = [
  [1366, 768],
  [1024, 768],
  [1920, 1080],
] as const;

for (const [name, words] of Object.entries({ 'usual words': usual, ...beside, 'long compounds': compounds }))
  test(`no word is broken on the wall: ${name}`, async ({ page, server }) => {
    const { wall, show } = await openWall(page, server.origin);
    // A picture only affects its own question's scenes.
    const scenes = scenesWith(words).filter((scene) => !('imageUrl' in words) || 'question' in scene);
    await onEachScreen(page, SCREENS, async (_height, screen) => {
      for (const scene of scenes) {
        await show(scene);
        const message = `${scene.name} ${'question' in scene ? scene.question?.kind : ''}, ${screen}`;
        await expect.soft
          .poll(async () => (await findBrokenWords(wall)).filter(isWrong), { message })
          .toEqual([]);
      }
    });
  });

/** A name wider than any word is broken on the podium, as it would be too small to read. */
const isWrong = (found: string) => !`broken: ${WIDE_NAME}`.startsWith(found);
