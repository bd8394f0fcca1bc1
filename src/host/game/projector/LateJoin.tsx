import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { CSSProperties } from 'react';
import { CodeTile, JoinQrCode, MOST_TILES } from '../../ui/JoinParts';
import { useProjection } from './SceneFrame';

/** How latecomers join: the QR code, and below it the room code, about as wide. */
export function LateJoin({ url }: { url: string }) {
  return (
    <div className="late-join">
      <div>
        <JoinQrCode url={url} />
      </div>
      <CodeTiles />
    </div>
  );
}

/** The room code on tiles, as in the lobby. */
export function CodeTiles() {
  const { code } = useProjection();
  const letters = [...code];
  if (letters.length > MOST_TILES) return <p className="long-code">{code}</p>;
  return (
    <div>
      <VisuallyHidden>{code}</VisuallyHidden>
      <div aria-hidden="true" className="code-tiles" style={{ '--letters': letters.length } as CSSProperties}>
        {letters.map((letter, place) => (
          <CodeTile key={place} w="1.06em">
            {letter}
          </CodeTile>
        ))}
      </div>
    </div>
  );
}
