import { chakra } from '@chakra-ui/react/styled-system';
import { ANSWER_SIGNS } from '../../../look/answerSigns';

/** Where each piece lies, as percentages of the screen, with its turn in degrees and its size in vh. */
const PIECES = [
  { x: 4, y: 16, turn: 12, size: 3.4 },
  { x: 11, y: 30, turn: -20, size: 2.4 },
  { x: 7, y: 46, turn: 40, size: 2.8 },
  { x: 18, y: 14, turn: 65, size: 2 },
  { x: 24, y: 26, turn: -35, size: 3 },
  { x: 33, y: 13, turn: 18, size: 2.6 },
  { x: 43, y: 19, turn: -60, size: 2.2 },
  { x: 57, y: 13, turn: 30, size: 2.8 },
  { x: 66, y: 21, turn: -12, size: 2.2 },
  { x: 75, y: 12, turn: 50, size: 3 },
  { x: 82, y: 27, turn: -45, size: 2.4 },
  { x: 90, y: 17, turn: 22, size: 3.2 },
  { x: 95, y: 35, turn: -28, size: 2.4 },
  { x: 88, y: 47, turn: 75, size: 2.8 },
] as const;

/** The answers' shapes as confetti behind the podium. */
export function Confetti() {
  return (
    <chakra.div aria-hidden="true" position="absolute" inset="0" pointerEvents="none" overflow="hidden">
      {PIECES.map(({ x, y, turn, size }, place) => {
        const sign = ANSWER_SIGNS[place % ANSWER_SIGNS.length]!;
        return (
          <chakra.div
            key={place}
            position="absolute"
            animation="fall var(--qn-pulse) var(--qn-ease) backwards"
            style={{ left: `${x}%`, top: `${y}%`, animationDelay: `${place * 90}ms` }}
          >
            <svg viewBox="-1 -1 26 26" style={{ width: `${size}vh`, transform: `rotate(${turn}deg)` }}>
              <path d={sign.path} fill={sign.colour} />
            </svg>
          </chakra.div>
        );
      })}
    </chakra.div>
  );
}
