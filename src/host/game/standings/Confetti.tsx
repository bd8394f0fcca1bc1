import { chakra } from '@chakra-ui/react/styled-system';
import { ANSWER_SIGNS } from '../../../look/answerSigns';

/** Where each piece lies: percentages of the scene, at its sides to be away from the names; turn, and size in vh. */
const PIECES = [
  { x: 3, y: 18, turn: 12, size: 4.4 },
  { x: 11, y: 25, turn: -20, size: 3 },
  { x: 4, y: 32, turn: 40, size: 3.4 },
  { x: 16, y: 16, turn: 65, size: 2.6 },
  { x: 20, y: 31, turn: -35, size: 3.4 },
  { x: 27, y: 13, turn: 18, size: 3.2 },
  { x: 36, y: 11, turn: -60, size: 2.2 },
  { x: 62, y: 11, turn: 30, size: 2.4 },
  { x: 71, y: 14, turn: -12, size: 3 },
  { x: 78, y: 29, turn: 50, size: 3.4 },
  { x: 83, y: 15, turn: -45, size: 2.6 },
  { x: 89, y: 25, turn: 22, size: 4 },
  { x: 95, y: 16, turn: -28, size: 3 },
  { x: 95, y: 31, turn: 75, size: 3.4 },
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
            animation="fall var(--qn-pulse) var(--qn-ease)"
            style={{ left: `${x}%`, top: `${y}%`, animationDuration: `${900 + place * 120}ms` }}
          >
            <svg
              data-confetti=""
              viewBox="-1 -1 26 26"
              style={{ width: `${size}vh`, transform: `rotate(${turn}deg)` }}
            >
              <path d={sign.path} fill={sign.colour} />
            </svg>
          </chakra.div>
        );
      })}
    </chakra.div>
  );
}
