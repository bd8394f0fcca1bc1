import type { useWords } from '../../languages/useWords';
import type { SceneNamed } from '../scenes/sceneNamed';
import { podiumPlaces } from '../standings/podiumPlaces';
import type { CertificateTexts } from './certificateTexts';

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
  texts: CertificateTexts & Pick<ReturnType<typeof useWords>, 'points' | 'teams'>;
}

/** The certificate of a podium. The room code is not on it, since the picture is made to be shown around. */
export function certificateOf({ quizName, podium, date, texts }: CertificateParts): Certificate {
  const { standings, rest = [], playerCount } = podium;
  // More may share the last place that is told.
  const last = standings.length + rest.length < playerCount ? (rest.at(-1) ?? standings.at(-1))?.rank : null;
  const places = podiumPlaces(podium).steps.map(({ rank, points, names, others }) => ({
    rank,
    names: others > 0 || rank === last ? [...names, texts.others] : names,
    points: texts.points(points),
  }));
  return {
    ...{ heading: texts.heading, quizName, places },
    date: texts.date(date),
    players: texts.teams(playerCount),
  };
}
