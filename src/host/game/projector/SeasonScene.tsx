import type { SceneNamed } from '../../../contract/scene';
import { useGameTexts } from '../texts/gameTexts';
import { SceneFrame, SceneTitle } from './SceneFrame';

/** The table of the season, with who moved since the evening before. */
export function SeasonScene({ scene: { seasonName, standings } }: { scene: SceneNamed<'season'> }) {
  const { season } = useGameTexts();
  return (
    <SceneFrame place={<SceneTitle>{season.heading}</SceneTitle>}>
      <p>{seasonName}</p>
      {standings.length === 0 && <p>{season.nobody}</p>}
      <ol>
        {standings.map(({ rank, name, points }) => (
          <li key={name}>
            {rank}. {name} {points}
          </li>
        ))}
      </ol>
    </SceneFrame>
  );
}
