import { useState } from 'react';
import type { GameTexts } from './texts';

/** Leaving during a game asks once more: it gives up answers and points. */
export function LeaveGame({ texts, onLeave }: { texts: GameTexts; onLeave: () => void }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <button type="button" className="leave" onClick={() => setAsking(true)}>
        {texts.leave}
      </button>
    );
  return (
    <div className="leaving" role="group" aria-labelledby="leaving">
      <p id="leaving">{texts.leaveReally}</p>
      {/* The button pressed is gone; the harmless one takes over its focus. */}
      <button type="button" className="quiet" autoFocus onClick={() => setAsking(false)}>
        {texts.leaveNo}
      </button>
      <button type="button" className="quiet danger" onClick={onLeave}>
        {texts.leaveYes}
      </button>
    </div>
  );
}
