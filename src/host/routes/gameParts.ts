import { lazily } from '../ui/Loading';

export const loadGame = () => import('../game/projector/GameScreen').then(({ GameScreen }) => GameScreen);

/** What host's pages and stages show of a running game; loaded while players are still joining. */
export const GameScreen = lazily(loadGame);
export const GameSounds = lazily(
  () => import('../game/media/GameSounds').then(({ GameSounds }) => GameSounds),
  null,
);
export const RehearsalSign = lazily(
  () => import('../rehearsal/RehearsalSign').then(({ RehearsalSign }) => RehearsalSign),
  null,
);
export const VenueReader = lazily(
  () => import('../venue/VenueReader').then(({ VenueReader }) => VenueReader),
  null,
);
