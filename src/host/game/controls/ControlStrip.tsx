import './strip.css';
import type { ReactNode } from 'react';
import { useIdle } from '../../ui/useIdle';
import { useControlTexts } from '../gameTexts';

interface ControlStripProps {
  failure: string | null;
  /** What the host should know and guests need not; these fade with the controls. */
  notices: readonly string[];
  /** What the host is asked to look at first. */
  question: ReactNode;
  /** Whether guests see the controls, which then fade. */
  isPublic: boolean;
  startsFaded: boolean | undefined;
  children: ReactNode;
}

/** The row of controls. On the wall it fades when idle and comes back with the pointer, a touch or the focus. */
export function ControlStrip(props: ControlStripProps) {
  const { failure, notices, question, isPublic, startsFaded, children } = props;
  const texts = useControlTexts();
  const faded = useIdle(isPublic, startsFaded) && failure === null;
  return (
    <div
      role="group"
      aria-label={texts.label}
      className="control-strip"
      data-faded={faded}
      data-is-public={isPublic || undefined}
      // A clicked control does not keep the focus, so that the space bar still advances the game.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className="strip-messages">
        {question}
        {failure && <p role="alert">{failure}</p>}
        {/* Always rendered, so that screen readers notice new text. */}
        <div role="status">
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </div>
      </div>
      {children}
    </div>
  );
}
