import type { ReactNode } from 'react';
import { hasSolution, type Question, type Round } from '../../../contract/question';
import type { SceneNamed } from '../../../contract/scene';
import { wallOf } from '../wallKind';
import { useWords } from '../../texts/roomTexts';
import { useQuestionSceneTexts, useWagerSceneTexts } from '../../texts/wallTexts';
import { LockIcon, PhoneIcon } from '../../ui/sessionIcons';
import { tieBreakResult, useGameTexts } from '../gameTexts';
import { QuestionMedia, type QuestionSceneName } from '../media/QuestionMedia';
import { useShownMedia } from '../media/useGameMedia';
import { useCountdown } from '../useCountdown';
import { CountdownBar, CountdownNumber, LastCall } from './Countdown';
import { FitBox } from './FitBox';
import { AnsweredCount, Place, QuestionPlace, SceneFrame, usePhonesOnly, useProjection } from './SceneFrame';

/** A question that can be answered: its text, its answers, the time left, and how many have answered. */
export function QuestionScene({ scene }: { scene: SceneNamed<'question'> }) {
  const { receivedAt, paused } = useProjection();
  const texts = useGameTexts();
  const { round, question, lastCallMs, lastCallDurationMs = lastCallMs, waiting = false, reading } = scene;
  const isLastCall = lastCallMs !== undefined;
  const durationMs = reading?.durationMs ?? lastCallDurationMs ?? scene.durationMs;
  const stands = paused || waiting;
  const left = useCountdown(reading?.remainingMs ?? lastCallMs ?? scene.remainingMs, {
    receivedAt,
    paused: stands,
  });
  // The round stays open: nobody should take the zero for its end.
  const isTimeUp = left === 0 && !isLastCall && round?.reveal === 'round';
  return (
    <SceneFrame
      place={<QuestionPlace round={round} tieBreak={scene.tieBreak} question={question} />}
      aside={
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
              {texts.question.waiting[question.videoUrl ? 'video' : 'audio']}
            </p>
          )}
          {reading && (
            <p role="status" className="badge badge-small">
              {texts.question.reading}
            </p>
          )}
          {!waiting && !reading && <AnsweredCount scene={scene} />}
          {left !== null && !isTimeUp && <CountdownNumber left={left} />}
        </>
      }
      bar={
        left !== null &&
        durationMs !== null && <CountdownBar left={left} durationMs={durationMs} paused={stands} />
      }
    >
      <QuestionBox question={question} sceneName={scene.name} content={scene.liveCounts}>
        {!reading && <OpenAnswers question={question} liveCounts={scene.liveCounts} />}
      </QuestionBox>
    </SceneFrame>
  );
}

/** Answers are closed, and the question or the whole round is not revealed yet. */
export function ClosedScene({ scene }: { scene: SceneNamed<'closed'> }) {
  const texts = useGameTexts();
  const { round, question } = scene;
  if (!question) return <ClosedRound scene={scene} />;
  return (
    <SceneFrame
      place={<QuestionPlace round={round} tieBreak={scene.tieBreak} question={question} />}
      aside={
        <>
          {/* In the head, so that the question stays where it was. */}
          <p className="badge badge-small">
            <LockIcon />
            {texts.closed.question}
          </p>
          <AnsweredCount scene={scene} />
        </>
      }
      bar={<div className="closed-bar" />}
    >
      <QuestionBox question={question} sceneName={scene.name} content={scene.liveCounts}>
        <OpenAnswers question={question} closed liveCounts={scene.liveCounts} />
      </QuestionBox>
    </SceneFrame>
  );
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
        <p>{texts.closed.next}</p>
      </div>
    </SceneFrame>
  );
}

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
      <QuestionBox question={question} sceneName={scene.name} content={scene}>
        <Result
          question={question}
          solution={solution}
          tally={tally}
          scene={scene}
          hasPicture={Boolean(image ?? video)}
        />
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
    <div className="row wagers" data-fit="detail">
      {won && <p>{texts.won({ name: names(won.names), points: gained(won.points) })}</p>}
      {lost && <p>{texts.lost({ name: names(lost.names), points: gained(lost.points) })}</p>}
    </div>
  );
}

interface QuestionBoxProps {
  question: Question;
  sceneName: QuestionSceneName;
  /** The answers or the result; `content` names what else may change their size. */
  children: ReactNode;
  content?: unknown;
}

/** A question, its media and its answers, as large as all of it together can be. */
function QuestionBox({ question, sceneName, children, content }: QuestionBoxProps) {
  return (
    <FitBox content={[question, useShownMedia(question), content]} className="question-box">
      <div className="stack question-text">
        <h1 data-fit="question">{question.text}</h1>
      </div>
      <QuestionMedia question={question} sceneName={sceneName} />
      <div className="stack question-answers">{children}</div>
    </FitBox>
  );
}

interface OpenAnswersProps {
  question: Question;
  closed?: boolean;
  /** How many gave each answer, where that is shown live. */
  liveCounts?: readonly number[] | undefined;
}

/** What a question asks for, before its reveal, and the invitation to answer on the phone. */
function OpenAnswers({ question, closed = false, liveCounts }: OpenAnswersProps) {
  const { Open } = wallOf(question);
  return (
    <>
      <AnswerInvitation question={question} closed={closed} />
      {Open && <Open question={question} closed={closed} liveCounts={liveCounts} />}
    </>
  );
}

/** What to do on the phone; nothing where an answer is simply selected. Once closed, it only keeps its room. */
function AnswerInvitation({ question, closed }: { question: Question; closed: boolean }) {
  const texts = useGameTexts();
  const paper = useProjection().hasPaper ? 'yes' : 'no';
  const invitation = useQuestionSceneTexts().invitations[question.kind];
  const text = typeof invitation === 'string' ? invitation : invitation({ paper });
  if (!text) return null;
  const { isTyped, unitOf } = wallOf(question);
  const unit = unitOf?.(question);
  return (
    <p
      data-fit=""
      className="muted level answer-invitation"
      data-is-written={isTyped?.(question) || undefined}
      style={{ visibility: closed ? 'hidden' : undefined }}
    >
      <span>
        <PhoneIcon />
      </span>
      <span>
        {text}
        {unit && <span className="muted answer-unit">{texts.question.unit({ unit })}</span>}
      </span>
    </p>
  );
}
