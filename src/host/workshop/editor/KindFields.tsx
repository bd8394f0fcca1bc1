import type { ReactNode } from 'react';
import { QUESTION_KINDS } from '../../../contract/question';
import type { QuestionDraft } from '../draft/draft';
import { changeKind } from '../draft/edits';
import { kindOf } from '../../../kinds/workshop';
import { KIND_FIELDS_SHOWN } from '../../../kinds/workshopFields';
import type { KindFieldsProps } from '../../../kinds/workshopKind';
import { writtenAnswers } from '../draft/kinds';
import { useQuizStore } from '../saving/useQuizStore';
import { useWords } from '../../texts/roomTexts';
import { useSpoken } from '../../texts/useLanguage';
import { useQuestionTexts, useKindTexts } from '../workshopTexts';

/** The kinds of questions side by side. Alt with a digit also selects them. */
export function KindChoice({ question }: { question: QuestionDraft }) {
  const store = useQuizStore();
  const label = useQuestionTexts().question.kind;
  const texts = useKindTexts();
  return (
    <div className="row kind-choice" role="radiogroup" aria-label={label}>
      {QUESTION_KINDS.map((kind) => (
        <label key={kind} className="drawn-field picked-label">
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

/** The fields for the answer of a question's kind; the children are its list of answers. */
export function KindFields({ children, ...props }: KindFieldsProps & { children: ReactNode }) {
  const Fields = KIND_FIELDS_SHOWN[props.question.kind];
  return Fields ? <Fields {...props}>{children}</Fields> : children;
}

/** A question's answers in one line; where several are listed, the right ones stand out. */
export function AnswersInShort({ question }: { question: QuestionDraft }) {
  const language = useSpoken();
  const { label, withUnit } = useWords();
  const kind = kindOf(question);
  if (kind.list === null)
    return <span className="small-hint answers-in-short">{kind.inShort(question, language, withUnit)}</span>;
  const between = kind.isNumbered && !kind.textField ? ' → ' : ' · ';
  return (
    <span className="small-hint answers-in-short">
      {writtenAnswers(question).map((answer, index) => (
        <span key={answer.key}>
          {index > 0 && between}
          <bdi className={kind.marks && answer.right ? 'right' : undefined}>
            {kind.marks && answer.right && '✓ '}
            {kind.textField && answer.label && `${label({ label: answer.label })} `}
            {answer.text}
          </bdi>
        </span>
      ))}
    </span>
  );
}
