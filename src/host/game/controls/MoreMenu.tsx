import type { ReactNode } from 'react';
import { useControlTexts } from '../../languages/useControlTexts';
import { ControlMenu } from './ControlMenu';
import { MoreIcon } from './controlIcons';

/** The rarer controls. They get a function that closes their menu. */
export function MoreMenu({ children }: { children: (close: () => void) => ReactNode }) {
  const texts = useControlTexts();
  return (
    <ControlMenu name={texts.more} icon={<MoreIcon />}>
      {children}
    </ControlMenu>
  );
}
