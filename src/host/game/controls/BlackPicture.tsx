import { chakra } from '@chakra-ui/react/styled-system';
import { createPortal } from 'react-dom';
import { useControlTexts } from './controlTexts';

/** Black over everything, so that everybody looks at the host. A click takes it off. */
export function BlackPicture({ onEnd }: { onEnd: () => void }) {
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
