import { chakra } from '@chakra-ui/react/styled-system';
import { useSpoken } from '../../languages/useLanguage';
import type { QuestionDraft } from '../draft/draft';
import { shownNumbers } from '../fields/shownNumbers';

/** A question's answers in one line; of several the right ones stand out. */
export function AnswersInShort({ question }: { question: QuestionDraft }) {
  const { kind, answers, number, unit } = question;
  const language = useSpoken();
  if (kind === 'number')
    return <InShort>{[shownNumbers(number, language), unit].filter(Boolean).join(' ')}</InShort>;
  const written = answers.filter((answer) => answer.text.trim() !== '');
  const isPicked = kind === 'choice' || kind === 'multiple';
  return (
    <InShort>
      {written.map((answer, index) => (
        <span key={answer.key}>
          {index > 0 && (kind === 'order' ? ' → ' : ' · ')}
          <chakra.bdi
            color={isPicked && answer.right ? 'ok' : undefined}
            fontWeight={isPicked && answer.right ? 700 : undefined}
          >
            {isPicked && answer.right && '✓ '}
            {answer.text}
          </chakra.bdi>
        </span>
      ))}
    </InShort>
  );
}

const InShort = chakra('span', {
  base: { display: 'block', fontSize: 'small', color: 'muted', minH: '1lh' },
});
