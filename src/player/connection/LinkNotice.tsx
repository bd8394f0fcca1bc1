import type { Link } from '../seat/joinState';
import type { Texts } from '../seat/texts';

interface LinkNoticeProps {
  link: Link;
  /** Whether a good connection is told too, or only a bad one. */
  showConnected: boolean;
  texts: Texts;
}

/** How the connection stands. The region is always there, so that a screen reader hears what changes in it. */
export function LinkNotice({ link, showConnected, texts }: LinkNoticeProps) {
  const silent = link === 'online' && !showConnected;
  return (
    <div role="status" className="link" data-link={link}>
      {silent ? null : <p key={link}>{texts.links[link]}</p>}
    </div>
  );
}
