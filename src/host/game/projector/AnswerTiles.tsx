import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { CSSProperties, ReactNode } from 'react';
import type { Question, QuestionKind } from '../../../contract/question';
import { ANSWER_SIGNS } from '../../../look/answerSigns';
import { AnswerShape } from '../../ui/Drawings';
import { PhoneIcon } from '../../ui/sessionIcons';
import { useGameTexts } from '../texts/gameTexts';

/** How an answer stands: to be picked; no longer to be picked; or revealed as right or wrong. */
export type TileState = 'open' | 'closed' | 'right' | 'wrong';

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
    <Tile data-fit state={state} style={{ '--sign': sign?.colour } as CSSProperties}>
      {lead}
      <AnswerShape place={place} />
      <chakra.span flex="1">
        <VisuallyHidden>{sign?.letter}: </VisuallyHidden>
        <bdi>{text}</bdi>
      </chakra.span>
      {end}
      {foot}
    </Tile>
  );
}

const Tile = chakra('li', {
  base: {
    position: 'relative',
    minW: 0,
    display: 'flex',
    alignItems: 'center',
    gap: '0.5em',
    px: '0.55em',
    py: '0.25em',
    borderRadius: 'large',
    borderWidth: '0.1em',
    overflow: 'hidden',
    fontSize: 'var(--answer)',
    fontWeight: 650,
    lineHeight: 1.08,
    // Around a picture tiles are lower.
    '[data-arrangement] &': { py: '0.12em', '& > svg:first-of-type': { boxSize: '1.45em' } },
  },
  variants: {
    state: {
      open: { bg: 'color-mix(in srgb, var(--sign) 15%, {colors.panel})', borderColor: 'var(--sign)' },
      closed: { bg: 'panel', borderColor: 'line' },
      right: {
        bg: 'tile',
        color: 'onTile',
        borderColor: 'tile',
        // Some colours are near to the tile's.
        '& > svg > path': { stroke: 'onTile' },
      },
      wrong: {
        bg: 'panel',
        color: 'muted',
        borderColor: 'line',
        fontWeight: 500,
        '& > svg': { opacity: 0.6 },
      },
    },
  },
});

interface OpenAnswersProps {
  question: Question;
  /** Whether answers are accepted no more. */
  closed?: boolean;
}

/** What a question asks for, before it is revealed: its answers on tiles, or the invitation to answer on the phone. */
export function OpenAnswers({ question, closed = false }: OpenAnswersProps) {
  const answers = question.answers ?? [];
  return (
    <>
      {!closed && <AnswerInvitation kind={question.kind} unit={question.unit} />}
      {answers.length > 0 && (
        <AnswerGrid columns={columnsFor(answers.length)}>
          {answers.map((text, place) => (
            <AnswerTile key={place} place={place} text={text} state={closed ? 'closed' : 'open'} />
          ))}
        </AnswerGrid>
      )}
    </>
  );
}

/** What to do on the phone; nothing where an answer is simply picked. */
export function AnswerInvitation({ kind, unit }: { kind: QuestionKind; unit: string | undefined }) {
  const texts = useGameTexts();
  const text = texts.question.invitations[kind];
  if (!text) return null;
  const isWritten = kind === 'text' || kind === 'number';
  return (
    <chakra.p
      flex="none"
      display="flex"
      alignItems="center"
      gap="0.6em"
      fontSize={isWritten ? 'var(--answer)' : 'var(--detail)'}
      fontWeight={650}
      lineHeight={1.2}
      color={isWritten ? 'text' : 'muted'}
      p={isWritten ? '0.8em' : '0'}
      bg={isWritten ? 'panel' : 'transparent'}
      borderRadius="large"
      css={{
        '[data-arrangement] &': { p: isWritten ? '0.45em' : '0' },
        '[data-arrangement=side] &': { fontSize: 'max(var(--detail), 0.8 * var(--answer))' },
      }}
      boxShadow={isWritten ? 'inset 0 0 0 0.1em {colors.line}' : undefined}
    >
      <chakra.span flex="none" display="flex" color="accent" fontSize="1.4em">
        <PhoneIcon />
      </chakra.span>
      <chakra.span>
        {text}
        {unit && (
          <chakra.span display="block" color="muted">
            {texts.question.unit(unit)}
          </chakra.span>
        )}
      </chakra.span>
    </chakra.p>
  );
}

/** Wins over the columns of a grid that has more. */
const ONE_COLUMN = {
  gridTemplate: 'none / minmax(0, 1fr) !important',
  gridAutoFlow: 'row !important',
};

/** The grid of a question's answers: two columns, or one where that is enough. */
export const AnswerGrid = chakra('ul', {
  base: {
    flex: 'none',
    display: 'grid',
    gridAutoRows: 'minmax(calc(var(--answer) * 1.62), auto)',
    gap: 'min(1.2vh, 1.2rem)',
    listStyle: 'none',
    '[data-arrangement=side] &': ONE_COLUMN,
  },
  variants: {
    columns: {
      1: { gridTemplateColumns: 'minmax(0, 1fr)' },
      2: { gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

/** Three answers stand better one below the other than with a gap beside the third. */
export function columnsFor(count: number): 1 | 2 {
  return count === 3 || count === 1 ? 1 : 2;
}
