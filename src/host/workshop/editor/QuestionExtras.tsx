import { chakra } from '@chakra-ui/react/styled-system';
import { QUIZ_LIMITS } from '../../../contract/quizSource';
import type { QuestionDraft } from '../draft/draft';
import { Disclosure } from '../fields/Disclosure';
import { GrowingText } from '../fields/GrowingText';
import { Labelled } from '../fields/Labelled';
import { NumberField } from '../fields/NumberField';
import { SecondsField } from '../fields/SecondsField';
import { useQuestionTexts } from './questionTexts';
import type { Editor } from './useQuizEditor';

interface QuestionExtrasProps {
  question: QuestionDraft;
  /** It gives no points. */
  isTieBreak: boolean;
  editor: Editor;
}

/** What most questions do not say: points, time, explanation, note. */
export function QuestionExtras({ question, isTieBreak, editor }: QuestionExtrasProps) {
  const texts = useQuestionTexts().question;
  const { key, points, seconds, explanation, note } = question;
  const set = (field: keyof QuestionDraft) => (text: string) =>
    editor.editQuestion(key, (each) => ({ ...each, [field]: text }), field);
  const said = [
    points && `${points} ${texts.points}`,
    seconds && `${seconds} s`,
    explanation && texts.explanation,
    note && texts.note,
  ];
  return (
    <Disclosure summary={texts.more} said={said.filter(Boolean).join(' · ')} fieldWidth="10em">
      {!isTieBreak && (
        <Labelled label={texts.points}>
          <NumberField value={points} placeholder="1" onText={set('points')} />
        </Labelled>
      )}
      <SecondsField label={texts.seconds} value={seconds} inherited="" onText={set('seconds')} />
      <chakra.div gridColumn="1 / -1" display="grid" gap="3">
        <Labelled label={texts.explanation}>
          <GrowingText value={explanation} most={QUIZ_LIMITS.explanation} onText={set('explanation')} />
        </Labelled>
        <Labelled label={texts.note}>
          <GrowingText value={note} most={QUIZ_LIMITS.note} onText={set('note')} />
        </Labelled>
      </chakra.div>
    </Disclosure>
  );
}
