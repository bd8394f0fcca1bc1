import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import type { QuizProblem } from '../../../contract/errors';
import { Button } from '../../ui/Button';
import { emptyRound, type Key, type QuizDraft } from '../draft/draft';
import { insertRound } from '../draft/edits';
import { useWorkshopTexts } from '../workshopTexts';
import { roundTitle } from './editorState';
import { QuizHead } from './QuizHead';
import { RoundSection } from './RoundSection';
import { useQuestionDrag } from './useQuestionDrag';
import type { Editor } from './useQuizEditor';

interface QuizFormProps {
  draft: QuizDraft;
  open: Key | null;
  problems: ReadonlyMap<Key, readonly QuizProblem[]>;
  editor: Editor;
}

/** The whole quiz on one page. */
export function QuizForm({ draft, open, problems, editor }: QuizFormProps) {
  const texts = useWorkshopTexts();
  const drag = useQuestionDrag(editor);
  const tools = useMemo(() => ({ editor, drag }), [editor, drag]);
  const addRound = () => {
    const round = emptyRound();
    const [question] = round.questions;
    editor.editAndFocus(insertRound(round, draft.rounds.length), roundTitle(round.key), question?.key);
  };
  return (
    <chakra.div display="grid" gap="5" alignContent="start" minW={0}>
      <QuizHead draft={draft} editor={editor} />
      {draft.rounds.map((round, index) => (
        <RoundSection
          key={round.key}
          round={round}
          index={index}
          above={draft.settings}
          open={round.questions.some((question) => question.key === open) ? open : null}
          problems={problems}
          tools={tools}
        />
      ))}
      <Button variant="outline" justifySelf="start" onClick={addRound}>
        + {texts.round.add}
      </Button>
    </chakra.div>
  );
}
