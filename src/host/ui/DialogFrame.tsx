import './fields.css';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { type ReactNode, useRef } from 'react';
import { Button } from './Button';
import { CloseIcon } from './sessionIcons';
import { useUiTexts } from '../texts/startTexts';
import { useWords } from '../texts/roomTexts';

/** What every dialog gets. */
export interface DialogProps {
  open: boolean;
  onClose: () => void;
}

interface DialogFrameProps extends DialogProps {
  title: ReactNode;
  /** `full` covers the whole screen. */
  width: 'xl' | '2xl' | '66rem' | 'full';
  /** Whether it hangs from the top of the screen, so that nothing in it moves when its height changes. */
  isAtTop?: boolean;
  /** Whether something lies over the dialog; Escape then closes that first. */
  isCovered?: boolean;
  /** What gets the focus once it is closed, if not what had it before. */
  finalFocus?: () => HTMLElement | null;
  children: ReactNode;
}

/** A modal dialog. It closes by its close button or Escape, not by a click outside. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, open, onClose, width, isAtTop, isCovered, finalFocus, children } = props;
  const texts = useUiTexts();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      // Contents that are there before the dialog sets the focus may have set it themselves.
      initialFocusEl={() => content.current?.querySelector<HTMLElement>(':focus') ?? null}
      finalFocusEl={finalFocus}
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      closeOnInteractOutside={false}
      closeOnEscape={!isCovered}
    >
      <Dialog.Backdrop />
      <Dialog.Positioner {...(isAtTop && { alignItems: 'flex-start' })}>
        <Dialog.Content ref={content} maxW={width} {...(width === 'full' && { h: 'full' })}>
          <Dialog.Header>
            <Dialog.Title>{title}</Dialog.Title>
          </Dialog.Header>
          {children}
          {/* Last, so that the Tab key reaches the contents first. */}
          <Dialog.CloseTrigger asChild>
            <Button
              variant="ghost"
              size="sm"
              position="absolute"
              top="3"
              insetEnd="3"
              aria-label={texts.close}
            >
              <CloseIcon />
            </Button>
          </Dialog.CloseTrigger>
        </Dialog.Content>
      </Dialog.Positioner>
    </Dialog.Root>
  );
}

interface ConfirmDialogProps extends DialogProps {
  texts: { title: string; text: string; confirm: string };
  /** What can be chosen along with it. */
  children?: ReactNode;
  onConfirm: () => void;
}

/** Asks for confirmation. Cancel has the initial focus, so that pressing a key twice does nothing. */
export function ConfirmDialog({ texts, open, onClose, onConfirm, children }: ConfirmDialogProps) {
  const { cancel } = useWords();
  return (
    <DialogFrame title={texts.title} open={open} onClose={onClose} width="xl">
      <Dialog.Body>
        {texts.text}
        {children}
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {cancel}
        </Button>
        <Button onClick={onConfirm}>{texts.confirm}</Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}

/** Reports a failure inside a dialog, since text outside it is neither seen nor read out. */
export function Failure({ text }: { text: string | null }) {
  return (
    text && (
      <chakra.p role="alert" mb="2" fontWeight={600} color="danger">
        {text}
      </chakra.p>
    )
  );
}

/** The style of a modal dialog. */
const dialogRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: 0,
      bg: 'shade',
      zIndex: 20,
      _open: { animation: 'appear var(--qn-quick) ease-out' },
      _closed: { animation: 'vanish var(--qn-quick) ease-in' },
    },
    positioner: {
      position: 'fixed',
      inset: 0,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      p: '3',
      zIndex: 21,
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      w: 'full',
      maxH: 'full',
      bg: 'panel',
      color: 'text',
      borderWidth: '2px',
      borderColor: 'line',
      borderRadius: 'large',
      outline: 0,
      // Firefox draws a white bar beside a dark dialog otherwise.
      scrollbarColor: 'var(--qn-muted) transparent',
      _open: { animation: 'rise var(--qn-calm) var(--qn-ease)' },
      _closed: { animation: 'vanish var(--qn-quick) ease-in' },
    },
    header: { px: '4', pt: '4', pb: '2', pe: 'closeButton' },
    title: { fontSize: 'title', fontWeight: 800, lineHeight: 1.1, letterSpacing: '-0.02em' },
    body: { flex: '1', minH: 0, overflowY: 'auto', px: '4', pt: '2', pb: '4', fontSize: 'body' },
    footer: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2', px: '4', pb: '4' },
  },
});
