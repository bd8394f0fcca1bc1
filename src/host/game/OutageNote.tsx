import './outage.css';
import { useContext } from 'react';
import { useEveningRoomTexts } from '../texts/eveningTexts';
import { useControlTexts } from './gameTexts';
import { OutageContext } from './useCountdown';

/**
 * Says, large enough to be noticed, that the server is gone and what helps; then how the game goes on. `hasKeys`:
 * the page has a keyboard, and so a key that continues the game.
 */
export function OutageNote({ hasKeys }: { hasKeys: boolean }) {
  const { news } = useContext(OutageContext);
  const { heading, text, back } = useEveningRoomTexts().outage;
  const { resume } = useControlTexts();
  if (!news) return null;
  return (
    <div role="alert" className="outage" data-has-keys={hasKeys} data-news={news}>
      {news === 'gone' && (
        <>
          <strong>{heading}</strong>
          <p>{text}</p>
        </>
      )}
      {news === 'back' && <p>{back({ hasKeys, resume })}</p>}
    </div>
  );
}
