import { answerTo, canHandIn, isReady, type PlayState } from './playState';
import type { GameTexts } from './texts';

interface HandInProps {
  play: PlayState;
  texts: GameTexts;
  onReady: (ready: boolean) => void;
}

/** Says to the host that the sheet is done, from its last question on, and takes it back. */
export function HandIn({ play, texts, onReady }: HandInProps) {
  const { questions } = play.game;
  const empty = questions.filter(({ questionId }) => answerTo(play, questionId) === undefined).length;
  const ready = isReady(play);
  return (
    <div className="hand-in" data-ready={ready}>
      <p role="status">{ready ? texts.handedIn : empty === 0 ? texts.allAnswered : texts.empty(empty)}</p>
      {canHandIn(play.game) ? (
        <button type="button" className="quiet" onClick={() => onReady(!ready)}>
          {ready ? texts.takeBack : texts.handIn}
        </button>
      ) : (
        <p className="hint">{texts.handInLater}</p>
      )}
    </div>
  );
}
