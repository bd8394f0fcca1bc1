import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { CSSProperties, ReactNode } from 'react';
import type { Question } from '../../../contract/question';
import { ANSWER_SIGNS } from '../../../look/answerSigns';
import { AnswerShape } from '../../ui/AnswerShape';
import { PhoneIcon } from '../../ui/sessionIcons';
import { useGameTexts } from '../texts/gameTexts';

/** How an answer stands: to be picked; no longer to be picked; or revealed as right or wrong. */
type TileState = 'open' | 'closed' | 'right' | 'wrong';

interface AnswerTileProps {
  /** The answer's place among the question's, which gives it its letter, shape and colour. */
  place: number;
  text: string;
  state: TileState;
  /** Before the sign. */
  lead?: ReactNode;
  /** At the tile's end. */
  end?: ReactNode;
  /** Across the tile's foot. */
  foot?: ReactNode;
}

/** One answer on its tile. */
export function AnswerTile({ place, text, state, lead, end, foot }: AnswerTileProps) {
  const sign = ANSWER_SIGNS[place];
  return (
    <li
      data-fit="answer"
      className="answer-tile"
      data-state={state}
      style={{ '--sign': sign?.colour } as CSSProperties}
    >
      {lead}
      <AnswerShape place={place} />
      <span className="answer-text">
        <VisuallyHidden>{sign?.letter}: </VisuallyHidden>
        <bdi>{text}</bdi>
      </span>
      {end}
      {foot}
    </li>
  );
}

interface OpenAnswersProps {
  question: Question;
  /** Whether answers are accepted no more. */
  closed?: boolean;
}

/** What a question asks for, before it is revealed: its answers on tiles, or the invitation to answer on the phone. */
export function OpenAnswers({ question, closed = false }: OpenAnswersProps) {
  const { answers = [], parts = [] } = question;
  return (
    <>
      {!closed && <AnswerInvitation question={question} />}
      {answers.length > 0 && (
        <ul className="answer-grid" data-columns={columnsFor(answers.length)}>
          {answers.map((text, place) => (
            <AnswerTile key={place} place={place} text={text} state={closed ? 'closed' : 'open'} />
          ))}
        </ul>
      )}
      {parts.length > 0 && <PartList parts={parts} />}
    </>
  );
}

/** More parts than these stand in two columns, one below the other. */
const MOST_IN_ONE_COLUMN = 5;

interface PartListProps {
  /** What each part asks for, and what else is said of it. */
  parts: readonly { label: string; content?: ReactNode }[];
}

/** What a question in parts asks for. Its parts keep their places when what is right comes to them. */
export function PartList({ parts }: PartListProps) {
  const columns = parts.length > MOST_IN_ONE_COLUMN ? 2 : 1;
  const style = { '--rows': Math.ceil(parts.length / columns) } as CSSProperties;
  return (
    <ol className="answer-grid order-grid" data-columns={columns} style={style}>
      {parts.map(({ label, content }, part) => (
        <li data-fit="answer" key={part} className="part">
          {content ?? <bdi className="part-text">{label}</bdi>}
        </li>
      ))}
    </ol>
  );
}

/** What to do on the phone; nothing where an answer is simply picked. */
function AnswerInvitation({ question: { kind, unit } }: { question: Question }) {
  const texts = useGameTexts();
  const text = texts.question.invitations[kind];
  if (!text) return null;
  const isWritten = kind === 'text' || kind === 'number';
  return (
    <p data-fit="" className="answer-invitation" data-is-written={isWritten || undefined}>
      <span>
        <PhoneIcon />
      </span>
      <span>
        {text}
        {unit && <span className="answer-unit">{texts.question.unit(unit)}</span>}
      </span>
    </p>
  );
}

/** Three answers stand better one below the other than with a gap beside the third. */
export function columnsFor(count: number): 1 | 2 {
  return count === 3 || count === 1 ? 1 : 2;
}
