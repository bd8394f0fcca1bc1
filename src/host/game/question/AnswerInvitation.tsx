import { chakra } from '@chakra-ui/react/styled-system';
import type { QuestionKind } from '../../../contract/question';
import { PhoneIcon } from '../../ui/sessionIcons';
import { useGameTexts } from '../gameTexts';

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
