import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ComponentProps, type FocusEvent, type KeyboardEvent } from 'react';
import type { Command } from '../../../contract/commands';
import { useWords } from '../../languages/useWords';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { usePlayerTexts } from '../../ui/playerTexts';
import type { LobbyHost, LobbyPlayer } from '../lobbyHost';
import { MenuPanel } from './MenuPanel';
import { RenameForm } from './RenameForm';

type RemovalKind = 'removeOne' | 'removeNewer' | 'removeAway';

/** What is asked before somebody is removed, and what is sent then. */
interface Removal {
  texts: ComponentProps<typeof ConfirmDialog>['texts'];
  command: Command;
}

interface PlayerMenuProps {
  player: LobbyPlayer;
  /** All in the order in which they joined. */
  players: readonly LobbyPlayer[];
  /** The row's button, beside which the menu stands. */
  button: HTMLElement;
  command: LobbyHost['command'];
  /** `isLeft`: the focus has gone elsewhere already. */
  onClose: (isLeft: boolean) => void;
}

/** What the host can do with one player: another name, showing a name with stars, removing one or several. */
export function PlayerMenu({ player, players, button, command, onClose }: PlayerMenuProps) {
  const texts = usePlayerTexts();
  const { unconfirmed } = useWords();
  const [step, setStep] = useState<'choosing' | 'failed' | 'renaming' | RemovalKind>('choosing');
  const { playerId, name, shownName = name } = player;
  const close = () => onClose(false);
  const send = async (next: Command) => {
    if ((await command(next)) === 'done') close();
    else setStep('failed');
  };
  const askToRemove = (kind: RemovalKind) => {
    // The question gives the focus back to what had it, and this menu is gone by then.
    button.focus();
    setStep(kind);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  // A click outside takes the focus away too. One on the same name closes the menu itself.
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isInside = currentTarget.contains(relatedTarget) || relatedTarget === button;
    if (!isInside) onClose(true);
  };
  const newerCount = players.length - players.findIndex((each) => each.playerId === playerId);
  const awayCount = players.filter(({ connected }) => !connected).length;
  const { removeMany } = texts;
  const removals: Record<RemovalKind, Removal> = {
    removeOne: { texts: texts.removeQuestion(shownName), command: { type: 'remove', playerId } },
    removeNewer: {
      texts: { ...removeMany, title: removeMany.newestQuestion(newerCount) },
      command: { type: 'removeNewest', count: newerCount },
    },
    removeAway: { texts: { ...removeMany, title: removeMany.awayQuestion }, command: { type: 'removeAway' } },
  };
  if (step in removals) {
    const { texts, command } = removals[step as RemovalKind];
    return <ConfirmDialog texts={texts} open onClose={close} onConfirm={() => void send(command)} />;
  }
  return (
    <MenuPanel label={shownName} beside={button} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      {step === 'renaming' ? (
        <RenameForm player={player} command={command} onDone={close} onCancel={() => setStep('choosing')} />
      ) : (
        <>
          {step === 'failed' && (
            <chakra.p role="alert" px="2" fontSize="small" fontWeight={600} color="danger">
              {unconfirmed}
            </chakra.p>
          )}
          {player.starred && (
            <Choice onChoose={() => void send({ type: 'uncover', text: name })}>{texts.uncover}</Choice>
          )}
          <Choice onChoose={() => setStep('renaming')}>{texts.rename}</Choice>
          <Choice onChoose={() => askToRemove('removeOne')}>{texts.remove}</Choice>
          {newerCount > 1 && (
            <Choice onChoose={() => askToRemove('removeNewer')}>{removeMany.fromHere(newerCount)}</Choice>
          )}
          {!player.connected && awayCount > 1 && (
            <Choice onChoose={() => askToRemove('removeAway')}>{removeMany.away(awayCount)}</Choice>
          )}
        </>
      )}
    </MenuPanel>
  );
}

function Choice({ children, onChoose }: { children: string; onChoose: () => void }) {
  return (
    <Button
      variant="ghost"
      w="full"
      px="2"
      justifyContent="flex-start"
      textAlign="start"
      color="text"
      onClick={onChoose}
    >
      {children}
    </Button>
  );
}
