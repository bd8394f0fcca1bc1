import { numberSigns } from '../../../contract/numberSigns';
import { useSpoken } from '../../texts/useLanguage';
import { CloseIcon } from '../../ui/sessionIcons';
import type { QuestionDraft } from '../draft/draft';
import { cutSound, type SoundPiece } from '../draft/sounds';
import { useOpenQuiz, useQuizStore } from '../saving/useQuizStore';
import { useQuestionTexts } from '../workshopTexts';
import { type HeardPart, heardPart } from './handles';
import { fileTime, nextPiece, piecesInOrder } from './pieces';

interface SoundPiecesProps {
  question: QuestionDraft;
  /** Of the file, in seconds. */
  duration: number;
  part: HeardPart;
  /** The pieces marked before the one between the handles. */
  marked: readonly SoundPiece[];
  onMark: (marked: readonly SoundPiece[]) => void;
}

/** Marks several pieces of a song, and makes a question of each. A tie-break is a single question. */
export function SoundPieces({ question, duration, part, marked, onMark }: SoundPiecesProps) {
  const store = useQuizStore();
  const texts = useQuestionTexts().media.sound;
  const isTieBreak = useOpenQuiz(({ history }) => history.present.tieBreak?.key === question.key);
  if (isTieBreak) return null;
  const { key, audioFrom, audioTo } = question;
  const all = piecesInOrder([...marked, { audioFrom, audioTo }]);
  const markAnother = () => {
    onMark(all);
    store.editQuestion(key, (each) => ({ ...each, ...nextPiece(part, duration) }));
  };
  const cut = () => {
    store.edit(cutSound(key, all));
    onMark([]);
  };
  return (
    <>
      <button
        type="button"
        className="small-button"
        disabled={part.from === 0 && part.to === duration}
        onClick={markAnother}
      >
        + {texts.another}
      </button>
      {marked.length > 0 && (
        <button type="button" className="small-button" disabled={all.length < 2} onClick={cut}>
          {texts.cut({ count: all.length })}
        </button>
      )}
      {marked.length > 0 && <MarkedPieces duration={duration} marked={marked} onMark={onMark} />}
    </>
  );
}

/** The pieces marked so far, each of which can be removed. */
function MarkedPieces({
  duration,
  marked,
  onMark,
}: Pick<SoundPiecesProps, 'duration' | 'marked' | 'onMark'>) {
  const texts = useQuestionTexts().media.sound;
  const { decimal } = numberSigns(useSpoken());
  return (
    <ul className="row sound-pieces" aria-label={texts.pieces}>
      {marked.map((piece) => {
        const part = heardPart(piece, duration);
        const [from, to] = [part.from, part.to].map((time) => fileTime(time, decimal)) as [string, string];
        const name = texts.removePiece({ from, to });
        return (
          <li key={`${from} ${to}`} className="media-file">
            {from}–{to}
            <button
              type="button"
              className="small-button"
              aria-label={name}
              title={name}
              onClick={() => onMark(marked.filter((each) => each !== piece))}
            >
              <CloseIcon />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
