import { useSpoken } from '../texts/useLanguage';
import { Fragment, type ReactNode } from 'react';
import type { Season } from '../../game/season/season';
import { seasonTable } from '../../game/season/table';
import { BeerMat } from '../../look/MatDrawing';
import { useWords } from '../texts/roomTexts';
import { useSeasonTexts } from './seasonTexts';

interface SeasonTableProps {
  season: Season;
  caption: string;
  /** Renders a replacement for a team's name. */
  teamOf?: (teamId: string, name: string) => ReactNode;
  /** Renders the contents below a team's row. */
  belowOf?: (teamId: string) => ReactNode;
}

/** The current table of a season. */
export function SeasonTable({ season, caption, teamOf, belowOf }: SeasonTableProps) {
  const texts = useSeasonTexts().table;
  const { number, rank: placeText } = useWords();
  const lang = useSpoken();
  return (
    <table className="season-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.rank}</th>
          <th scope="col">{texts.team}</th>
          <th scope="col">{texts.evenings}</th>
          <th scope="col">{texts.points}</th>
        </tr>
      </thead>
      <tbody>
        {seasonTable(season, lang).map(({ teamId, rank, name, points, evenings }) => {
          const below = belowOf?.(teamId);
          return (
            <Fragment key={teamId}>
              <tr>
                <td>{placeText({ rank })}</td>
                <th scope="row">
                  <span className="level season-named">
                    <BeerMat name={name} />
                    {teamOf ? teamOf(teamId, name) : <bdi>{name}</bdi>}
                  </span>
                </th>
                <td>{number(evenings)}</td>
                <td>{number(points)}</td>
              </tr>
              {below && (
                <tr className="season-below">
                  <td colSpan={4}>{below}</td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
