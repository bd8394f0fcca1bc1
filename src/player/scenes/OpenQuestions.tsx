import { useState } from 'react';
import type { Answer, Question } from '../../contract/question';
import { AnswerControl } from '../answers/AnswerControl';
import { answerTo, canHandIn, isReady, isSheet } from '../answers/playState';
import { usePlay, useSceneTexts } from '../answers/usePlay';
import { SceneCountdown, SceneHeading } from './SceneParts';
import type { SceneProps } from './StillScenes';

/** In characters; longer questions are set smaller, so that the answers stay in sight. */
const LONG = 120;
/** In milliseconds: how long a round that is about to close still takes answers. */
const LAST_CALL_MS = 10_000;

/** The question that the person chose to see, and whether it stays when the next one is asked. */
interface Chosen {
  questionId: string;
  step: number;
  stays: boolean;
}

/** The questions that are open: the one just asked, and with it all of the round where that is revealed at its end. */
export function OpenQuestions({ scene }: SceneProps<'question'>) {
  const texts = useSceneTexts();
  const { play, onAnswer } = usePlay();
  const { questions: all, step } = play.game;
  const [chosen, setChosen] = useState<Chosen>();
  const isChosen = chosen && (chosen.stays || chosen.step === step);
  const chosenPlace = isChosen ? all.findIndex((each) => each.questionId === chosen.questionId) : -1;
  const currentPlace = all.findIndex((each) => each.questionId === scene.question.questionId);
  const place = chosenPlace >= 0 ? chosenPlace : Math.max(0, currentPlace);
  const shown = all[place]!;
  const choose = (questionId: string, stays: boolean) => setChosen({ questionId, step, stays });

  return (
    <div
      className="open"
      // Whoever is typing is not taken away by the next question.
      onInput={() => choose(shown.questionId, true)}
    >
      {scene.lastCallMs !== undefined && (
        <p role="alert" className="last-call">
          <b>{texts.lastCall}</b> {texts.lastCallHint}
        </p>
      )}
      <div className="facts">
        <p>
          <span>{scene.tieBreak ? texts.tieBreak : texts.questionOf(shown.number, shown.of)}</span>{' '}
          {!scene.tieBreak && <span>{texts.points(shown.points)}</span>}
        </p>
        <QuestionTime scene={scene} />
      </div>
      {all.map((question) => (
        <QuestionView
          key={question.questionId}
          question={question}
          isShown={question === shown}
          onAnswer={(answer) => {
            choose(question.questionId, false);
            onAnswer(question.questionId, answer);
          }}
        />
      ))}
      {isSheet(play.game) && (
        <>
          <QuestionSteps
            shown={shown}
            newest={place < currentPlace ? all[currentPlace] : undefined}
            onStep={(questionId) => choose(questionId, false)}
          />
          <HandIn />
        </>
      )}
    </div>
  );
}

/** The time that is left for the question, or for the whole round once the host has called for the last answers. */
function QuestionTime({ scene }: SceneProps<'question'>) {
  const texts = useSceneTexts();
  const { game } = usePlay().play;
  const isLastCall = scene.lastCallMs !== undefined;
  const remainingMs = scene.lastCallMs ?? scene.remainingMs;
  if (remainingMs === null) return null;
  if (scene.waiting) return <p className="time-note">{texts.timeFromSound(Math.ceil(remainingMs / 1000))}</p>;
  return (
    <SceneCountdown
      // Another time is another countdown.
      key={String(isLastCall)}
      remainingMs={remainingMs}
      durationMs={isLastCall ? LAST_CALL_MS : scene.durationMs}
      over={isSheet(game) && !isLastCall ? texts.timeUp : undefined}
    />
  );
}

interface QuestionViewProps {
  question: Question;
  isShown: boolean;
  onAnswer: (answer: Answer) => void;
}

/** One open question. While another is shown it stays, so that nothing typed in it is lost. */
function QuestionView({ question, isShown, onAnswer }: QuestionViewProps) {
  const texts = useSceneTexts();
  const { text, media = [], imageAlt } = question;
  const isHeard = media.includes('audio') || media.includes('video');
  return (
    <section className="question" hidden={!isShown}>
      <div className="asked" data-long={text.length > LONG}>
        <SceneHeading takesFocus={isShown}>{text}</SceneHeading>
        {media.length > 0 && (
          <p className="hint">
            {isHeard ? texts.listen : texts.look}
            {imageAlt && <span className="unseen"> {texts.picture(imageAlt)}</span>}
          </p>
        )}
      </div>
      <div className="answering">
        <AnswerControl question={question} onAnswer={onAnswer} />
      </div>
    </section>
  );
}

interface QuestionStepsProps {
  shown: Question;
  /** The question that was asked last, where another is shown. */
  newest: Question | undefined;
  onStep: (questionId: string) => void;
}

/** The sheet of a round: moves among the questions that are open, and shows which of them are empty. */
function QuestionSteps({ shown, newest, onStep }: QuestionStepsProps) {
  const texts = useSceneTexts();
  const { play } = usePlay();
  return (
    <nav className="sheet" aria-label={texts.sheet}>
      <ol>
        {play.game.questions.map(({ questionId, number }) => {
          const isAnswered = answerTo(play, questionId) !== undefined;
          return (
            <li key={questionId}>
              <button
                type="button"
                aria-label={texts.sheetPlace(number, isAnswered)}
                aria-current={questionId === shown.questionId ? 'true' : undefined}
                data-answered={isAnswered}
                onClick={() => onStep(questionId)}
              >
                {number}
              </button>
            </li>
          );
        })}
      </ol>
      {newest && (
        <button type="button" className="newest" onClick={() => onStep(newest.questionId)}>
          {texts.newQuestion}
        </button>
      )}
    </nav>
  );
}

/** Says to the host that the sheet is done, from its last question on, and takes it back. */
function HandIn() {
  const texts = useSceneTexts();
  const { play, onWish } = usePlay();
  const empty = play.game.questions.filter(
    ({ questionId }) => answerTo(play, questionId) === undefined,
  ).length;
  const ready = isReady(play);
  return (
    <div className="hand-in" data-ready={ready}>
      <p role="status">{ready ? texts.handedIn : empty === 0 ? texts.allAnswered : texts.empty(empty)}</p>
      {canHandIn(play.game) ? (
        <button type="button" className="quiet" onClick={() => onWish({ kind: 'ready', value: !ready })}>
          {ready ? texts.takeBack : texts.handIn}
        </button>
      ) : (
        <p className="hint">{texts.handInLater}</p>
      )}
    </div>
  );
}
