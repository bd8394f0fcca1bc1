import { type ClipboardEvent, type ReactNode, useRef, useState } from 'react';
import { parseAskedTable } from '../../../contract/quizFiles';
import type { QuizSource } from '../../../contract/question';
import { bodyOf } from '../../api/quizApiError';
import { importFile } from '../../api/quizFilesApi';
import { useServerAddress } from '../../api/useServerAddress';
import { useSpoken } from '../../texts/useLanguage';
import { lazyDialog } from '../../ui/Loading';
import { questionField } from '../draft/draft';
import { addRounds } from '../draft/edits';
import { countQuestions, readSource } from '../draft/source';
import { fillQuestion } from '../draft/typing';
import { useQuizStore } from '../saving/useQuizStore';
import { useQuizFileTexts } from '../workshopTexts';
import { mayBeQuestions } from './mayBeQuestions';
import { type Pasted, pastedIn, pasteInto } from './pasted';

const ImportDialog = lazyDialog(() =>
  import('../files/importing/ImportDialog').then((part) => part.ImportDialog),
);

/**
 * The form of a quiz, which takes what is pasted into any of its fields: several questions open the page to check, a
 * single one with its choices fills its card. Anything else, and everything on a server that reads no texts, is pasted
 * as it is.
 */
export function PasteQuestions({ children }: { children: ReactNode }) {
  const address = useServerAddress();
  const lang = useSpoken();
  const { pasted: fileName } = useQuizFileTexts().importing;
  const store = useQuizStore();
  const [asked, setAsked] = useState<{ pasted: Pasted; isOpen: boolean } | null>(null);
  const [first, setFirst] = useState('');
  const isPlain = useRef(false);

  const pastePlainly = (pasted: Pasted) => {
    isPlain.current = true;
    pasteInto(pasted);
    isPlain.current = false;
  };
  const read = (pasted: Pasted) => {
    const file = new File([pasted.text], fileName, { type: 'text/plain' });
    importFile(address, file, lang, {}).then(
      ({ quiz }) => {
        const count = countQuestions(quiz);
        const [one] = readSource(quiz).rounds[0]!.questions;
        if (count > 1) setAsked({ pasted, isOpen: true });
        else if (count === 1 && one && pasted.into === 'question')
          store.type((draft) => fillQuestion(draft, pasted.question, one));
        else pastePlainly(pasted);
      },
      (error: unknown) => {
        if (parseAskedTable(bodyOf(error)).ok) setAsked({ pasted, isOpen: true });
        else pastePlainly(pasted);
      },
    );
  };
  const insert = (quiz: QuizSource) => {
    const { rounds } = readSource(quiz);
    const { key } = rounds[0]!.questions[0]!;
    setFirst(questionField(key));
    store.edit(addRounds(rounds, asked?.pasted.question), { open: key, focus: questionField(key) });
    setAsked(asked && { ...asked, isOpen: false });
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = isPlain.current ? undefined : pastedIn(event);
    if (!pasted || !mayBeQuestions(pasted.text, pasted.into)) return;
    event.preventDefault();
    event.stopPropagation();
    read(pasted);
  };
  return (
    <div className="quiz-form" onPasteCapture={onPaste}>
      {children}
      {asked && (
        <ImportDialog
          open={asked.isOpen}
          onClose={() => setAsked({ ...asked, isOpen: false })}
          finalFocus={() => document.getElementById(first)}
          pasted={{ text: asked.pasted.text, onTake: insert }}
        />
      )}
    </div>
  );
}
