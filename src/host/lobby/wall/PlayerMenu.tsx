import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Command } from '../../../contract/commands';
import { useLobbyHostTexts } from '../../languages/useLobbyHostTexts';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { LobbyHost, LobbyPlayer } from '../lobbyHost';
import { MenuPanel } from './MenuPanel';
import { RenameForm } from './RenameForm';

interface PlayerMenuProps {
  player: LobbyPlayer;
  /** The row's button, beside which the menu stands. */
  button: HTMLElement;
  command: LobbyHost['command'];
  /** `isLeft`: the focus has gone elsewhere already. */
  onClose: (isLeft: boolean) => void;
}

/** What the host can do with one player: another name, showing a name with stars, and removing. */
export function PlayerMenu({ player, button, command, onClose }: PlayerMenuProps) {
  const texts = useLobbyHostTexts();
  const [step, setStep] = useState<'choosing' | 'failed' | 'renaming' | 'removing'>('choosing');
  const { playerId, name, shownName = name } = player;
  const close = () => onClose(false);
  const send = async (next: Command) => {
    if ((await command(next)) === 'done') close();
    else setStep('failed');
  };
  const askToRemove = () => {
    // The question gives the focus back to what had it, and this menu is gone by then.
    button.focus();
    setStep('removing');
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  // A click outside takes the focus away too. One on the same name closes the menu itself.
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isInside = currentTarget.contains(relatedTarget) || relatedTarget === button;
    if (!isInside) onClose(true);
  };
  if (step === 'removing')
    return (
      <ConfirmDialog
        texts={texts.removeQuestion(shownName)}
        open
        onClose={close}
        onConfirm={() => void send({ type: 'remove', playerId })}
      />
    );
  return (
    <MenuPanel label={shownName} beside={button} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      {step === 'renaming' ? (
        <RenameForm player={player} command={command} onDone={close} onCancel={() => setStep('choosing')} />
      ) : (
        <>
          {step === 'failed' && (
            <chakra.p role="alert" px="2" fontSize="small" fontWeight={600} color="danger">
              {texts.failed}
            </chakra.p>
          )}
          {player.starred && (
            <Choice onChoose={() => void send({ type: 'uncover', text: name })}>{texts.uncover}</Choice>
          )}
          <Choice onChoose={() => setStep('renaming')}>{texts.rename}</Choice>
          <Choice onChoose={askToRemove}>{texts.remove}</Choice>
        </>
      )}
    </MenuPanel>
  );
}

function Choice({ children, onChoose }: { children: string; onChoose: () => void }) {
  return (
    <Button variant="ghost" w="full" px="2" justifyContent="flex-start" color="text" onClick={onChoose}>
      {children}
    </Button>
  );
}
