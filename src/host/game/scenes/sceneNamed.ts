import type { Scene, SceneName } from '../../../contract/scene';

/** The scene of this name, with what it shows. */
export type SceneNamed<Name extends SceneName> = Extract<Scene, { name: Name }>;
