import './results.css';
import { useState } from 'react';
import { hasSolution, type Round } from '../../contract/question';
import { rounded } from '../../contract/rounded';
import type { PlayerOwn, PlayerScene } from '../../contract/toPhones';
import { answerTo } from '../answers/playState';
import { phoneOf, type SolvedProps } from '../answers/phoneKind';
import { useAnswer, usePlay, useSceneTexts, type SceneTexts } from '../answers/usePlay';
import { OwnAnswer, SceneHeading, Staked } from './SceneParts';
import { awardText } from '../../look/awardText';
import { BeerMat } from '../../look/MatDrawing';
import { useTimeout } from '../../look/useTimeout';
import { PhoneBreak, PhoneTieBreak, TieBreakWatch } from './BreakScenes';
import type { SceneProps } from './StillScenes';
import { PhoneWager } from './WagerScene';
export { EveningKeeper } from '../home/EveningKeeper';
export { EndSlides } from './EndSlides';
export { GameNews } from './GameNews';
export { Objection } from './Objection';

interface ResultSceneProps {
  /** Absent once the session is over. */
  scene?: Extract<
    PlayerScene,
    {
      name:
        | 'wager'
        | 'reveal'
        | 'scores'
        | 'podium'
        | 'awards'
        | 'season'
        | 'goodbye'
        | 'break'
        | 'tieBreak'
        | 'question'
        | 'closed';
    }
  >;
}

/** The player's stake, the solution, the player's place, or what the player can only watch. */
export function ResultScene({ scene }: ResultSceneProps) {
  switch (scene?.name) {
    case undefined:
      return <PhoneEnd />;
    case 'wager':
      return <PhoneWager scene={scene} />;
    case 'reveal':
      return <PhoneReveal scene={scene} />;
    case 'scores':
      return <PhoneScores />;
    case 'podium':
      return <PhonePodium scene={scene} />;
    case 'awards':
      return <PhoneAwards />;
    case 'season':
      return <PhoneSeason scene={scene} />;
    case 'goodbye':
      return <PhoneGoodbye scene={scene} />;
    case 'break':
      return <PhoneBreak scene={scene} />;
    case 'tieBreak':
      return <PhoneTieBreak scene={scene} />;
    case 'question':
    case 'closed':
      return scene.question ? <TieBreakWatch scene={scene} /> : <RoundClosed round={scene.round} />;
  }
}

/** The player's own answer, and what was right once the wall can have shown it. */
function PhoneReveal({ scene }: SceneProps<'reveal'>) {
  const texts = useSceneTexts();
  const { question } = scene;
  if (!useIsHeld(scene.suspenseMs)) return <ToldReveal scene={scene} />;
  return (
    <section className="stack">
      <SceneHeading>{texts.watch}</SceneHeading>
      <p className="muted asked-before">{question.text}</p>
      <OwnAnswer question={question} />
    </section>
  );
}

/** Whether this much time has not passed yet since this page first saw the scene. */
function useIsHeld(suspenseMs = 0): boolean {
  const { stepAt = -Infinity } = usePlay().play;
  const [leftMs, setLeft] = useState(() => stepAt + suspenseMs - performance.now());
  useTimeout(() => setLeft(0), leftMs > 0 ? leftMs : null);
  return leftMs > 0;
}

/** Right or wrong, with the points, the right answer and the explanation; or that the answer has counted. */
function ToldReveal({ scene }: SceneProps<'reveal'>) {
  const { question, solution, winners } = scene;
  const texts = useSceneTexts();
  const { answer, status } = useAnswer(question);
  const result = usePlay().play.own.results[question.questionId];
  const { Reveal, partsRight, isNear } = phoneOf(question);
  // The tie-break has no right or wrong.
  const isVoid = scene.void === true || result?.void === true;
  const verdict = winners || isVoid ? undefined : result && verdictOf(result, answer !== undefined);
  const parts = verdict === 'half' ? partsRight?.(question, result?.share ?? 0, texts, solution) : undefined;
  const isToldByVerdict =
    answer === undefined || (verdict === 'right' && !(solution && isNear?.(answer, solution)));
  const answers = (
    <>
      {(status === 'late' || !isToldByVerdict) && <OwnAnswer question={question} />}
      {solution && <RightAnswer question={question} solution={solution} />}
    </>
  );
  return (
    <section className="stack reveal">
      {result && verdict && (
        <div className="verdict" data-verdict={parts === undefined ? verdict : 'close'}>
          <SceneHeading>{parts ?? texts[verdict]}</SceneHeading>
          {result.points !== 0 && (
            <p>{(result.points > 0 ? texts.gained : texts.points)({ points: result.points })}</p>
          )}
          <Staked questionId={question.questionId} />
        </div>
      )}
      {isVoid && <SceneHeading>{texts.void}</SceneHeading>}
      {scene.tieBreak && !verdict && !isVoid && (
        <SceneHeading>{tieBreakHeading(winners ?? [], result?.correct === true, texts)}</SceneHeading>
      )}
      {!hasSolution(question) && (
        <SceneHeading>{answer === undefined ? texts.everybodys : texts.counted}</SceneHeading>
      )}
      <p className="muted asked-before">{question.text}</p>
      {Reveal && solution ? (
        <Reveal question={question} solution={solution} result={result}>
          {answers}
        </Reveal>
      ) : (
        answers
      )}
      {!hasSolution(question) && <p className="muted">{texts.watch}</p>}
      {solution?.explanation && <p className="explanation">{solution.explanation}</p>}
    </section>
  );
}

/** The result of the tie-break. Servers that do not name the winners show it as a question. */
function tieBreakHeading(winners: readonly string[], isFirst: boolean, texts: SceneTexts): string {
  if (winners.length === 0) return texts.tieBreak;
  if (winners.length > 1) return texts.tieBreakLevel({ names: texts.names(winners) });
  return isFirst ? texts.tieBreakWon : texts.tieBreakResult({ winner: winners[0]! });
}

type Verdict = 'right' | 'half' | 'close' | 'wrong' | 'notAnswered';

function verdictOf({ correct, points, share }: PlayerOwn['results'][string], isAnswered: boolean): Verdict {
  if (share !== undefined && share > 0 && share < 1) return 'half';
  if (correct) return 'right';
  if (points > 0) return 'close';
  return isAnswered ? 'wrong' : 'notAnswered';
}

function RightAnswer({ question, solution }: SolvedProps) {
  const texts = useSceneTexts();
  const { Right, rightLabel } = phoneOf(question);
  return (
    <div className="framed own solution">
      <p className="label">{rightLabel?.(texts) ?? texts.rightAnswer}</p>
      {Right && <Right question={question} solution={solution} />}
    </div>
  );
}

/** A round that waits for its reveals, with what the player has given, so that a team can talk it over. */
function RoundClosed({ round }: { round: Round | null }) {
  const texts = useSceneTexts();
  const { play, texts: all } = usePlay();
  return (
    <section className="stack tile-of-scene">
      {round?.title && <p className="eyebrow">{round.title}</p>}
      <SceneHeading>{texts.roundClosed}</SceneHeading>
      <p>{texts.watch}</p>
      <ol className="stack closed-sheet">
        {play.closedSheet?.map((question) => {
          const answer = answerTo(play, question.questionId);
          return (
            <li key={question.questionId}>
              <span className="muted">
                {question.number}. {question.text}
              </span>
              <b>
                {answer === undefined
                  ? texts.notAnswered
                  : phoneOf(question).inLine(question, answer, all.answers)}
              </b>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The player's own place and points, what the round brought, and who is just above and below. */
function PhoneScores() {
  const texts = useSceneTexts();
  return (
    <section className="stack own-place tile-of-scene">
      <SceneHeading>{texts.scores}</SceneHeading>
      <OwnStanding />
      <RoundGain />
      <Neighbours />
    </section>
  );
}

/** In standings, these stand on the podium. */
const LAST_ON_PODIUM = 3;

/** The player's own place once it stands on the wall, with a celebration for those on the podium. */
function PhonePodium({ scene }: SceneProps<'podium'>) {
  const texts = useSceneTexts();
  const { rank, points, amongFirst } = usePlay().play.own;
  if (amongFirst)
    return (
      <section className="stack own-place tile-of-scene">
        <SceneHeading>{texts.amongFirst}</SceneHeading>
        <p className="still-covered" aria-hidden="true">
          ?
        </p>
        <p>{texts.amongFirstHint}</p>
      </section>
    );
  const hasWon = rank === 1;
  const isOnPodium = rank !== null && rank <= LAST_ON_PODIUM && (points ?? 0) > 0;
  return (
    <section className="stack own-place final tile-of-scene" data-won={hasWon}>
      {isOnPodium && <Confetti />}
      <SceneHeading>{hasWon ? (scene.tied ? texts.wonTogether : texts.won) : texts.final}</SceneHeading>
      <OwnStanding />
      <Neighbours />
      <p className="muted quietly">{texts.thanks}</p>
    </section>
  );
}

/** What the player has gained since the standings shown before. */
function RoundGain() {
  const texts = useSceneTexts();
  const { gained = 0, points } = usePlay().play.own;
  if (gained === 0 || points === null) return null;
  const text = gained > 0 ? texts.gained : texts.points;
  return <p className="round-gain">{texts.thisRound({ gained: text({ points: gained }) })}</p>;
}

/** Who is listed just above and below, and how far away. */
function Neighbours() {
  const texts = useSceneTexts();
  const { above, below, points } = usePlay().play.own;
  if (points === null || (!above && !below)) return null;
  const row = ({ name }: { name: string }, distance: string) => (
    <li className="row">
      <BeerMat name={name} />
      <span>
        <bdi>{name}</bdi>
        <small>{distance}</small>
      </span>
    </li>
  );
  return (
    <ul className="neighbours">
      {above && row(above, texts.ahead({ points: rounded(above.points - points) }))}
      {below && row(below, texts.behind({ points: rounded(points - below.points) }))}
    </ul>
  );
}

/** After the end: the player's place as last sent, and thanks. */
function PhoneEnd() {
  const texts = useSceneTexts();
  const { game, own } = usePlay().play;
  // A place that was still covered stays unknown.
  if (game.scene.name === 'podium' && !own.amongFirst) return <PhonePodium scene={game.scene} />;
  if (game.scene.name === 'awards') return <PhoneAwards />;
  if (game.scene.name === 'season') return <PhoneSeason scene={game.scene} />;
  if (game.scene.name === 'goodbye') return <PhoneGoodbye scene={game.scene} />;
  return (
    <section className="stack own-place tile-of-scene">
      <SceneHeading>{texts.over}</SceneHeading>
      {own.points !== null && <OwnStanding />}
      <p className="muted quietly">{texts.thanks}</p>
    </section>
  );
}

/** Thanks, the player's place, and the venue's next date. */
function PhoneGoodbye({ scene: { nextDate } }: SceneProps<'goodbye'>) {
  const texts = useSceneTexts();
  const { points } = usePlay().play.own;
  return (
    <section className="stack own-place final tile-of-scene">
      <SceneHeading>{texts.thanks}</SceneHeading>
      {points !== null && <OwnStanding />}
      {nextDate !== undefined && <p>{texts.next({ date: nextDate })}</p>}
    </section>
  );
}

/** The player's own awards, or the place again. */
function PhoneAwards() {
  const texts = useSceneTexts();
  const { awards = [] } = usePlay().play.own;
  const isMine = awards.length > 0;
  return (
    <section className="stack own-place final tile-of-scene" data-won={isMine}>
      {isMine && <Confetti />}
      <SceneHeading>{isMine ? texts.ownAward : texts.awards}</SceneHeading>
      {awards.map((award) => (
        <p key={award.award} className="points">
          {awardText(award, texts.earned)}
        </p>
      ))}
      <OwnStanding />
      <p className="muted quietly">{texts.thanks}</p>
    </section>
  );
}

function OwnStanding() {
  const texts = useSceneTexts();
  const { points, rank, of, before = rank, above, below } = usePlay().play.own;
  const isJoint = [above, below].some((each) => each?.points === points && !each.apart);
  if (points === null || rank === null || of === null) return <p>{texts.watch}</p>;
  return (
    <>
      <Rank rank={rank} of={of} moved={(before ?? rank) - rank} />
      {isJoint && <p>{texts.joint}</p>}
      <p className="points">{texts.points({ points })}</p>
    </>
  );
}

const PIECES = Array.from({ length: 14 }, (_piece, index) => index);

function Confetti() {
  return (
    <div className="falling" aria-hidden="true">
      {PIECES.map((piece) => (
        <i
          key={piece}
          style={{ insetInlineStart: `${(piece * 37) % 100}%`, animationDelay: `${piece * -410}ms` }}
        />
      ))}
    </div>
  );
}

/** The player's place in the season, and the places gained or lost. */
function PhoneSeason({ scene: { seasonName } }: SceneProps<'season'>) {
  const texts = useSceneTexts();
  const { season } = usePlay().play.own;
  return (
    <section className="stack own-place tile-of-scene">
      <p className="eyebrow">{seasonName}</p>
      <SceneHeading>{texts.season}</SceneHeading>
      {season ? <Rank {...season} /> : <p>{texts.watch}</p>}
      <p className="muted quietly">{texts.thanks}</p>
    </section>
  );
}

/** The place as a number and in words, with the places `moved` up or, negative, down. */
function Rank({ rank, of, moved }: { rank: number; of: number; moved: number }) {
  const texts = useSceneTexts();
  const given = { rank, of, places: Math.abs(moved) };
  return (
    <p className="stack rank" data-first={rank <= LAST_ON_PODIUM}>
      <b aria-hidden="true">{rank}</b>
      <span>{moved === 0 ? texts.rank(given) : moved > 0 ? texts.rankUp(given) : texts.rankDown(given)}</span>
    </p>
  );
}
