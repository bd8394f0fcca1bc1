import type { Answer, Question } from '../../contract/question';
import { phoneOf } from '../answers/phoneKind';
import { around } from '../../look/around';
import type { PlayState } from '../answers/playState';
import { deviceNumber, ownDeviceId } from '../answers/team';
import { usePlay } from '../answers/usePlay';

/** Reports that another phone has replaced one of the team's answers, with the old and the new one. */
export function TeamNews() {
  const { play, texts, act } = usePlay();
  const { news, own } = play;
  const question = news && questionIn(play, news.questionId);
  const by = deviceNumber(own, news?.by);
  const isOwn = news?.by === ownDeviceId(own);
  const { replacedOwn, replacedByPhone, replacedByOther } = texts.team;
  const replaced = isOwn ? replacedOwn : by === undefined ? replacedByOther : replacedByPhone({ number: by });
  const write = (answer: Answer) => question && phoneOf(question).inLine(question, answer, texts.answers);
  return (
    <div role="status" className="row notice">
      {news && question && (
        <>
          <p>
            <b>{replaced}</b>{' '}
            {around(
              (from, now, to) =>
                texts.team.change({
                  question: texts.scenes.questionOf({ question: question.number, of: question.of }),
                  from,
                  now,
                  to,
                }),
              <s>{write(news.from)}</s>,
              <>
                <span className="unseen">{texts.team.nowStands}</span>
                <span aria-hidden="true">›</span>
              </>,
              write(news.to),
            )}
          </p>
          <Seen label={texts.team.seen} onSeen={act.dismissNews} />
        </>
      )}
    </div>
  );
}

interface SeenProps {
  label: string;
  onSeen: () => void;
}

/** Closes a notice. It goes with it, so the scene's heading takes its focus. */
export function Seen({ label, onSeen }: SeenProps) {
  const close = () => {
    const headings = [...document.querySelectorAll<HTMLElement>('.game h1')];
    headings.find((each) => !each.closest('[hidden]'))?.focus({ preventScroll: true });
    onSeen();
  };
  return (
    <button type="button" className="quiet" onClick={close}>
      {label}
    </button>
  );
}

function questionIn({ game }: PlayState, questionId: string): Question | undefined {
  const { scene, questions, beside } = game;
  const asked = 'question' in scene && scene.question ? [scene.question] : [];
  return [...questions, ...(beside?.questions ?? []), ...asked].find(
    (each) => each.questionId === questionId,
  );
}
