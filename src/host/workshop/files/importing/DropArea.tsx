import { chakra } from '@chakra-ui/react/styled-system';
import { focusRing } from '../../../ui/Button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../../../ui/icons';
import { useQuizFileTexts } from '../../texts/workshopTexts';

interface DropAreaProps {
  /** Whether files are held over the page. */
  isOver: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Where a host chooses a file or drops one. */
export function DropArea({ isOver, onFiles }: DropAreaProps) {
  const texts = useQuizFileTexts().importing;
  const input = useRef<HTMLInputElement>(null);
  // What had the focus may have gone with its step. On opening the dialog gives it: it notes first where it was.
  useEffect(() => {
    if (document.activeElement === document.body) input.current?.focus();
  }, []);
  return (
    <>
      <chakra.label
        position="relative"
        display="flex"
        flexDirection="column"
        alignItems="center"
        justifyContent="center"
        gap="2"
        minH="12rem"
        p="4"
        textAlign="center"
        fontWeight={700}
        cursor="pointer"
        borderWidth="2px"
        borderStyle="dashed"
        borderColor={isOver ? 'accent' : 'line'}
        bg={isOver ? 'raised' : undefined}
        borderRadius="large"
        _hover={{ bg: 'raised', borderColor: 'accent' }}
        _focusWithin={focusRing}
      >
        <chakra.span display="flex" fontSize="title" color="accent">
          <FileIcon />
        </chakra.span>
        {texts.choose}
        <chakra.input
          ref={input}
          type="file"
          // More than one may be chosen, so that the others can be told of.
          multiple
          position="absolute"
          inset={0}
          opacity={0}
          cursor="pointer"
          aria-describedby="import-formats"
          onChange={({ target }) => onFiles([...(target.files ?? [])])}
        />
      </chakra.label>
      <chakra.p id="import-formats" mt="3" fontSize="small" color="muted" textWrap="balance">
        {texts.formats}
      </chakra.p>
    </>
  );
}

const FileIcon = () => (
  <Icon>
    <path d="M12 16V4m-5 5 5-5 5 5M4 15v5h16v-5" />
  </Icon>
);

/**
 * Takes files that are dropped anywhere on the page; one dropped beside the place for it would replace the page. True
 * while files are held over the page.
 */
export function useFileDrop(onDrop: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(event.type === 'dragover');
    if (event.type === 'drop') onDrop([...event.dataTransfer.files]);
  });
  useEffect(() => {
    const listener = (event: DragEvent) => take(event);
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    window.addEventListener('dragover', listener);
    window.addEventListener('drop', listener);
    window.addEventListener('dragleave', leave);
    return () => {
      window.removeEventListener('dragover', listener);
      window.removeEventListener('drop', listener);
      window.removeEventListener('dragleave', leave);
    };
  }, []);
  return isOver;
}
