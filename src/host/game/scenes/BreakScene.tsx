import { chakra } from '@chakra-ui/react/styled-system';
import { withoutScheme } from '../../api/serverAddress';
import { useGameTexts } from '../../languages/useGameTexts';
import { BreakableAddress } from '../../ui/BreakableAddress';
import { RoomLocked } from '../../ui/RoomLocked';
import { CodeTiles } from '../frame/CodeTiles';
import { clockTime } from '../countdown/timeText';
import { useCountdown, type GameClock } from '../countdown/useCountdown';
import { SceneFrame } from '../frame/SceneFrame';
import { SceneTitle } from '../frame/SceneTitle';
import type { SceneNamed } from './sceneNamed';

interface BreakSceneProps {
  scene: SceneNamed<'break'>;
  clock: GameClock;
  code: string;
  joinUrl: string | undefined;
  /** Whether nobody else can join at the moment. */
  locked: boolean;
}

/** A break: when the game goes on, and how to join until then. */
export function BreakScene({ scene, clock, code, joinUrl, locked }: BreakSceneProps) {
  const texts = useGameTexts();
  const left = useCountdown(scene.remainingMs, clock);
  return (
    <SceneFrame place={<SceneTitle>{texts.break.heading}</SceneTitle>} paused={clock.paused}>
      <chakra.div
        flex="1"
        minH={0}
        display="flex"
        flexDirection="column"
        alignItems="center"
        justifyContent="space-evenly"
        textAlign="center"
        pb="2vh"
      >
        {left === null ? (
          <chakra.p fontSize="min(13vh, 9vw)" fontWeight={800} lineHeight={1.05} letterSpacing="-0.02em">
            {texts.break.openEnd}
          </chakra.p>
        ) : (
          <chakra.div>
            <chakra.p fontSize="min(4.4vh, 6vw)" fontWeight={700} color="muted" lineHeight={1}>
              {texts.break.timeLeft}
            </chakra.p>
            <chakra.div
              role="timer"
              aria-label={texts.break.timeLeft}
              fontSize="min(36vh, 30vw)"
              fontWeight={800}
              lineHeight={1}
              letterSpacing="-0.04em"
              fontVariantNumeric="tabular-nums"
              color="accent"
            >
              {clockTime(left)}
            </chakra.div>
          </chakra.div>
        )}
        <chakra.div display="flex" flexDirection="column" alignItems="center" gap="2vh">
          <CodeTiles code={code} />
          {locked && (
            <chakra.div fontSize="min(4.6vh, 4vw)">
              <RoomLocked />
            </chakra.div>
          )}
          {joinUrl !== undefined && !locked && (
            <chakra.p fontSize="min(4.6vh, 4vw)" fontWeight={700} lineHeight={1.1} overflowWrap="anywhere">
              <BreakableAddress address={withoutScheme(joinUrl)} />
            </chakra.p>
          )}
        </chakra.div>
      </chakra.div>
    </SceneFrame>
  );
}
