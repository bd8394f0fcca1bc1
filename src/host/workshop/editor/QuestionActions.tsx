import { chakra } from '@chakra-ui/react/styled-system';
import { CheckIcon } from '../../ui/sessionIcons';
import type { QuestionDraft } from '../draft/draft';
import { duplicateQuestion, moveQuestionBy } from '../draft/edits';
import { dropQuestion } from '../draft/typing';
import { questionCard } from './editorState';
import { useQuestionTexts } from './questionTexts';
import { SmallButton } from './SmallButton';
import type { Editor } from './useQuizEditor';
import { DeleteIcon, DownIcon, DuplicateIcon, UpIcon } from './workshopIcons';

/** What can be done with a question as a whole. */
export function QuestionActions({ question, editor }: { question: QuestionDraft; editor: Editor }) {
  const texts = useQuestionTexts().question;
  const { key } = question;
  const actions = [
    { name: texts.up, icon: <UpIcon />, act: () => editor.edit(moveQuestionBy(key, -1)) },
    { name: texts.down, icon: <DownIcon />, act: () => editor.edit(moveQuestionBy(key, 1)) },
    { name: texts.duplicate, icon: <DuplicateIcon />, act: () => editor.edit(duplicateQuestion(key)) },
    { name: texts.remove, icon: <DeleteIcon />, act: () => editor.type((draft) => dropQuestion(draft, key)) },
    { name: texts.close, icon: <CheckIcon />, act: () => editor.open(null, questionCard(key)) },
  ];
  return (
    <chakra.div display="flex" ms="auto">
      {actions.map(({ name, icon, act }) => (
        <SmallButton key={name} aria-label={name} title={name} onClick={act}>
          {icon}
        </SmallButton>
      ))}
    </chakra.div>
  );
}
