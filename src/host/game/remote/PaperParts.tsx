import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Boundary } from '../../ui/Boundary';
import { loadTexts } from '../../texts/useLanguage';
import { useEveningRoomTexts } from '../../texts/eveningTexts';
import type { AnotherQuizProps } from '../another/AnotherQuiz';
import { useCrowdTexts } from '../../texts/roomTexts';
import { useRemoteTexts } from '../gameTexts';

/** A part of the remote whose code loads when it is first shown, as most evenings do not need it. */
function partOf<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => {
    const part = await load();
    await loadTexts();
    return { default: part };
  });
  return (props) => (
    <Boundary fallback={<Unloaded />}>
      <Suspense>
        <Part {...props} />
      </Suspense>
    </Boundary>
  );
}

function Unloaded() {
  const { gone, again } = useRemoteTexts().connection;
  return (
    <div role="alert" className="question">
      <p>{gone}</p>
      <button type="button" onClick={() => location.reload()}>
        {again}
      </button>
    </div>
  );
}

export const GridPart = partOf(() => import('../paper/PaperGrid').then(({ PaperGrid }) => PaperGrid));
export const PhonesPart = partOf(() => import('../paper/TeamPhones').then(({ TeamPhones }) => TeamPhones));
export const AskPart = partOf(() => import('../ask/AskForm').then(({ AskForm }) => AskForm));
const AddPaper = partOf(() => import('../paper/AddPaper').then(({ AddPaper }) => AddPaper));

const AnotherQuiz = partOf(() => import('../another/AnotherQuiz').then(({ AnotherQuiz }) => AnotherQuiz));

/** Chooses another quiz for the same room. */
export function AnotherQuizCard(props: AnotherQuizProps) {
  const { offer } = useEveningRoomTexts().another;
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="card" aria-label={offer}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {offer}
      </button>
      {isOpen && <AnotherQuiz {...props} />}
    </section>
  );
}

/** Adds teams without a phone. */
export function AddPaperCard() {
  const { addPaper } = useCrowdTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="card" aria-label={addPaper}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {addPaper}
      </button>
      {isOpen && <AddPaper />}
    </section>
  );
}
