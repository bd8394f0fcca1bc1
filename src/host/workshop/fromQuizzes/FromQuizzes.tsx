import { createContext, type ReactNode, useContext, useState } from 'react';
import { lazyDialog, prefetchOnIntent } from '../../ui/Loading';
import type { Key } from '../draft/draft';
import { SmallButton } from '../editor/fields';
import { useWorkshopTexts } from '../workshopTexts';

const load = () => import('./FromQuizzesDialog').then((part) => part.FromQuizzesDialog);
const FromQuizzesDialog = lazyDialog(load);

/** Opens the dialog for a round. */
const OpenContext = createContext<(round: Key) => void>(() => undefined);

/** Lets the rounds inside take questions from the host's other quizzes. */
export function FromQuizzes({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ round: Key; isOpen: boolean } | null>(null);
  const open = (round: Key) => setAsked({ round, isOpen: true });
  return (
    <OpenContext value={open}>
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

/** Offers to take questions from other quizzes into a round. What the server has is asked when the dialog opens. */
export function FromQuizzesButton({ round }: { round: Key }) {
  const texts = useWorkshopTexts();
  const open = useContext(OpenContext);
  return (
    <SmallButton onClick={() => open(round)} {...prefetchOnIntent(load)}>
      + {texts.fromQuizzes.open}
    </SmallButton>
  );
}
