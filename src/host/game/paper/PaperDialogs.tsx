import '../../ui/plain.css';
import { Dialog } from '@chakra-ui/react/dialog';
import { useState } from 'react';
import type { HostPlayer } from '../../../contract/toHosts';
import { DialogFrame, type DialogProps } from '../../ui/DialogFrame';
import { useGameHost } from '../controls/actions';
import { type PrivatePlaces, Privately } from '../controls/Privately';
import { useGameTexts } from '../gameTexts';
import { AddPaper } from './AddPaper';
import { PaperGrid } from './PaperGrid';
import { TeamPhones } from './TeamPhones';
import { nameOn, useTeamHost } from './useTeamHost';
import { useAddPaperTexts, useGridTexts } from '../../texts/paperTexts';

// For hosts at the laptop. Guests see these dialogs, as they are on the projector.

/** Adds teams without a phone. */
export function AddPaperDialog({ open, onClose }: DialogProps) {
  return (
    <DialogFrame title={useAddPaperTexts().title} open={open} onClose={onClose} width="xl">
      <Dialog.Body className="plain paper-dialog">
        <AddPaper />
      </Dialog.Body>
    </DialogFrame>
  );
}

interface TeamDialogProps extends DialogProps {
  /** Undefined once the team has left. */
  player: HostPlayer | undefined;
}

/** A team's phones. */
export function TeamDialog({ open, onClose, player }: TeamDialogProps) {
  const host = useTeamHost();
  if (!player) return null;
  return (
    <DialogFrame title={nameOn(host, player)} open={open} onClose={onClose} width="2xl">
      <Dialog.Body className="plain paper-dialog">
        <TeamPhones key={player.playerId} player={player} />
      </Dialog.Body>
    </DialogFrame>
  );
}

/** The laptop's dialog with the grid, where teams can also be added and be given phones. */
export function GridDialog({ open, onClose, places }: DialogProps & { places: PrivatePlaces | undefined }) {
  const { title } = useGridTexts();
  const { scores } = useGameTexts();
  const { hostGame } = useGameHost();
  const missing = hostGame?.missingSheets ?? 0;
  const [isAdding, setAdding] = useState(false);
  const [team, setTeam] = useState<string | null>(null);
  return (
    <DialogFrame title={title} open={open} onClose={onClose} width="full">
      <Dialog.Body className="plain paper-dialog" display="flex">
        <Privately places={places} waiting={missing > 0 ? scores.missing({ count: missing }) : undefined}>
          <PaperGrid onAdd={() => setAdding(true)} onTeam={setTeam} />
        </Privately>
      </Dialog.Body>
      <AddPaperDialog open={isAdding} onClose={() => setAdding(false)} />
      <TeamDialog
        open={team !== null}
        player={hostGame?.players.find(({ playerId }) => playerId === team)}
        onClose={() => setTeam(null)}
      />
    </DialogFrame>
  );
}
