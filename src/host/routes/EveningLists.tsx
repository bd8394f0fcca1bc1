import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Scene } from '../../contract/scene';
import type { Session } from '../../contract/session';
import type { EndedEvening } from '../session/openedSessions';
import { Button } from '../ui/Button';
import { prefetchOnIntent } from '../ui/Loading';
import { useSaving } from './useTakeHome';
import { useSpoken } from '../texts/useLanguage';
import { useTakeHomeTexts, useEveningTexts } from '../texts/rooms/roomTexts';

/** The ways back to sessions; `isMain`: to what the host most likely wants. */
export function WaysBack({ sessions, isMain = false }: { sessions: readonly Session[]; isMain?: boolean }) {
  const texts = useEveningTexts();
  return sessions.map(({ sessionCode, quizName, game }) => (
    <Button
      key={sessionCode}
      asChild
      size={isMain ? 'lg' : 'md'}
      variant={isMain ? 'solid' : 'outline'}
      maxW={{ base: 'full', lg: '50vw' }}
      overflowWrap="anywhere"
      {...prefetchOnIntent(() => import('./Lobby'))}
    >
      <Link to={`/session/${encodeURIComponent(sessionCode)}`}>
        {texts.goOn(quizName, game ? whereIn(game.scene, texts) : texts.lobby)}
      </Link>
    </Button>
  ));
}

/** Where a game stands, in a word or two. */
function whereIn(scene: Scene, texts: EveningTexts): string {
  switch (scene.name) {
    case 'round':
      return texts.round(scene.round.index + 1);
    case 'question':
    case 'closed':
    case 'reveal': {
      if (scene.round === null) return texts.tieBreak;
      if (scene.question === null) return texts.round(scene.round.index + 1);
      const question = texts.question(scene.question.number);
      return scene.name === 'reveal' ? texts.reveal(question) : question;
    }
    default:
      return texts[scene.name];
  }
}

/** The evenings whose results can still be had. */
export function EndedEvenings({ evenings }: { evenings: readonly EndedEvening[] }) {
  const texts = useEveningTexts();
  const { saving: sayings } = useTakeHomeTexts();
  const { saving, saveResults } = useSaving();
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} mt="3" w={{ base: 'full', lg: '50vw' }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
        <chakra.h2 id={id} fontSize="body" fontWeight={800}>
          {texts.ended}
        </chakra.h2>
        <chakra.p role="status" fontSize="small" color={saving === 'failed' ? 'danger' : 'muted'}>
          {sayings[saving] || texts.until}
        </chakra.p>
      </chakra.div>
      <chakra.ul listStyle="none">
        {evenings.map((evening) => (
          <EveningRow
            key={evening.sessionCode}
            evening={evening}
            isSaving={saving === 'running'}
            onSave={(format) => saveResults(evening, format)}
          />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

const FORMATS = ['xlsx', 'csv'] as const;
const FORMAT_NAMES = { xlsx: 'Excel', csv: 'CSV' };

interface EveningRowProps {
  evening: EndedEvening;
  isSaving: boolean;
  onSave: (format: keyof typeof FORMAT_NAMES) => void;
}

function EveningRow({ evening, isSaving, onSave }: EveningRowProps) {
  const lang = useSpoken();
  const { offers } = useTakeHomeTexts();
  const inShort = { weekday: 'short', hour: '2-digit', minute: '2-digit' } as const;
  const time = new Intl.DateTimeFormat(lang, inShort).format(evening.endedAt);
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" gap="2" mt="2">
      <chakra.span flex="1 1 10rem" overflowWrap="anywhere">
        {evening.quizName}{' '}
        <chakra.span color="muted" whiteSpace="nowrap">
          {time}
        </chakra.span>
      </chakra.span>
      <chakra.span display="flex" gap="2">
        {FORMATS.map((format) => (
          <Button
            key={format}
            variant="outline"
            aria-label={`${offers[format]}: ${evening.quizName}`}
            aria-disabled={isSaving}
            onClick={() => onSave(format)}
          >
            {FORMAT_NAMES[format]}
          </Button>
        ))}
      </chakra.span>
    </chakra.li>
  );
}
type EveningTexts = ReturnType<typeof useEveningTexts>;
