import type { ComponentType } from 'react';
import { lazyWithin } from '../../ui/Boundary';
import { useRemoteTexts } from '../gameTexts';

/** A part of the remote whose code loads when it is first shown, as most evenings do not need it. */
export function partOf<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyWithin(load, <Unloaded />);
}

function Unloaded() {
  const { gone, again } = useRemoteTexts().connection;
  return (
    <div role="alert" className="grid question">
      <p>{gone}</p>
      <button type="button" onClick={() => location.reload()}>
        {again}
      </button>
    </div>
  );
}

export const GridPart = partOf(() => import('../paper/PaperGrid').then((part) => part.PaperGrid));
export const MarkingPart = partOf(() => import('../controls/MarkingQueue').then((part) => part.MarkingQueue));
export const NearNamesPart = partOf(() => import('../controls/NearNames').then((part) => part.NearNames));
export const OpenEndsNotePart = partOf(() =>
  import('../controls/OpenEndsNote').then((part) => part.OpenEndsNote),
);
export const LobbyPart = partOf(() => import('./LobbyCards').then((part) => part.LobbyCards));
export const CountsPart = partOf(() => import('../controls/CountsSwitch').then((part) => part.CountsSwitch));
export const PhonesPart = partOf(() => import('../paper/TeamPhones').then((part) => part.TeamPhones));
export const AskPart = partOf(() => import('../ask/AskForm').then((part) => part.AskForm));
export const AddPaperPart = partOf(() => import('../paper/AddPaper').then((part) => part.AddPaper));
export const AnotherQuizPart = partOf(() =>
  import('../another/AnotherQuiz').then((part) => part.AnotherQuiz),
);
