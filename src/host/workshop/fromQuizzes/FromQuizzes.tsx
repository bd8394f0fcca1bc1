import { createContext, type ReactNode, useContext, useState } from 'react';
import { fetchQuestions } from '../../api/questionsApi';
import { useRead } from '../../api/useRead';
import { useServerAddress } from '../../api/useServerAddress';
import { lazyDialog, prefetchOnIntent } from '../../ui/Loading';
import type { Key } from '../draft/draft';
import { SmallButton } from '../editor/fields';
import { useWorkshopTexts } from '../workshopTexts';

const load = () => import('./FromQuizzesDialog').then((part) => part.FromQuizzesDialog);
const FromQuizzesDialog = lazyDialog(load);

/** Opens the dialog for a round; undefined if the server does not find questions for this browser. */
const OpenContext = createContext<((round: Key) => void) | undefined>(undefined);

/** Lets the rounds inside take questions from the host's other quizzes. */
export function FromQuizzes({ children }: { children: ReactNode }) {
  const address = useServerAddress();
  const anything = { search: '', kind: null, language: null };
  const { read } = useRead({
    subject: address,
    load: (signal) => fetchQuestions(address, anything, signal),
  });
  const [asked, setAsked] = useState<{ round: Key; isOpen: boolean } | null>(null);
  const open = (round: Key) => setAsked({ round, isOpen: true });
  return (
    <OpenContext value={read.status === 'ready' ? open : undefined}>
      {children}
      {asked && (
        <FromQuizzesDialog
          round={asked.round}
          open={asked.isOpen}
          onClose={() => setAsked({ ...asked, isOpen: false })}
        />
      )}
    </OpenContext>
  );
}

/** Offers to take questions from other quizzes into a round; nothing if the server cannot find any. */
export function FromQuizzesButton({ round }: { round: Key }) {
  const texts = useWorkshopTexts();
  const open = useContext(OpenContext);
  return (
    open && (
      <SmallButton onClick={() => open(round)} {...prefetchOnIntent(load)}>
        + {texts.fromQuizzes.open}
      </SmallButton>
    )
  );
}
