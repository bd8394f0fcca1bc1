import { useEffect, useRef, useState } from 'react';
import { iconOf } from '../../../ui/icons';
import { useWindowEvent } from '../../../ui/useWindowEvent';
import { useQuizFileTexts } from '../../workshopTexts';

interface DropAreaProps {
  /** Whether files are being dragged over the page. */
  isOver: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** The area where a host chooses or drops a file. */
export function DropArea({ isOver, onFiles }: DropAreaProps) {
  const texts = useQuizFileTexts().importing;
  const input = useRef<HTMLInputElement>(null);
  // The focused element may have disappeared with its step. On opening, the dialog first notes where the
  // focus was and then moves it.
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
          // Allows several files, so that the host can be told that only one was read.
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
 * Accepts files dropped anywhere on the page; one dropped outside the area would otherwise replace the page.
 * Returns true while files are dragged over the page.
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
