import type { Notice, Session } from '../../contract/session';
import type { LiveGames } from '../game/service/liveGames';
import { describeSession, participantsOf, type LiveSession } from './liveSession';

export interface SessionViewsParts {
  games: LiveGames;
  /** Where phones join, likeliest first. */
  joinPages(): string[];
  notice(): Notice | undefined;
}

/** Sessions with their games, as monitors see them. */
export function createSessionViews({ games, joinPages, notice }: SessionViewsParts) {
  const showName =
    ({ sessionCode }: LiveSession) =>
    (name: string): string =>
      games.shownText(sessionCode, name);
  return {
    describeSession(session: LiveSession): Session {
      const game = games.get(session.sessionCode);
      return describeSession(session, {
        joinPages: joinPages(),
        showName: showName(session),
        game: game && games.monitorGame(game),
        notice: notice(),
      });
    },
    /** The names of all players. */
    participants: (session: LiveSession): string[] => participantsOf(session, showName(session)),
  };
}
