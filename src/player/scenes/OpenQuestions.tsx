import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlayerScene } from '../../contract/toPhones';
import { hasSolution, type Question } from '../../contract/question';
import { phoneOf } from '../answers/phoneKind';
import { takeFocus } from '../../look/takeFocus';
import { useAttempts } from '../../look/useAttempts';
import { useTimeout } from '../../look/useTimeout';
import { isAnswered, type PlayState } from '../answers/playState';
import { deviceNumber, otherCaptain } from '../answers/team';
import type { ChosenAnswer } from '../answers/unsent';
import { useAnswer, usePlay, useSceneTexts, type SceneTexts } from '../answers/usePlay';
import { canHandIn, isReady, type OpenSheet } from '../answers/wishes';
import { OwnAnswer, SceneCountdown, SceneHeading, Staked } from './SceneParts';
import type { SceneProps } from './StillScenes';

/** In characters; longer questions are set smaller, so that the answers stay in view. */
const LONG = 120;
/** In milliseconds: how long taps are ignored after the page has turned by itself, since they were meant for before. */
const TURNED_MS = 600;

/** Where the player is on the sheet. */
interface Place {
  questionId: string;
  /** The question asked last, at that time. */
  newestId: string | undefined;
  /** The player has touched the question, and has not finished an answer to it since. */
  isBusy: boolean;
  /** The page has just turned to it by itself. */
  hasTurned: boolean;
}

export interface OpenQuestionsProps {
  /** The current question; the round alongside the others has none. */
  scene?: Extract<PlayerScene, { name: 'question' | 'round' }> | undefined;
  sheet: OpenSheet | undefined;
}

/** The place of a question, which in the tie-break and in a break has no number. */
function placeOf(
  scene: SceneProps<'question'>['scene'] | undefined,
  { number, of }: Question,
  texts: SceneTexts,
): string {
  if (!scene || scene.round) return texts.questionOf({ question: number, of });
  return scene.tieBreak ? texts.tieBreak : texts.ask;
}

/**
 * Returns the question to show, and how to go elsewhere. The page turns by itself from a question that is no longer
 * open, and to a new one only if the player is at the previous one and not busy with it.
 */
function usePlace(all: readonly Question[], newest: Question | undefined) {
  const [place, setPlace] = useState<Place>({
    questionId: (newest ?? all[0]!).questionId,
    newestId: newest?.questionId,
    isBusy: false,
    hasTurned: false,
  });
  const { questionId, newestId, isBusy, hasTurned } = place;
  const shown = all.find((each) => each.questionId === questionId);
  const isNew = newest !== undefined && newest.questionId !== newestId;
  const turns = !shown || (isNew && questionId === newestId && !isBusy);
  const next = turns ? (newest ?? all[0]!) : shown;
  if (turns || isNew)
    setPlace({
      questionId: next.questionId,
      newestId: newest?.questionId,
      isBusy: !turns && isBusy,
      hasTurned: turns,
    });
  const change = (changes: Partial<Place>): void => setPlace((former) => ({ ...former, ...changes }));
  useTimeout(() => change({ hasTurned: false }), hasTurned ? TURNED_MS : null, questionId);
  return {
    shown: next,
    hasTurned,
    goTo: (chosenId: string) => change({ questionId: chosenId, isBusy: false, hasTurned: false }),
    setBusy: (busy: boolean) => busy !== isBusy && change({ isBusy: busy }),
  };
}

/** The open questions: the one just asked and, if its round is revealed at its end, the whole round's. */
export function OpenQuestions({ scene, sheet }: OpenQuestionsProps) {
  const texts = useSceneTexts();
  const { play, act } = usePlay();
  const all = sheet?.questions ?? play.game.questions;
  const asked = scene?.name === 'question' ? scene : undefined;
  const newest = all.find((each) => each.questionId === asked?.question.questionId);
  const { shown, hasTurned, goTo, setBusy } = usePlace(all, newest);
  useDoneWhenLeft(shown.questionId);

  return (
    <div className="stack open" data-turned={hasTurned} data-hands-in={sheet && handsIn(play, sheet)}>
      <div className="muted apart facts">
        <p>
          <span>{placeOf(asked, shown, texts)}</span>{' '}
          {!asked?.tieBreak && (
            <span>{hasSolution(shown) ? texts.points({ points: shown.points }) : texts.noPoints}</span>
          )}
        </p>
        {asked && <QuestionTime scene={asked} isSheet={sheet !== undefined} />}
        {!asked && scene?.lastCallMs !== undefined && (
          <SceneCountdown remainingMs={scene.lastCallMs} durationMs={scene.lastCallDurationMs} />
        )}
      </div>
      {asked && <Staked questionId={asked.question.questionId} />}
      {all.map((question) => (
        <QuestionView
          key={question.questionId}
          question={question}
          isShown={question === shown}
          onTouch={() => setBusy(true)}
          onAnswer={(answer, done) => {
            if (question === shown) setBusy(done === false);
            act.answer(question.questionId, answer, done);
          }}
        />
      ))}
      {sheet && (
        <>
          <QuestionSteps
            sheet={sheet}
            shown={shown}
            newest={newest && newest.number > shown.number ? newest : undefined}
            onStep={goTo}
          />
          <HandIn sheet={sheet} />
        </>
      )}
    </div>
  );
}

/** Moving on to another question finishes the previous one. */
function useDoneWhenLeft(questionId: string): void {
  const { act } = usePlay();
  const former = useRef(questionId);
  const leaveFormer = useEffectEvent(() => {
    if (former.current !== questionId) act.left(former.current, true);
    former.current = questionId;
  });
  useEffect(() => leaveFormer(), [questionId]);
}

/** The time left for the question, or for the whole round once the host has made the last call. */
function QuestionTime({ scene, isSheet }: SceneProps<'question'> & { isSheet: boolean }) {
  const texts = useSceneTexts();
  const isLastCall = scene.lastCallMs !== undefined;
  const remainingMs = scene.lastCallMs ?? scene.remainingMs ?? scene.closingMs ?? null;
  if (remainingMs === null) return null;
  if (scene.waiting)
    return <p className="time-note">{texts.timeFromSound({ seconds: Math.ceil(remainingMs / 1000) })}</p>;
  return (
    <SceneCountdown
      // A new time starts a new countdown.
      key={String(isLastCall)}
      remainingMs={remainingMs}
      durationMs={isLastCall ? scene.lastCallDurationMs : scene.durationMs}
      over={isSheet && !isLastCall ? texts.timeUp : undefined}
    />
  );
}

interface QuestionViewProps {
  question: Question;
  isShown: boolean;
  /** The player has begun to do something here. */
  onTouch: () => void;
  onAnswer: (answer: ChosenAnswer, done?: boolean) => void;
}

/** One open question. It stays mounted while another is shown, so that nothing typed is lost. */
function QuestionView({ question, isShown, onTouch, onAnswer }: QuestionViewProps) {
  const texts = useSceneTexts();
  const { text, media = [], imageAlt } = question;
  const isHeard = media.includes('audio') || media.includes('video');
  // A picture with an address here is not on the projector.
  const isElsewhere = media.length > 0 && (isHeard || question.imageUrl === undefined);
  const { Control } = phoneOf(question);
  const { status } = useAnswer(question);
  return (
    <section
      className="stack question"
      hidden={!isShown}
      onPointerDownCapture={onTouch}
      onKeyDownCapture={onTouch}
      onInput={onTouch}
    >
      <div className="stack asked" data-long={text.length > LONG}>
        <SceneHeading takesFocus={isShown}>{text}</SceneHeading>
        {isElsewhere && (
          <p className="muted">
            {isHeard ? texts.listen : texts.look}
            {imageAlt && <span className="unseen"> {texts.picture({ description: imageAlt })}</span>}
          </p>
        )}
      </div>
      {question.imageUrl && <QuestionPicture url={question.imageUrl} alt={imageAlt} />}
      <div className="stack answering">
        <Control question={question} onAnswer={onAnswer} />
        {status === 'late' && <OwnAnswer question={question} />}
      </div>
    </section>
  );
}

/** A picture that is not on the projector: it is loaded with its question and enlarged by a tap. */
function QuestionPicture({ url, alt }: { url: string; alt: string | undefined }) {
  const texts = useSceneTexts();
  const [isLarge, setLarge] = useState(false);
  const [attempt, onFailure] = useAttempts(url);
  return (
    <button type="button" className="picture" aria-expanded={isLarge} onClick={() => setLarge(!isLarge)}>
      <img key={attempt} src={url} alt={alt ?? ''} loading="lazy" onError={onFailure} />{' '}
      <span className="unseen">{isLarge ? texts.shrink : texts.enlarge}</span>
    </button>
  );
}

interface QuestionStepsProps {
  sheet: OpenSheet;
  shown: Question;
  /** The question asked last, if another is shown. */
  newest: Question | undefined;
  onStep: (questionId: string) => void;
}

/** A round's sheet: moves between the open questions and shows which of them are empty. */
function QuestionSteps({ sheet, shown, newest, onStep }: QuestionStepsProps) {
  const texts = useSceneTexts();
  const { play } = usePlay();
  return (
    <nav className="open-list" aria-label={texts.sheet}>
      <ol>
        {sheet.questions.map((question) => {
          const { questionId, number } = question;
          const isDone = isAnswered(play, question);
          return (
            <li key={questionId}>
              <button
                type="button"
                aria-label={texts.sheetPlace({ place: number, isAnswered: isDone })}
                aria-current={questionId === shown.questionId ? 'true' : undefined}
                data-answered={isDone}
                onClick={() => onStep(questionId)}
              >
                {number}
              </button>
            </li>
          );
        })}
      </ol>
      {newest && (
        <button type="button" className="solid newest" onClick={() => onStep(newest.questionId)}>
          {texts.newQuestion}
        </button>
      )}
    </nav>
  );
}

/** Whether this phone can hand in the sheet now. */
function handsIn(play: PlayState, sheet: OpenSheet): boolean {
  return canHandIn(sheet) && !otherCaptain(play.own);
}

/** Tells the host that the sheet is finished, from its last question on, and withdraws it. */
function HandIn({ sheet }: { sheet: OpenSheet }) {
  const texts = useSceneTexts();
  const { play, texts: all, link, act } = usePlay();
  const [asked, setAsked] = useState<'asking' | 'answered'>();
  const { kind, round } = sheet;
  const empty = sheet.questions.filter((question) => !isAnswered(play, question)).length;
  const ready = isReady(play, sheet);
  const captain = otherCaptain(play.own);
  const isUnsent =
    ready !== (play.own[kind] ?? false) ||
    sheet.questions.some(({ questionId }) => play.pending[questionId] !== undefined);
  const handIn = (value: boolean) => {
    setAsked('answered');
    act.wish({ kind, roundIndex: round.index, value });
  };
  const sent = isUnsent ? (link === 'online' ? all.answers.sending : all.answers.waiting) : texts.handedIn;
  if (asked === 'asking' && empty > 0 && !ready)
    return (
      <div className="leaving" role="group" aria-labelledby="empty">
        <p id="empty">{texts.empty({ count: empty })}</p>
        {/* The pressed button is gone; the harmless one takes its focus. */}
        <button type="button" className="quiet" ref={takeFocus} onClick={() => setAsked('answered')}>
          {texts.handInBack}
        </button>
        <button type="button" className="quiet" onClick={() => handIn(true)}>
          {texts.handIn}
        </button>
      </div>
    );
  return (
    <>
      <div className="hand-in" data-ready={ready && !isUnsent}>
        <p role="status">{ready ? sent : empty === 0 ? texts.allAnswered : texts.empty({ count: empty })}</p>
        {captain && !ready && (
          <p className="muted">
            {texts.captainDoes({
              what: texts.handIn,
              number: deviceNumber(play.own, captain.deviceId) ?? 1,
            })}
          </p>
        )}
        {!captain && !canHandIn(sheet) && <p className="muted">{texts.handInLater}</p>}
      </div>
      {handsIn(play, sheet) && (
        <button
          type="button"
          className="quiet stays"
          ref={asked === 'answered' ? takeFocus : null}
          onClick={() => (ready || empty === 0 ? handIn(!ready) : setAsked('asking'))}
        >
          {ready ? texts.takeBack : texts.handIn}
        </button>
      )}
    </>
  );
}
