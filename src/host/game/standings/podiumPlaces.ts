import type { Standing } from '../../../contract/scores';

/** One step of the podium, and all who share it. */
export interface PodiumPlace {
  rank: 1 | 2 | 3;
  standings: Standing[];
}

const RANKS = [1, 2, 3] as const;

/**
 * Who stands on the podium's steps, those who share a place together, and who comes after them. A rank that is skipped
 * has no step.
 */
export function podiumPlaces(standings: readonly Standing[]): { steps: PodiumPlace[]; others: Standing[] } {
  const ofRank = (rank: number) => standings.filter((standing) => standing.rank === rank);
  return {
    steps: RANKS.map((rank) => ({ rank, standings: ofRank(rank) })).filter(
      (step) => step.standings.length > 0,
    ),
    others: standings.filter(({ rank }) => rank > RANKS.length),
  };
}
