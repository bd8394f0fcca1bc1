import type { CertificateTexts } from '../../languages/certificateTexts';
import type { GameTexts } from '../../languages/gameTexts';
import type { SceneNamed } from '../scenes/sceneNamed';
import { podiumPlaces } from '../standings/podiumPlaces';

export interface CertificatePlace {
  rank: 1 | 2 | 3;
  /** Of all who share it. */
  names: string[];
  points: string;
}

/** What stands on a certificate. */
export interface Certificate {
  heading: string;
  quizName: string;
  date: string;
  places: CertificatePlace[];
  /** How many played. */
  players: string;
}

interface CertificateParts {
  quizName: string;
  podium: SceneNamed<'podium'>;
  date: Date;
  texts: CertificateTexts & Pick<GameTexts, 'pointsText'>;
}

/** The certificate of a podium. The room code is not on it, since the picture is made to be shown around. */
export function certificateOf({ quizName, podium, date, texts }: CertificateParts): Certificate {
  const { standings, playerCount } = podium;
  const { steps, others } = podiumPlaces(standings);
  // Standings show the first ten alone, and more may share the last place of those.
  const mayGoOn = others.length === 0 && standings.length < playerCount;
  const places = steps.map(({ rank, standings: shared }, i) => {
    const more = mayGoOn && i === steps.length - 1 ? [texts.others] : [];
    return {
      rank,
      names: [...shared.map(({ name }) => name), ...more],
      points: texts.pointsText(shared[0]?.points ?? 0),
    };
  });
  return {
    ...{ heading: texts.heading, quizName, places },
    date: texts.date(date),
    players: texts.players(playerCount),
  };
}
