import type { KeyboardEvent } from 'react';
import { OWN_FIELD, partField } from '../../host/workshop/draft/draft';
import { goOn, isEnter } from '../../host/workshop/draft/typing';
import { QuestionNumber, QuestionText, SelectField } from '../../host/workshop/editor/fields';
import { useQuizStore } from '../../host/workshop/saving/useQuizStore';
import { useKindTexts } from '../../host/workshop/workshopTexts';
import type { KindFieldsProps } from '../../host/workshop/workshopKind';

/** The right number, and what counts as right. */
export function NumberFields({ question, isTieBreak }: KindFieldsProps) {
  const store = useQuizStore();
  const { answer, ...fields } = useKindTexts().number;
  const { key, counting } = question;
  // Enter moves from each field to the one beside it, and from the last one to the next question.
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event.nativeEvent)) return;
    event.preventDefault();
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('input, select, textarea')];
    const next = all[all.findIndex((each) => each === event.target) + 1];
    if (next) next.focus();
    else store.type((draft) => goOn(draft, key, OWN_FIELD));
  };
  return (
    <div className="number-fields" onKeyDown={onKeyDown}>
      <QuestionNumber id={partField(key, OWN_FIELD)} question={question} field="number" label={answer} />
      <QuestionText question={question} field="unit" label={fields.unit} />
      {!isTieBreak && (
        <SelectField
          label={fields.counting}
          chosen={counting}
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
