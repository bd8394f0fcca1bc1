import type { KeyboardEvent, ReactNode } from 'react';
import { QUESTION_KINDS } from '../../../contract/question';
import type { QuestionDraft } from '../draft/draft';
import { changeKind } from '../draft/edits';
import { marksOf, writtenAnswers } from '../draft/kinds';
import { shownNumbers } from '../draft/numbers';
import { NUMBER, goOn } from '../draft/typing';
import { QuestionNumber, QuestionText, SelectField } from './fields';
import { isEnter } from './keys';
import { useQuizStore } from '../saving/useQuizStore';
import { useSpoken } from '../../texts/useLanguage';
import { useQuestionTexts, useKindTexts } from '../texts/workshopTexts';

/** What stands before an answer that is not picked, and so has no shape. */
export function signOf({ kind }: QuestionDraft, index: number): string {
  return kind === 'order' || kind === 'parts' ? `${index + 1}.` : '=';
}

/** The kinds of questions side by side. Alt with 1 to 6 chooses them too. */
export function KindChoice({ question }: { question: QuestionDraft }) {
  const store = useQuizStore();
  const label = useQuestionTexts().question.kind;
  const texts = useKindTexts();
  return (
    <div className="kind-choice" role="radiogroup" aria-label={label}>
      {QUESTION_KINDS.map((kind) => (
        <label key={kind} className="picked-label">
          <input
            type="radio"
            name={`kind-${question.key}`}
            checked={kind === question.kind}
            onChange={() => store.editQuestion(question.key, changeKind(kind))}
          />
          {texts[kind].kind}
        </label>
      ))}
    </div>
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
  const { key, counting } = question;
  // From each field on to the one beside it, and from the last one to the next question.
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event.nativeEvent)) return;
    event.preventDefault();
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('.field')];
    const next = all[all.findIndex((each) => each === event.target) + 1];
    if (next) next.focus();
    else store.type((draft) => goOn(draft, key, NUMBER));
  };
  return (
    <div className="number-fields" onKeyDown={onKeyDown}>
      <QuestionNumber question={question} field="number" label={answer()} />
      <QuestionText question={question} field="unit" label={fields.unit} />
      {!isTieBreak && (
        <SelectField
          label={fields.counting}
          value={counting}
          options={(['exact', 'nearest', 'tolerance'] as const).map((each) => [each, fields.countings[each]])}
          onChoose={(chosen) => store.editQuestion(key, (each) => ({ ...each, counting: chosen }))}
        />
      )}
      {!isTieBreak && counting === 'nearest' && (
        <QuestionNumber
          question={question}
          field="nearest"
          label={fields.nearest}
          placeholder={fields.nearestExample}
          inputMode="text"
        />
      )}
      {!isTieBreak && counting === 'tolerance' && (
        <QuestionNumber question={question} field="tolerance" label={fields.tolerance} />
      )}
    </div>
  );
}

/** A question's answers in one line; of several the right ones stand out. */
export function AnswersInShort({ question }: { question: QuestionDraft }) {
  const { kind, number, unit } = question;
  const language = useSpoken();
  const isMarked = marksOf(question) !== undefined;
  return (
    <span className="answers-in-short">
      {kind === 'number' && [shownNumbers(number, language), unit].filter(Boolean).join(' ')}
      {kind !== 'number' &&
        writtenAnswers(question).map((answer, index) => (
          <span key={answer.key}>
            {index > 0 && (kind === 'order' ? ' → ' : ' · ')}
            <bdi className={isMarked && answer.right ? 'right' : undefined}>
              {isMarked && answer.right && '✓ '}
              {kind === 'parts' && answer.label && `${answer.label}: `}
              {answer.text}
            </bdi>
          </span>
        ))}
    </span>
  );
}
