import { Dialog } from '@chakra-ui/react/dialog';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button';
import { FileButton } from '../../../ui/FileButton';
import { useWords } from '../../../texts/roomTexts';
import { useQuizFileTexts } from '../../workshopTexts';

/** How a step is left without importing anything. */
export interface WaysOut {
  onCancel: () => void;
  onOtherFile: (file: File) => void;
  /** Goes back to the text that was pasted; null where a file was read. */
  onText: (() => void) | null;
}

interface ImportStepProps {
  ways: WaysOut;
  /** The button that goes on. */
  go: { text: string; isOff: boolean; describedBy?: string; onPress: () => void };
  /** Shown above the buttons. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A step after a file was read: its contents, the ways out of it and on. */
export function ImportStep({ ways, go, foot, children }: ImportStepProps) {
  const texts = useQuizFileTexts().importing;
  const words = useWords();
  return (
    <>
      <StepBody>{children}</StepBody>
      <Dialog.Footer pt="3" alignItems="center">
        {foot}
        <Button variant="outline" onClick={ways.onCancel}>
          {words.cancel}
        </Button>
        {ways.onText ? (
          <Button variant="outline" onClick={ways.onText}>
            {texts.otherText}
          </Button>
        ) : (
          <FileButton accept="" name={texts.otherFile} onFile={ways.onOtherFile} />
        )}
        <Button
          aria-disabled={go.isOff}
          aria-describedby={go.describedBy}
          onClick={() => !go.isOff && go.onPress()}
        >
          {go.text}
        </Button>
      </Dialog.Footer>
    </>
  );
}

/** A step that starts by itself. It takes the focus, which would be lost, and scrolls by keyboard. */
export function StepBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.focus(), []);
  return (
    <Dialog.Body ref={body} tabIndex={0} outline="none">
      {children}
    </Dialog.Body>
  );
}
