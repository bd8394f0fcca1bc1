import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { CodeTile, JoinQrCode, MOST_TILES } from '../../ui/JoinParts';
import { useProjection } from './SceneFrame';

interface LateJoinProps {
  url: string;
  /** The side of the QR code, a length of CSS. */
  size: string;
}

/** How those join who come late: the QR code, and the room code below it, about as wide. */
export function LateJoin({ url, size }: LateJoinProps) {
  const { code } = useProjection();
  return (
    <chakra.div
      display="grid"
      justifyItems="center"
      maxW="46vw"
      gap="1.6vh"
      animation="appear var(--qn-calm) var(--qn-ease)"
    >
      <chakra.div style={{ width: size, height: size }}>
        <JoinQrCode url={url} />
      </chakra.div>
      <CodeTiles size={`calc(${size} / ${code.length * 1.12})`} />
    </chakra.div>
  );
}

/** The room code on tiles, as in the lobby; `size` of its letters is a length of CSS. */
export function CodeTiles({ size }: { size?: string }) {
  const { code } = useProjection();
  const letters = [...code];
  if (letters.length > MOST_TILES) {
    return (
      <chakra.p fontSize="min(8vh, 6vw)" fontWeight={800} overflowWrap="anywhere">
        {code}
      </chakra.p>
    );
  }
  return (
    <chakra.div>
      <VisuallyHidden>{code}</VisuallyHidden>
      <chakra.div
        aria-hidden="true"
        display="flex"
        gap="0.06em"
        style={{ fontSize: size ?? `min(15vh, ${(78 / letters.length).toFixed(2)}vw)` }}
        fontWeight={800}
        lineHeight={1}
      >
        {letters.map((letter, place) => (
          <CodeTile key={place} w="1.06em">
            {letter}
          </CodeTile>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
