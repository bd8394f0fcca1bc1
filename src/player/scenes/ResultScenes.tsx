import './results.css';
import type { Question, Solution } from '../../contract/question';
import type { PlayerOwn, PlayerScene } from '../../contract/playerGame';
import { FinalAnswer, OwnAnswer } from '../answers/OwnAnswer';
import { isParts } from '../answers/unsent';
import { useAnswer, usePlay, useSceneTexts, type SceneTexts } from '../answers/usePlay';
import { SceneHeading } from './SceneParts';
import type { SceneProps } from './StillScenes';

interface ResultSceneProps {
  /** Absent once the session is over. */
  scene?: Extract<PlayerScene, { name: 'reveal' | 'scores' | 'podium' | 'season' }>;
}

/** What was right, or how the player stands. */
export function ResultScene({ scene }: ResultSceneProps) {
  switch (scene?.name) {
    case undefined:
      return <PhoneEnd />;
    case 'reveal':
      return <PhoneReveal scene={scene} />;
    case 'scores':
      return <PhoneScores />;
    case 'podium':
      return <PhonePodium scene={scene} />;
    case 'season':
      return <PhoneSeason scene={scene} />;
  }
}

/** Right or wrong, with the points, the right answer and why. */
function PhoneReveal({ scene }: SceneProps<'reveal'>) {
  const { question, solution, winners } = scene;
  const texts = useSceneTexts();
  const { answer } = useAnswer(question);
  const result = usePlay().play.own.results[question.questionId];
  // The tie-break has no right and wrong.
  const verdict = winners ? undefined : result && verdictOf(result, answer !== undefined);
  const of = question.parts?.length;
  // Of an answer in parts it says how many are right.
  const parts = verdict === 'half' && of ? texts.partsRight((result?.share ?? 0) * of, of) : undefined;
  return (
    <section className="reveal">
      {result && verdict && (
        <div className="verdict" data-verdict={parts === undefined ? verdict : 'close'}>
          <SceneHeading>{parts ?? texts[verdict]}</SceneHeading>
          {result.points !== 0 && <p>{texts.gained(result.points)}</p>}
        </div>
      )}
      {scene.tieBreak && !verdict && (
        <SceneHeading>{tieBreakHeading(winners ?? [], result?.correct === true, texts)}</SceneHeading>
      )}
      <p className="asked-before">{question.text}</p>
      {'parts' in solution && !solution.anyOrder ? (
        <PartsCheck question={question} accepted={solution.parts} result={result} />
      ) : (
        <>
          {verdict !== 'right' && answer !== undefined && <OwnAnswer question={question} />}
          <RightAnswer question={question} solution={solution} />
        </>
      )}
      {solution.explanation && <p className="explanation">{solution.explanation}</p>}
    </section>
  );
}

/** How the tie-break has ended. A server that does not say who won shows it as a question. */
function tieBreakHeading(winners: readonly string[], isFirst: boolean, texts: SceneTexts): string {
  if (winners.length === 0) return texts.tieBreak;
  return winners.length === 1 && isFirst ? texts.tieBreakWon : texts.tieBreakResult(winners);
}

type Verdict = 'right' | 'half' | 'close' | 'wrong' | 'notAnswered';

function verdictOf({ correct, points, share }: PlayerOwn['results'][string], isAnswered: boolean): Verdict {
  if (share !== undefined && share > 0 && share < 1) return 'half';
  if (correct) return 'right';
  if (points > 0) return 'close';
  return isAnswered ? 'wrong' : 'notAnswered';
}

interface PartsCheckProps {
  question: Question;
  accepted: readonly string[][];
  result: PlayerOwn['results'][string] | undefined;
}

/** Each part as the player has answered it, and what is right where that is not. */
function PartsCheck({ question, accepted, result }: PartsCheckProps) {
  const texts = useSceneTexts();
  const { answer } = useAnswer(question);
  return (
    <dl className="own solution parts-check">
      {(question.parts ?? []).map(({ label }, place) => {
        const given = isParts(answer) && answer[place];
        const verdict = given ? verdictOfPart(result, place) : undefined;
        return (
          <div key={place}>
            <dt>{label}</dt>
            <dd data-verdict={verdict}>
              {verdict && <span className="unseen">{texts[verdict]} </span>}
              {given || texts.notAnswered}
            </dd>
            {verdict !== 'right' && (
              <dd className="solved">
                {texts.rightAnswer}: <b>{accepted[place]?.join(' · ')}</b>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** Undefined where the host has said how right the whole answer is: that says nothing of its parts. */
function verdictOfPart(result: PartsCheckProps['result'], place: number): Verdict | undefined {
  if (!result) return undefined;
  const isWhole = result.share === undefined;
  const share = isWhole ? Number(result.correct) : result.parts?.[place];
  if (share === undefined) return undefined;
  return share === 0 ? 'wrong' : share === 1 ? 'right' : 'half';
}

function RightAnswer({ question, solution }: { question: Question; solution: Solution }) {
  const texts = useSceneTexts();
  return (
    <div className="own solution">
      <p className="label">{'parts' in solution ? texts.rightInAnyOrder : texts.rightAnswer}</p>
      {'parts' in solution ? (
        // No part has an answer of its own: beside a label it would seem to be the only one.
        <ul className="given">
          {solution.parts.map((accepted, place) => (
            <li key={place}>{accepted.join(' · ')}</li>
          ))}
        </ul>
      ) : 'accepted' in solution ? (
        <>
          <p className="given">{solution.accepted[0]}</p>
          {solution.accepted.length > 1 && <p>{solution.accepted.slice(1).join(' · ')}</p>}
        </>
      ) : (
        <FinalAnswer question={question} answer={'correct' in solution ? solution.correct : solution.value} />
      )}
    </div>
  );
}

/** The player's own place and points; the others stand on the projector. */
function PhoneScores() {
  const texts = useSceneTexts();
  return (
    <section className="standing tile-of-scene">
      <SceneHeading>{texts.scores}</SceneHeading>
      <OwnStanding />
    </section>
  );
}

/** The last scene: the own place, and a celebration of the first. */
function PhonePodium({ scene }: SceneProps<'podium'>) {
  const texts = useSceneTexts();
  const hasWon = usePlay().play.own.rank === 1;
  return (
    <section className="standing podium tile-of-scene" data-won={hasWon}>
      {hasWon && <Confetti />}
      <SceneHeading>{hasWon ? (scene.tied ? texts.wonTogether : texts.won) : texts.final}</SceneHeading>
      <OwnStanding />
      <p className="quietly">{texts.thanks}</p>
    </section>
  );
}

/** After the end: the last standing that the player was told, and thanks. */
function PhoneEnd() {
  const texts = useSceneTexts();
  const { game, own } = usePlay().play;
  if (game.scene.name === 'podium') return <PhonePodium scene={game.scene} />;
  if (game.scene.name === 'season') return <PhoneSeason scene={game.scene} />;
  return (
    <section className="standing tile-of-scene">
      <SceneHeading>{texts.over}</SceneHeading>
      {own.points !== null && <OwnStanding />}
      <p className="quietly">{texts.thanks}</p>
    </section>
  );
}

function OwnStanding() {
  const texts = useSceneTexts();
  const { points, rank, of } = usePlay().play.own;
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

/** The player's place in the season, with who moved. */
function PhoneSeason({ scene: { seasonName } }: SceneProps<'season'>) {
  const texts = useSceneTexts();
  const { season } = usePlay().play.own;
  return (
    <section className="standing tile-of-scene">
      <p className="eyebrow">{seasonName}</p>
      <SceneHeading>{texts.season}</SceneHeading>
      {season ? (
        <p className="rank" data-first={season.rank <= 3}>
          <b aria-hidden="true">{season.rank}</b>
          <span>{texts.seasonPlace(season.rank, season.of, season.moved)}</span>
        </p>
      ) : (
        <p>{texts.watch}</p>
      )}
      <p className="quietly">{texts.thanks}</p>
    </section>
  );
}
