import { useEffect, useEffectEvent, useState } from 'react';

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
