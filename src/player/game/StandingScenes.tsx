import type { PlayerOwn } from '../../contract/playerGame';
import { SceneHeading } from './SceneHeading';
import type { SceneProps } from './SceneView';
import type { GameTexts } from './texts';

/** The player's own place and points; the others stand on the projector. */
export function ScoresScene({ play, texts }: SceneProps<'scores'>) {
  return (
    <section className="standing tile-of-scene">
      <SceneHeading>{texts.scores}</SceneHeading>
      <OwnStanding own={play.own} texts={texts} />
    </section>
  );
}

/** The last scene: the own place, and a celebration of the first. */
export function PodiumScene({ scene, play, texts }: SceneProps<'podium'>) {
  const hasWon = play.own.rank === 1;
  return (
    <section className="standing podium tile-of-scene" data-won={hasWon}>
      {hasWon && <Confetti />}
      <SceneHeading>{hasWon ? (scene.tied ? texts.wonTogether : texts.won) : texts.final}</SceneHeading>
      <OwnStanding own={play.own} texts={texts} />
      <p className="quietly">{texts.thanks}</p>
    </section>
  );
}

/** After the end: the last standing that the player was told, and thanks. */
export function EndedScene(props: Omit<SceneProps, 'scene'>) {
  const { play, texts } = props;
  const { scene } = play.game;
  if (scene.name === 'podium') return <PodiumScene {...props} scene={scene} />;
  return (
    <section className="standing tile-of-scene">
      <SceneHeading>{texts.over}</SceneHeading>
      {play.own.points !== null && <OwnStanding own={play.own} texts={texts} />}
      <p className="quietly">{texts.thanks}</p>
    </section>
  );
}

function OwnStanding({ own: { points, rank, of }, texts }: { own: PlayerOwn; texts: GameTexts }) {
  if (points === null || rank === null || of === null) return <p>{texts.watch}</p>;
  return (
    <>
      <p className="rank" data-first={rank <= 3}>
        <b aria-hidden="true">{rank}</b>
        <span>{texts.rank(rank, of)}</span>
      </p>
      <p className="points">{texts.points(points)}</p>
    </>
  );
}

const PIECES = Array.from({ length: 14 }, (_piece, index) => index);

function Confetti() {
  return (
    <div className="confetti" aria-hidden="true">
      {PIECES.map((piece) => (
        <i key={piece} style={{ left: `${(piece * 37) % 100}%`, animationDelay: `${piece * -410}ms` }} />
      ))}
    </div>
  );
}
