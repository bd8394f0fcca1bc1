import type { SceneNamed } from '../../../contract/scene';
import { useWords } from '../../texts/roomTexts';
import { useRevealTexts, useWagerSceneTexts } from '../../texts/wallTexts';
import { tieBreakResult, useGameTexts } from '../gameTexts';

/** What a reveal says besides the answers: who was right, who won the tie-break or a wager, and why it is right. */
export function RevealFoot({ scene, isTold }: { scene: SceneNamed<'reveal'>; isTold: boolean }) {
  const texts = useGameTexts();
  const words = useWords();
  const reveal = useRevealTexts();
  const { solution, winners = [], wagers } = scene;
  return (
    // Until it is told, it only keeps its room.
    <div className="stack reveal-foot" data-is-there={isTold}>
      {scene.void && (
        <p className="void-note" data-fit="detail">
          {reveal.void}
        </p>
      )}
      <WhoWasRight scene={scene} />
      {winners.length > 0 && (
        <p className="solid winners" data-fit="">
          {tieBreakResult(winners, texts.tieBreak, words)}
        </p>
      )}
      {wagers && <Wagers {...wagers} />}
      {solution?.explanation && (
        <p className="reveal-explanation" data-fit="detail">
          {solution.explanation}
        </p>
      )}
    </div>
  );
}

/** How many were right, or who alone was, and who was the fastest. */
function WhoWasRight({ scene: { right, onlyRight, fastest } }: { scene: SceneNamed<'reveal'> }) {
  const texts = useRevealTexts();
  const { names } = useWords();
  if (!right || right.of === 0) return null;
  return (
    <div className="row who-was-right" data-fit="detail">
      <p>{onlyRight === undefined ? texts.right(right) : texts.onlyRight({ name: onlyRight })}</p>
      {fastest && (
        <p>
          {texts.fastest({
            names: names(fastest.map(({ name, ms }) => `${name} (${texts.seconds(ms / 1000)})`)),
          })}
        </p>
      )}
    </div>
  );
}

/** Who won and who lost the most by a wager. */
function Wagers({ won, lost }: NonNullable<SceneNamed<'reveal'>['wagers']>) {
  const { gained } = useGameTexts();
  const texts = useWagerSceneTexts();
  const { names } = useWords();
  return (
    <div className="row wagers" data-fit="detail">
      {won && <p>{texts.won({ name: names(won.names), points: gained(won.points) })}</p>}
      {lost && <p>{texts.lost({ name: names(lost.names), points: gained(lost.points) })}</p>}
    </div>
  );
}
