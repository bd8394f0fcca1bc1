import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent } from 'react';
import { QUESTION_KINDS } from '../../../contract/question';
import { QUIZ_LIMITS } from '../../../contract/quizSource';
import { useSpoken } from '../../languages/useLanguage';
import { focusRing } from '../../ui/Button';
import { changeKind } from '../draft/answerEdits';
import type { QuestionDraft } from '../draft/draft';
import { shownNumbers } from '../draft/numbers';
import { NUMBER, goOn } from '../draft/typing';
import { questionNumber } from '../saving/editing';
import { GrowingText, Labelled, NumberField, SelectField } from './fields';
import { isEnter } from './keys';
import { useQuestionTexts } from './questionTexts';
import { useQuizStore } from '../saving/useQuizStore';

/** The kinds of questions side by side. Alt with 1 to 5 chooses them too. */
export function KindChoice({ question }: { question: QuestionDraft }) {
  const store = useQuizStore();
  const texts = useQuestionTexts();
  return (
    <chakra.div role="radiogroup" aria-label={texts.question.kind} display="flex" flexWrap="wrap" gap="1">
      {QUESTION_KINDS.map((kind) => (
        <chakra.label
          key={kind}
          position="relative"
          px="2"
          py="1"
          fontSize="small"
          fontWeight={700}
          borderWidth="2px"
          borderRadius="normal"
          cursor="pointer"
          borderColor={kind === question.kind ? 'accent' : 'transparent'}
          color={kind === question.kind ? 'text' : 'muted'}
          _hover={{ bg: 'raised' }}
          css={{ '&:has(:focus-visible)': focusRing }}
        >
          <chakra.input
            type="radio"
            name={`kind-${question.key}`}
            position="absolute"
            inset={0}
            boxSize="full"
            cursor="pointer"
            opacity={0}
            checked={kind === question.kind}
            onChange={() => store.editQuestion(question.key, changeKind(kind))}
          />
          {texts.kinds[kind]}
        </chakra.label>
      ))}
    </chakra.div>
  );
}

interface NumberFieldsProps {
  question: QuestionDraft;
  /** Whoever is nearest wins it, whatever it says. */
  isTieBreak: boolean;
}

/** The right number, and what counts as right. */
export function NumberFields({ question, isTieBreak }: NumberFieldsProps) {
  const store = useQuizStore();
  const texts = useQuestionTexts().number;
  const { key, number, unit, counting, nearest, tolerance } = question;
  const set = (field: keyof QuestionDraft) => (text: string) =>
    store.editQuestion(key, (each) => ({ ...each, [field]: text }), field);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event.nativeEvent)) return;
    event.preventDefault();
    store.type((draft) => goOn(draft, key, NUMBER));
  };
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="repeat(auto-fit, minmax(min(9rem, 100%), 1fr))">
      <Labelled label={texts.value}>
        <NumberField id={questionNumber(key)} value={number} onText={set('number')} onKeyDown={onKeyDown} />
      </Labelled>
      <Labelled label={texts.unit}>
        <GrowingText value={unit} most={QUIZ_LIMITS.unit} onText={set('unit')} onKeyDown={onKeyDown} />
      </Labelled>
      {!isTieBreak && (
        <SelectField
          label={texts.counting}
          value={counting}
          options={(['exact', 'nearest', 'tolerance'] as const).map((each) => [each, texts.countings[each]])}
          onChoose={(chosen) => store.editQuestion(key, (each) => ({ ...each, counting: chosen }))}
        />
      )}
      {!isTieBreak && counting === 'nearest' && (
        <Labelled label={texts.nearest}>
          <NumberField
            value={nearest}
            placeholder={texts.nearestExample}
            inputMode="text"
            onText={set('nearest')}
            onKeyDown={onKeyDown}
          />
        </Labelled>
      )}
      {!isTieBreak && counting === 'tolerance' && (
        <Labelled label={texts.tolerance}>
          <NumberField value={tolerance} onText={set('tolerance')} onKeyDown={onKeyDown} />
        </Labelled>
      )}
    </chakra.div>
  );
}

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
