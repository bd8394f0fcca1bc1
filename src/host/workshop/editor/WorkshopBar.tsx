import { chakra } from '@chakra-ui/react/styled-system';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { Logo } from '../../ui/Drawings';
import { PlayIcon } from '../../ui/sessionIcons';
import type { History } from '../draft/history';
import { useWorkshopTexts } from '../workshopTexts';
import { SmallButton } from './SmallButton';
import type { Editor } from './useQuizEditor';
import { RedoIcon, UndoIcon } from './workshopIcons';

interface WorkshopBarProps {
  history: History;
  editor: Editor;
  /** Null as long as the quiz cannot be played. */
  onPlay: (() => void) | null;
  /** Before the link leads away, which this may prevent. */
  onLeave: (event: MouseEvent) => void;
  /** How it stands with saving. */
  children: ReactNode;
}

/** The workshop's head, which stays in sight. */
export function WorkshopBar({ history, editor, onPlay, onLeave, children }: WorkshopBarProps) {
  const texts = useWorkshopTexts();
  const steps = [
    { name: texts.undo, icon: <UndoIcon />, isPossible: history.past.length > 0, act: editor.undo },
    { name: texts.redo, icon: <RedoIcon />, isPossible: history.future.length > 0, act: editor.redo },
  ];
  return (
    <chakra.div
      position="sticky"
      top={0}
      zIndex={5}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      minH="4.25rem"
      px={{ base: '3', lg: '5' }}
      // The frame's controls stand at the right.
      pr={{ base: '3', lg: 'controls' }}
      pt={{ base: 'controlRow', lg: '1' }}
      pb="1"
      bg="page"
      borderBottomWidth="2px"
      borderColor="line"
    >
      <Button asChild variant="ghost" size="sm">
        <Link to="/" aria-label={texts.toStart} title={texts.toStart} onClick={onLeave}>
          <Logo boxSize="1.5em" color="accent" />
        </Link>
      </Button>
      {steps.map(({ name, icon, isPossible, act }) => (
        <SmallButton
          key={name}
          aria-label={name}
          title={name}
          aria-disabled={!isPossible}
          opacity={isPossible ? 1 : 0.4}
          onClick={act}
        >
          {icon}
        </SmallButton>
      ))}
      <chakra.div flex="1 1 8rem" minW={0} fontSize="small" color="muted">
        {children}
      </chakra.div>
      <Button
        aria-disabled={onPlay === null}
        title={onPlay === null ? texts.playWhenSaved : undefined}
        variant={onPlay === null ? 'outline' : 'solid'}
        onClick={() => onPlay?.()}
      >
        <PlayIcon />
        {texts.play}
      </Button>
    </chakra.div>
  );
}
