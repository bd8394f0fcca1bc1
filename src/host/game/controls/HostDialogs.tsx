import type { Command } from '../../../contract/commands';
import type { HostGame } from '../../../contract/hostGame';
import { lazily } from '../../ui/lazily';

const MarkingDialog = lazily(() =>
  import('../marking/MarkingDialog').then(({ MarkingDialog }) => MarkingDialog),
);
const CorrectionsDialog = lazily(() =>
  import('../corrections/CorrectionsDialog').then(({ CorrectionsDialog }) => CorrectionsDialog),
);

/** Whether each dialog is open; absent until first wanted: only then is its code loaded. */
export type OpenDialogs = Partial<Record<'marking' | 'corrections', boolean>>;

interface HostDialogsProps {
  hostGame: HostGame;
  open: OpenDialogs;
  send: (command: Command) => void;
  /** Why the last command failed. */
  failure: string | null;
  onClose: () => void;
}

/** What a host without a remote looks through on the laptop: the answers, and the corrections of points. */
export function HostDialogs({ hostGame, open, ...common }: HostDialogsProps) {
  return (
    <>
      {open.marking !== undefined && (
        <MarkingDialog marking={hostGame.marking} open={open.marking} {...common} />
      )}
      {open.corrections !== undefined && (
        <CorrectionsDialog hostGame={hostGame} open={open.corrections} {...common} />
      )}
    </>
  );
}
