import { chakra } from '@chakra-ui/react/styled-system';
import { JoinQrCode } from '../../ui/JoinQrCode';
import { CodeTiles } from './CodeTiles';

/** How phones join, as far as it can be shown. */
export interface Join {
  code: string;
  joinUrl: string | undefined;
  /** Whether nobody else can join at the moment. */
  locked: boolean;
}

interface LateJoinProps {
  code: string;
  joinUrl: string;
  /** The side of the QR code, a length of CSS. */
  size: string;
}

/** How those join who come late: the QR code, and the room code below it, about as wide. */
export function LateJoin({ code, joinUrl, size }: LateJoinProps) {
  return (
    <chakra.div
      display="grid"
      justifyItems="center"
      maxW="46vw"
      gap="1.6vh"
      animation="appear var(--qn-calm) var(--qn-ease)"
    >
      <chakra.div style={{ width: size, height: size }}>
        <JoinQrCode url={joinUrl} />
      </chakra.div>
      <CodeTiles code={code} size={`calc(${size} / ${code.length * 1.12})`} />
    </chakra.div>
  );
}
