import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent, ReactNode } from 'react';
import { QUESTION_KINDS } from '../../../contract/question';
import { QUIZ_LIMITS } from '../../../contract/quizSource';
import { ANSWER_SIGNS } from '../../../look/answerSigns';
import { focusRing } from '../../ui/Button';
import type { QuestionDraft } from '../draft/draft';
import { changeKind } from '../draft/edits';
import { marksOf, writtenAnswers } from '../draft/kinds';
import { shownNumbers } from '../draft/numbers';
import { NUMBER, goOn } from '../draft/typing';
import { questionNumber } from '../saving/editing';
import { GrowingText, Labelled, NumberField, SelectField } from './fields';
import { isEnter } from './keys';
import { useQuizStore } from '../saving/useQuizStore';
import { useSpoken } from '../../texts/useLanguage';
import { useQuestionTexts, useKindTexts } from '../texts/workshopTexts';

/** Beyond the letters, which is too many, the number. */
export function letterOf(index: number): string {
  return ANSWER_SIGNS[index]?.letter ?? String(index + 1);
}

/** What stands before an answer that is not picked, and so has no shape. */
export function signOf({ kind }: QuestionDraft, index: number): string {
  return kind === 'order' ? `${index + 1}.` : '=';
}

/** The kinds of questions side by side. Alt with 1 to 5 chooses them too. */
export function KindChoice({ question }: { question: QuestionDraft }) {
  const store = useQuizStore();
  const label = useQuestionTexts().question.kind;
  const texts = useKindTexts();
  return (
    <chakra.div role="radiogroup" aria-label={label} display="flex" flexWrap="wrap" gap="1">
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
          {texts[kind].kind}
        </chakra.label>
      ))}
    </chakra.div>
  );
}

interface KindFieldsProps extends NumberFieldsProps {
  /** For the kinds that have a list of answers. */
  children: ReactNode;
}

/** What is right, in the fields that a question's kind has for it. */
export function KindFields({ children, ...props }: KindFieldsProps) {
  return props.question.kind === 'number' ? <NumberFields {...props} /> : children;
}

interface NumberFieldsProps {
  question: QuestionDraft;
  /** Whoever is nearest wins it, whatever it says. */
  isTieBreak: boolean;
}

/** The right number, and what counts as right. */
function NumberFields({ question, isTieBreak }: NumberFieldsProps) {
  const store = useQuizStore();
  const { answer, ...fields } = useKindTexts().number;
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
      <Labelled label={answer()}>
        <NumberField id={questionNumber(key)} value={number} onText={set('number')} onKeyDown={onKeyDown} />
      </Labelled>
      <Labelled label={fields.unit}>
        <GrowingText value={unit} most={QUIZ_LIMITS.unit} onText={set('unit')} onKeyDown={onKeyDown} />
      </Labelled>
      {!isTieBreak && (
        <SelectField
          label={fields.counting}
          value={counting}
          options={(['exact', 'nearest', 'tolerance'] as const).map((each) => [each, fields.countings[each]])}
          onChoose={(chosen) => store.editQuestion(key, (each) => ({ ...each, counting: chosen }))}
        />
      )}
      {!isTieBreak && counting === 'nearest' && (
        <Labelled label={fields.nearest}>
          <NumberField
            value={nearest}
            placeholder={fields.nearestExample}
            inputMode="text"
            onText={set('nearest')}
            onKeyDown={onKeyDown}
          />
        </Labelled>
      )}
      {!isTieBreak && counting === 'tolerance' && (
        <Labelled label={fields.tolerance}>
          <NumberField value={tolerance} onText={set('tolerance')} onKeyDown={onKeyDown} />
        </Labelled>
      )}
    </chakra.div>
  );
}

/** A question's answers in one line; of several the right ones stand out. */
export function AnswersInShort({ question }: { question: QuestionDraft }) {
  const { kind, number, unit } = question;
  const language = useSpoken();
  if (kind === 'number')
    return <InShort>{[shownNumbers(number, language), unit].filter(Boolean).join(' ')}</InShort>;
  const isMarked = marksOf(question) !== undefined;
  return (
    <InShort>
      {writtenAnswers(question).map((answer, index) => (
        <span key={answer.key}>
          {index > 0 && (kind === 'order' ? ' → ' : ' · ')}
          <chakra.bdi
            color={isMarked && answer.right ? 'ok' : undefined}
            fontWeight={isMarked && answer.right ? 700 : undefined}
          >
            {isMarked && answer.right && '✓ '}
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
