import { useEffect, useRef, useState } from 'react';
import { iconOf } from '../../../ui/icons';
import { useWindowEvent } from '../../../ui/useWindowEvent';
import { useQuizFileTexts } from '../../workshopTexts';

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
      <label className="drawn-field drop-area" data-over={isOver || undefined}>
        <span>
          <FileIcon />
        </span>
        {texts.choose}
        <input
          ref={input}
          type="file"
          // More than one may be chosen, so that the others can be told of.
          multiple
          aria-describedby="import-formats"
          onChange={({ target }) => onFiles([...(target.files ?? [])])}
        />
      </label>
      <p id="import-formats" className="small-hint">
        {texts.formats}
      </p>
    </>
  );
}

const FileIcon = iconOf('M12 16V4m-5 5 5-5 5 5M4 15v5h16v-5');

/**
 * Takes files that are dropped anywhere on the page; one dropped beside the place for it would replace the page. True
 * while files are held over the page.
 */
export function useFileDrop(onDrop: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(event.type === 'dragover');
    if (event.type === 'drop') onDrop([...event.dataTransfer.files]);
  };
  useWindowEvent('dragover', take);
  useWindowEvent('drop', take);
  useWindowEvent('dragleave', (event) => {
    if (event.relatedTarget === null) setIsOver(false);
  });
  return isOver;
}
