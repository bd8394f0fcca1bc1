import { hasSolution } from '../../../contract/question';
import type { SceneNamed } from '../../../contract/scene';
import { wallOf } from '../../../kinds/wall';
import { useShownMedia } from '../media/useGameMedia';
import { QuestionBox } from './QuestionBox';
import { QuestionPlace, SceneFrame } from './SceneFrame';
import { useWagerSceneTexts } from '../../texts/wallTexts';
import { useWords } from '../../texts/roomTexts';
import { tieBreakResult, useGameTexts } from '../gameTexts';

/** A question's right answer, what was answered, and why it is right; without a right answer, the result. */
export function RevealScene({ scene }: { scene: SceneNamed<'reveal'> }) {
  const texts = useGameTexts();
  const words = useWords();
  const { round, question, solution, tally, winners = [], wagers } = scene;
  const { image, video } = useShownMedia(question);
  const { Result } = wallOf(question);
  const { heading, result } = texts.reveal;
  return (
    <SceneFrame
      place={<QuestionPlace round={round} tieBreak={scene.tieBreak} question={question} />}
      aside={<p className="badge">{hasSolution(question) ? heading : result}</p>}
      bar={<div className="reveal-bar" />}
    >
      <QuestionBox question={question} content={JSON.stringify([solution, tally, winners, wagers])}>
        <Result
          question={question}
          solution={solution}
          tally={tally}
          scene={scene}
          hasPicture={Boolean(image ?? video)}
        />
        {winners.length > 0 && (
          <p className="winners" data-fit="">
            {tieBreakResult(winners, texts.tieBreak, words)}
          </p>
        )}
        {wagers && <Wagers {...wagers} />}
        {solution?.explanation && (
          <p className="reveal-explanation" data-fit="detail">
            {solution.explanation}
          </p>
        )}
      </QuestionBox>
    </SceneFrame>
  );
}

/** Who won and who lost the most by a wager. */
function Wagers({ won, lost }: NonNullable<SceneNamed<'reveal'>['wagers']>) {
  const { gained } = useGameTexts();
  const texts = useWagerSceneTexts();
  const { names } = useWords();
  return (
    <div className="wagers" data-fit="detail">
      {won && <p>{texts.won({ name: names(won.names), points: gained(won.points) })}</p>}
      {lost && <p>{texts.lost({ name: names(lost.names), points: gained(lost.points) })}</p>}
    </div>
  );
}
