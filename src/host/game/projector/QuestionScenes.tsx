import { type ReactNode, useState } from 'react';
import { hasSolution, type Question, type Round } from '../../../contract/question';
import { isOnlyRead, type SceneNamed } from '../../../contract/scene';
import { useTimeout } from '../../../look/useTimeout';
import { wallOf, type RevealStep } from '../wallKind';
import { useWords } from '../../texts/roomTexts';
import { useQuestionSceneTexts, useRevealTexts, useWagerSceneTexts } from '../../texts/wallTexts';
import { showsAtOnce, useEffects } from '../../ui/useEffects';
import { CheckIcon, LockIcon, PhoneIcon } from '../../ui/sessionIcons';
import { tieBreakResult, useGameTexts } from '../gameTexts';
import { QuestionMedia } from '../media/QuestionMedia';
import { useShownMedia } from '../media/useGameMedia';
import { useCountdown } from '../useCountdown';
import { CountdownBar, CountdownNumber, LastCall } from './Countdown';
import { FitBox } from './FitBox';
import {
  AnsweredCount,
  Place,
  QuestionPlace,
  SceneFrame,
  StillMissing,
  usePhonesOnly,
  useProjection,
} from './SceneFrame';

type RevealScene = SceneNamed<'reveal'>;
type AskedScene = SceneNamed<'question' | 'closed'> | RevealScene;

/**
 * A question, first with its answers, the time left and how many have answered, then closed, and then with its result:
 * one scene after the other, in which only what changes moves.
 */
export function QuestionScene({ scene }: { scene: AskedScene }) {
  const step = useRevealStep(scene);
  const { question } = scene;
  if (!question) return scene.name === 'closed' ? <ClosedRound scene={scene} /> : null;
  const isTold = scene.name === 'reveal' && step === 'right';
  return (
    <SceneFrame
      place={<QuestionPlace round={scene.round} tieBreak={scene.tieBreak} question={question} />}
      aside={<QuestionAside scene={scene} />}
      bar={<QuestionBar scene={scene} />}
    >
      <QuestionBox
        question={question}
        scene={scene}
        step={step}
        foot={
          scene.name === 'reveal' ? (
            <RevealFoot scene={scene} isTold={isTold} />
          ) : (
            // Keeps the room for its first line.
            <div className="reveal-foot">
              {scene.name === 'question' && !scene.reading && (
                <StillMissing scene={scene} count={scene.answered} />
              )}
            </div>
          )
        }
      />
    </SceneFrame>
  );
}

const STEPS = ['votes', 'wrong', 'right'] as const satisfies readonly RevealStep[];
const LAST = STEPS.length - 1;
/** The share of the suspense after which the wrong answers fall away. */
const VOTES_SHARE = 0.7;

/** How far a reveal has come on this wall; `right` in every other scene, and at once where nothing may move. */
function useRevealStep(scene: AskedScene): RevealStep {
  const { effects } = useEffects();
  const [reached, setReached] = useState({ name: scene.name, step: 0 });
  // Left and shown again, it builds up anew.
  if (reached.name !== scene.name) setReached({ name: scene.name, step: 0 });
  const suspenseMs = scene.name === 'reveal' && !showsAtOnce(effects) ? (scene.suspenseMs ?? 0) : 0;
  const step = suspenseMs === 0 ? LAST : reached.name === scene.name ? reached.step : 0;
  const share = step === 0 ? VOTES_SHARE : 1 - VOTES_SHARE;
  useTimeout(
    () => setReached({ name: scene.name, step: step + 1 }),
    step < LAST ? suspenseMs * share : null,
    step,
  );
  return STEPS[step] ?? 'right';
}

/** The time left, where the scene shows it: in a last call, that of the call. */
function useTimeLeft(scene: AskedScene) {
  const { receivedAt, paused } = useProjection();
  const isOpen = scene.name === 'question';
  const { lastCallMs, waiting = false } = isOpen ? scene : { lastCallMs: undefined };
  const stands = paused || waiting;
  const leftMs = isOpen ? (scene.reading?.remainingMs ?? lastCallMs ?? scene.remainingMs) : null;
  const left = useCountdown(leftMs, { receivedAt, paused: stands });
  return { left, stands, waiting, isLastCall: lastCallMs !== undefined };
}

function QuestionAside({ scene }: { scene: AskedScene }) {
  const { paused } = useProjection();
  const texts = useGameTexts();
  const { reading } = useQuestionSceneTexts();
  const { left, waiting, isLastCall } = useTimeLeft(scene);
  if (scene.name === 'reveal') {
    const { heading, result } = texts.reveal;
    return <p className="badge">{hasSolution(scene.question) ? heading : result}</p>;
  }
  if (scene.name === 'closed')
    return (
      <>
        {/* In the head, so that the question stays where it was; where answers are typed, the card below says it. */}
        {!wallOf(scene.question!).isTyped?.(scene.question!) && (
          <p className="badge badge-small">
            <LockIcon />
            {texts.closed.question}
          </p>
        )}
        <AnsweredCount scene={scene} />
      </>
    );
  // The round stays open: nobody should take the zero for its end.
  const isTimeUp = left === 0 && !isLastCall && scene.round?.reveal === 'round';
  return (
    <>
      {isLastCall && <LastCall />}
      {isTimeUp && (
        <p role="status" className="badge badge-small">
          {texts.question.timeUp}
        </p>
      )}
      {/* A pause already says why the time has stopped, and leaves no room here. */}
      {waiting && left !== null && !paused && (
        <p role="status" className="badge badge-small">
          {texts.question.waiting[scene.question.videoUrl ? 'video' : 'audio']}
        </p>
      )}
      {scene.reading && (
        <p role="status" className="badge badge-small">
          {reading}
        </p>
      )}
      {!waiting && !scene.reading && <AnsweredCount scene={scene} />}
      {left !== null && !isTimeUp && <CountdownNumber left={left} />}
    </>
  );
}

function QuestionBar({ scene }: { scene: AskedScene }) {
  const { left, stands } = useTimeLeft(scene);
  if (scene.name === 'closed') return <div className="closed-bar" />;
  if (scene.name === 'reveal') return <div className="reveal-bar" />;
  const { lastCallMs, lastCallDurationMs = lastCallMs } = scene;
  const durationMs = scene.reading?.durationMs ?? lastCallDurationMs ?? scene.durationMs;
  if (left === null || durationMs === null) return null;
  return <CountdownBar left={left} durationMs={durationMs} paused={stands} />;
}

/** The round's place. A quiz of a single round needs no number. */
function RoundPlace({ round: { index, of, title } }: { round: Round }) {
  const texts = useGameTexts().round;
  return of > 1 ? (
    <Place below={title}>{texts.heading({ place: index + 1, of })}</Place>
  ) : (
    <Place>{title}</Place>
  );
}

function ClosedRound({ scene }: { scene: SceneNamed<'closed'> }) {
  const texts = useGameTexts();
  const { afterSheet } = useQuestionSceneTexts();
  const phonesOnly = usePhonesOnly();
  const { round, answered, expected } = scene;
  return (
    <SceneFrame place={round && <RoundPlace round={round} />}>
      <div className="rest stack closed-round">
        <span>
          <LockIcon />
        </span>
        <h1>{texts.closed.round}</h1>
        <p>{phonesOnly(texts.question.answered({ answered, expected }))}</p>
        <p>{afterSheet}</p>
      </div>
    </SceneFrame>
  );
}

interface QuestionBoxProps {
  question: Question;
  scene: AskedScene;
  step: RevealStep;
  /** Below the question. */
  foot: ReactNode;
}

/** A question, its media and its answers or their result, as large as all of it together can be. */
function QuestionBox({ question, scene, step, foot }: QuestionBoxProps) {
  const { Open, isTyped } = wallOf(question);
  // The time left and the number of answers change nothing here.
  const content = scene.name === 'reveal' ? scene : 'liveCounts' in scene && scene.liveCounts;
  const isRead = isOnlyRead(scene);
  return (
    <FitBox
      content={[question, useShownMedia(question), content, isRead]}
      className="question-box"
      // A list of what was typed takes its room from itself.
      keepsQuestion={scene.name === 'reveal' && isTyped?.(question)}
      data-is-written={isTyped?.(question) || undefined}
      data-reveal={scene.name === 'reveal' ? step : undefined}
    >
      <div className="stack question-text">
        <h1 data-fit="question">{question.text}</h1>
      </div>
      {foot}
      <QuestionMedia question={question} sceneName={scene.name} />
      <div className="stack question-answers">
        {scene.name === 'reveal' && <QuestionResult scene={scene} step={step} />}
        {scene.name !== 'reveal' && !isRead && (
          <>
            <AnswerInvitation question={question} closed={scene.name === 'closed'} />
            {Open && (
              <Open question={question} closed={scene.name === 'closed'} liveCounts={scene.liveCounts} />
            )}
          </>
        )}
      </div>
    </FitBox>
  );
}

/** What was answered, and at last what is right. */
function QuestionResult({ scene, step }: { scene: RevealScene; step: RevealStep }) {
  const texts = useGameTexts();
  const { question, solution, tally } = scene;
  const { image, video } = useShownMedia(question);
  const { Result, isTyped, legend } = wallOf(question);
  return (
    <>
      {!isTyped?.(question) && (
        <AnswerInvitation question={question} closed legend={legend?.(tally, texts)} />
      )}
      <Result
        question={question}
        solution={solution}
        tally={tally}
        scene={scene}
        step={step}
        hasPicture={Boolean(image ?? video)}
      />
    </>
  );
}

/** What a reveal says besides the answers: who was right, who won the tie-break or a wager, and why it is right. */
function RevealFoot({ scene, isTold }: { scene: RevealScene; isTold: boolean }) {
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
function WhoWasRight({ scene: { right, onlyRight, fastest } }: { scene: RevealScene }) {
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
function Wagers({ won, lost }: NonNullable<RevealScene['wagers']>) {
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

interface AnswerInvitationProps {
  question: Question;
  closed: boolean;
  /** What stands in its place at the reveal. */
  legend?: string | undefined;
}

/**
 * What to do on the phone; nothing where an answer is simply selected. Once closed, it says so where answers are typed;
 * elsewhere it only keeps its room, also for a legend.
 */
function AnswerInvitation({ question, closed, legend }: AnswerInvitationProps) {
  const texts = useGameTexts();
  const paper = useProjection().hasPaper ? 'yes' : 'no';
  const invitation = useQuestionSceneTexts().invitations[question.kind];
  const text = typeof invitation === 'string' ? invitation : invitation({ paper });
  if (!text) return null;
  const { isTyped, unitOf } = wallOf(question);
  const unit = unitOf?.(question);
  const isWritten = isTyped?.(question) || undefined;
  const isOver = closed && isWritten;
  return (
    <p
      data-fit=""
      className="muted level answer-invitation"
      data-is-written={isWritten}
      style={{ visibility: closed && !isWritten ? 'hidden' : undefined }}
    >
      {legend && (
        <span aria-hidden="true" className="level answer-legend">
          <CheckIcon />
          {legend}
        </span>
      )}
      <span>{isOver ? <LockIcon /> : <PhoneIcon />}</span>
      <span>
        <span className="grid answer-words">
          {/* Both always have their room, so that the card keeps its size. */}
          <span style={{ visibility: isOver ? 'hidden' : undefined }}>{text}</span>
          {isWritten && (
            <span style={{ visibility: isOver ? undefined : 'hidden' }}>{texts.closed.question}</span>
          )}
        </span>
        {unit && <span className="muted answer-unit">{texts.question.unit({ unit })}</span>}
      </span>
    </p>
  );
}
