import type { Round } from '../../../contract/question';
import { LockIcon } from '../../ui/sessionIcons';
import { AnsweredCount, Place, QuestionPlace, SceneFrame } from './SceneFrame';
import { OpenAnswers } from './OpenAnswers';
import { QuestionBox } from './QuestionBox';
import type { SceneNamed } from '../../../contract/scene';
import { useGameTexts } from '../gameTexts';

/** Answers are closed, and the question or the whole round is not revealed yet. */
export function ClosedScene({ scene }: { scene: SceneNamed<'closed'> }) {
  const texts = useGameTexts();
  const { round, question } = scene;
  if (!question) return <ClosedRound scene={scene} />;
  return (
    <SceneFrame
      place={<QuestionPlace round={round} tieBreak={scene.tieBreak} question={question} />}
      aside={<AnsweredCount scene={scene} />}
      bar={<div className="closed-bar" />}
    >
      <QuestionBox
        question={question}
        content={scene.liveCounts && 'live'}
        notice={
          <div className="question-notice">
            <p className="badge">
              <LockIcon />
              {texts.closed.question}
            </p>
          </div>
        }
      >
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
  const { round, answered, expected } = scene;
  return (
    <SceneFrame place={round && <RoundPlace round={round} />}>
      <div className="closed-round">
        <span>
          <LockIcon />
        </span>
        <h1>{texts.closed.round}</h1>
        <p>{texts.question.answered({ answered, expected })}</p>
        <p>{texts.closed.next}</p>
      </div>
    </SceneFrame>
  );
}
