import './strip.css';
import type { MouseEvent, ReactNode } from 'react';
import { useIdle } from '../../ui/useIdle';
import { useControlTexts } from '../gameTexts';

interface ControlStripProps {
  /** A failure, told above the controls. */
  failure: string | null;
  /** What the host should know and guests need not; these fade with the controls. */
  notices: readonly string[];
  /** What the host is asked to look at first. */
  question: ReactNode;
  /** Whether guests see the controls, which then fade. */
  isPublic: boolean;
  /** Whether they start faded. */
  startsFaded: boolean;
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
      onMouseDown={keepFocus}
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

/** A clicked control does not keep the focus, so that the space bar still advances the game. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
