import { Dialog } from '@chakra-ui/react/dialog';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { dialogRecipe } from './dialogRecipe';
import { CloseIcon } from './sessionIcons';
import { useUiTexts } from './uiTexts';

interface DialogFrameProps {
  title: string;
  open: boolean;
  onClose: () => void;
  width: 'xl' | '2xl';
  children: ReactNode;
}

/** A modal dialog in the middle of the screen. A click outside does not close it; its close button and Escape do. */
export function DialogFrame({ title, open, onClose, width, children }: DialogFrameProps) {
  const texts = useUiTexts();
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      closeOnInteractOutside={false}
    >
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content maxW={width}>
          <Dialog.Header>
            <Dialog.Title>{title}</Dialog.Title>
          </Dialog.Header>
          {children}
          {/* Last, so that the Tab key reaches the contents first. */}
          <Dialog.CloseTrigger asChild>
            <Button variant="ghost" size="sm" position="absolute" top="3" right="3" aria-label={texts.close}>
              <CloseIcon />
            </Button>
          </Dialog.CloseTrigger>
        </Dialog.Content>
      </Dialog.Positioner>
    </Dialog.Root>
  );
}
