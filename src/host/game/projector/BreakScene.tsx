import { chakra } from '@chakra-ui/react/styled-system';
import { withoutScheme } from '../../api/useServerAddress';
import { BreakableAddress, RoomLocked } from '../../ui/JoinParts';
import { clockTime, useCountdown } from '../useCountdown';
import { CodeTiles, LateJoin } from './LateJoin';
import { SceneFrame, SceneTitle, useProjection } from './SceneFrame';
import type { SceneNamed } from '../../../contract/scene';
import { useGameTexts } from '../texts/gameTexts';

/** A break: when the game goes on, and how to join until then. */
export function BreakScene({ scene }: { scene: SceneNamed<'break'> }) {
  const texts = useGameTexts();
  const { openUrl, locked } = useProjection();
  const isOpen = openUrl !== undefined;
  return (
    <SceneFrame place={<SceneTitle>{texts.break.heading}</SceneTitle>}>
      <chakra.div
        flex="1"
        minH={0}
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: isOpen ? 'minmax(0, 1fr) auto' : 'minmax(0, 1fr)',
        }}
        alignItems="center"
        alignContent="space-evenly"
        justifyItems="center"
        columnGap="4"
        textAlign="center"
        pb="2vh"
      >
        <chakra.div display="grid" justifyItems="center" gap="5vh">
          <TimeLeft scene={scene} isNarrow={isOpen} />
          {isOpen && (
            <chakra.p fontSize="min(4.6vh, 3vw)" fontWeight={700} lineHeight={1.1} overflowWrap="anywhere">
              <BreakableAddress address={withoutScheme(openUrl)} />
            </chakra.p>
          )}
        </chakra.div>
        {isOpen ? (
          <LateJoin url={openUrl} size="min(60vh, 44vw)" />
        ) : (
          <chakra.div display="grid" justifyItems="center" gap="2vh">
            <CodeTiles />
            {locked && (
              <chakra.div fontSize="min(4.6vh, 4vw)">
                <RoomLocked />
              </chakra.div>
            )}
          </chakra.div>
        )}
      </chakra.div>
    </SceneFrame>
  );
}

interface TimeLeftProps {
  scene: SceneNamed<'break'>;
  /** Whether something stands beside it. */
  isNarrow: boolean;
}

/** The break's time, or that it has no end. */
function TimeLeft({ scene, isNarrow }: TimeLeftProps) {
  const texts = useGameTexts();
  const left = useCountdown(scene.remainingMs, useProjection());
  if (left === null) {
    return (
      <chakra.p
        fontSize={isNarrow ? 'min(13vh, 6vw)' : 'min(13vh, 9vw)'}
        fontWeight={800}
        lineHeight={1.05}
        letterSpacing="-0.02em"
      >
        {texts.break.openEnd}
      </chakra.p>
    );
  }
  return (
    <chakra.div>
      <chakra.p fontSize="min(4.4vh, 6vw)" fontWeight={700} color="muted" lineHeight={1}>
        {texts.break.timeLeft}
      </chakra.p>
      <chakra.div
        role="timer"
        aria-label={texts.break.timeLeft}
        fontSize={isNarrow ? 'min(36vh, 17vw)' : 'min(36vh, 30vw)'}
        fontWeight={800}
        lineHeight={1}
        letterSpacing="-0.04em"
        fontVariantNumeric="tabular-nums"
        color="accent"
      >
        {clockTime(left)}
      </chakra.div>
    </chakra.div>
  );
}
