import type { ComponentProps } from 'react';
import type { HostGame } from '../../contract/toHosts';
import type { RemoteDialog as Remote } from '../session/RemoteDialog';
import type { SeasonDialog as Season } from '../season/SeasonDialog';
import type { DialogProps } from '../ui/DialogFrame';
import { lazyDialog } from '../ui/Loading';

const RemoteDialog = lazyDialog(() => import('../session/RemoteDialog').then((part) => part.RemoteDialog));
const SeasonDialog = lazyDialog(() => import('../season/SeasonDialog').then((part) => part.SeasonDialog));
const VenueDialog = lazyDialog(() => import('../venue/dialog/VenueDialog').then((part) => part.VenueDialog));
const loadPaper = () => import('../game/paper/PaperDialogs');
const AddPaperDialog = lazyDialog(() => loadPaper().then((part) => part.AddPaperDialog));
const TeamDialog = lazyDialog(() => loadPaper().then((part) => part.TeamDialog));

interface HostDialogsProps {
  remote: ComponentProps<typeof Remote>;
  season: ComponentProps<typeof Season>;
  venue: DialogProps;
  /** The dialogs for adding a team on paper and for a team's phones. */
  team: {
    players: HostGame['players'];
    /** A playerId; empty for a new team; null if no dialog is open. */
    team: string | null;
    onClose: () => void;
  };
}

/** The dialogs of an open session's host, each loaded when it is first opened. */
export function HostDialogs({ remote, season, venue, team: { players, team, onClose } }: HostDialogsProps) {
  const player = players.find(({ playerId }) => playerId === team);
  return (
    <>
      <RemoteDialog {...remote} />
      <SeasonDialog {...season} />
      <VenueDialog {...venue} />
      <AddPaperDialog open={team === ''} onClose={onClose} />
      <TeamDialog open={Boolean(team)} player={player} onClose={onClose} />
    </>
  );
}
