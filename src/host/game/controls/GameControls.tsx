import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Command } from '../../../contract/commands';
import type { HostGame } from '../../../contract/hostGame';
import type { Scene, SessionGame } from '../../../contract/scene';
import { useWords } from '../../languages/useWords';
import { PhoneIcon } from '../../ui/sessionIcons';
import { mediaCommands, zoomCommand } from '../media/mediaCommands';
import { faultsNow, playbackReport, unloadableKinds } from '../media/mediaNews';
import { useMediaTexts } from '../media/mediaTexts';
import { useGameMedia } from '../media/useGameMedia';
import { usePodiumShow } from '../standings/usePodiumShow';
import { ControlButton } from './ControlButton';
import { ControlStrip } from './ControlStrip';
import { HostDialogs, type OpenDialogs } from './HostDialogs';
import { PlayControl, ReplayControl } from './MediaControls';
import { NextButton } from './NextButton';
import { RareControls } from './RareControls';
import { SceneControls } from './SceneControls';
import { type ControlTexts, useControlTexts } from './controlTexts';
import { nextWords } from './nextWords';
import { possibleCommands } from './possibleCommands';
import { movesOf, useControlKeys } from './useControlKeys';

interface GameControlsProps {
  game: SessionGame;
  hostGame: HostGame | null;
  send: (command: Command) => void;
  /** Opens what makes a phone the remote. */
  onRemote: () => void;
  /** Why the last command failed. */
  failure: keyof ControlTexts['failures'] | null;
  /** Further controls of the scene: in sight, and in the menu. */
  extras?: { inSight: ReactNode; inMenu: ReactNode } | undefined;
}

/** The host's controls of a running game, by pointer and by key. */
export function GameControls({ game, hostGame, send, onRemote, failure, extras }: GameControlsProps) {
  const texts = useControlTexts();
  const { reports } = useGameMedia();
  const found = playbackReport(game.scene, reports);
  const possible = possibleCommands(game, hostGame, found);
  const media = mediaCommands(game, found);
  const notices = useMediaNotices(game.scene, hostGame);
  const moves = movesOf(possible, usePodiumShow(), send);
  const { isBlack, showPicture } = useControlKeys(possible, moves, media, zoomCommand(game), send);
  const [dialogs, setDialogs] = useState<OpenDialogs>({});
  const opens = (name: keyof OpenDialogs) => () => setDialogs({ ...dialogs, [name]: true });
  const closeDialogs = () =>
    setDialogs(Object.fromEntries(Object.keys(dialogs).map((name) => [name, false])));
  const failureText = failure && texts.failures[failure];
  return (
    <>
      <ControlStrip failure={failureText} notices={notices}>
        <chakra.div display={{ base: 'flex', lgDown: 'none' }} gap="1">
          {media && <PlayControl commands={media} send={send} />}
          {media && (
            <chakra.div hideBelow="xl">
              <ReplayControl commands={media} send={send} />
            </chakra.div>
          )}
          <SceneControls game={game} possible={possible} send={send} />
          {/* In the menu where the question's sound takes its place. */}
          <chakra.div hideBelow={media ? 'xl' : undefined}>
            <ControlButton name={useWords().remote} onPress={onRemote}>
              <PhoneIcon />
            </ControlButton>
          </chakra.div>
        </chakra.div>
        {extras?.inSight}
        <RareControls
          game={game}
          possible={possible}
          media={media}
          send={send}
          opens={{
            onRemote,
            onMarking: hostGame && hostGame.marking.length > 0 ? opens('marking') : null,
            onCorrections: hostGame && hostGame.players.length > 0 ? opens('corrections') : null,
          }}
        >
          {extras?.inMenu}
        </RareControls>
        <NextButton
          onPress={moves.forward}
          words={moves.shows ? texts.podium[moves.shows] : nextWords(game, hostGame, possible.next, texts)}
          isAutopilot={game.autopilot && !moves.shows}
        />
      </ControlStrip>
      {hostGame && (
        <HostDialogs
          hostGame={hostGame}
          open={dialogs}
          send={send}
          failure={failureText}
          onClose={closeDialogs}
        />
      )}
      {isBlack && <BlackPicture onEnd={showPicture} />}
    </>
  );
}

/** Black over everything, so that everybody looks at the host. A click takes it off. */
function BlackPicture({ onEnd }: { onEnd: () => void }) {
  const texts = useControlTexts();
  return createPortal(
    <chakra.button
      type="button"
      aria-label={texts.showPicture}
      position="fixed"
      inset={0}
      zIndex={30}
      bg="#000"
      cursor="none"
      forcedColorAdjust="none"
      outline="none"
      onClick={onEnd}
    />,
    document.body,
  );
}

/** What the host must know of the question's media. Without file names, which may tell the answer to the room. */
function useMediaNotices(scene: Scene, hostGame: HostGame | null): string[] {
  const texts = useMediaTexts();
  const { media, reports } = useGameMedia();
  const faults = faultsNow(scene, hostGame).map(
    ({ kind, upcoming }) => (upcoming ? texts.missingNext : texts.missing)[kind],
  );
  const unloadable = unloadableKinds(scene, reports).map((kind) => texts.missing[kind]);
  const isBlocked = media?.playing && playbackReport(scene, reports) === 'blocked';
  return [...new Set([...faults, ...unloadable, ...(isBlocked ? [texts.blocked] : [])])];
}
