import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent } from 'react';
import { QUIZ_LIMITS } from '../../../contract/quizSource';
import type { QuestionDraft } from '../draft/draft';
import { goOn, NUMBER } from '../draft/typing';
import { GrowingText } from '../fields/GrowingText';
import { Labelled } from '../fields/Labelled';
import { NumberField } from '../fields/NumberField';
import { SelectField } from '../fields/SelectField';
import { questionNumber } from './editorState';
import { isEnter } from './keys';
import { useQuestionTexts } from './questionTexts';
import type { Editor } from './useQuizEditor';

interface NumberFieldsProps {
  question: QuestionDraft;
  /** Whoever is nearest wins it, whatever it says. */
  isTieBreak: boolean;
  editor: Editor;
}

/** The right number, and what counts as right. */
export function NumberFields({ question, isTieBreak, editor }: NumberFieldsProps) {
  const texts = useQuestionTexts().number;
  const { key, number, unit, counting, nearest, tolerance } = question;
  const set = (field: keyof QuestionDraft) => (text: string) =>
    editor.editQuestion(key, (each) => ({ ...each, [field]: text }), field);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event.nativeEvent)) return;
    event.preventDefault();
    editor.type((draft) => goOn(draft, key, NUMBER));
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
          onChoose={(chosen) => editor.editQuestion(key, (each) => ({ ...each, counting: chosen }))}
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
