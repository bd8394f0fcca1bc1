import './startLists.css';
import { useEffect, useId } from 'react';
import { dayFormat } from '../../contract/wording/days';
import type { Scene } from '../../contract/scene';
import type { Session } from '../../contract/toMonitors';
import { readPastEvenings } from '../api/readJson';
import { useRead } from '../api/useRead';
import { useServerAddress } from '../api/useServerAddress';
import type { EndedEvening, Evenings } from '../session/openedSessions';
import { useEvenings } from '../session/useEvenings';
import { Button } from '../ui/Button';
import { prefetchOnIntent } from '../ui/Loading';
import { PageLink } from '../ui/PageLink';
import { useSaving } from './useTakeHome';
import { staysFor } from '../texts/staysFor';
import { usePastTexts } from '../texts/pastTexts';
import { useSpoken } from '../texts/useLanguage';
import { useTakeHomeTexts, useEveningTexts, useWords } from '../texts/roomTexts';

interface EveningsReaderProps {
  /** Whether the list of all evenings is open; data that it may have changed is read again. */
  isListOpen: boolean;
  onRead: (evenings: Evenings) => void;
}

/** Reports the state of the sessions that this browser opened on its server. Renders nothing. */
export function EveningsReader({ isListOpen, onRead }: EveningsReaderProps) {
  const evenings = useEvenings(isListOpen);
  useEffect(() => onRead(evenings), [evenings, onRead]);
  return null;
}

/** Links back to sessions; `isMain`: they are what the host most likely wants. */
export function WaysBack({ sessions, isMain = false }: { sessions: readonly Session[]; isMain?: boolean }) {
  const texts = useEveningTexts();
  const { rehearsal: word, pair } = useWords();
  return sessions.map(({ sessionCode, quizName, game, rehearsal }) => (
    <Button
      key={sessionCode}
      asChild
      size={isMain ? 'lg' : 'md'}
      variant={isMain ? 'solid' : 'outline'}
      className="way-back"
      {...prefetchOnIntent(() => import('./Lobby'))}
    >
      <PageLink to={`/session/${encodeURIComponent(sessionCode)}`}>
        {texts.goOn({
          quizName: rehearsal ? pair({ first: word, second: quizName }) : quizName,
          where: game ? whereIn(game.scene, texts) : texts.lobby,
        })}
      </PageLink>
    </Button>
  ));
}

/** Describes a game's progress in a word or two. */
function whereIn(scene: Scene, texts: EveningTexts): string {
  switch (scene.name) {
    case 'round':
      return texts.round({ place: scene.round.index + 1 });
    case 'question':
    case 'closed':
    case 'reveal': {
      if (scene.round === null) return scene.tieBreak ? texts.tieBreak : texts.break;
      if (scene.question === null) return texts.round({ place: scene.round.index + 1 });
      const question = texts.question({ place: scene.question.number });
      return scene.name === 'reveal' ? texts.reveal({ question }) : question;
    }
    default:
      return texts[scene.name];
  }
}

interface PastResultsProps {
  ended: readonly EndedEvening[];
  /** Whether the list of all evenings is open; data that it may have changed is read again. */
  isListOpen: boolean;
  onOpen: () => void;
}

/** The results of evenings that have ended, and a link to all that the server keeps. */
export function PastResults({ ended, isListOpen, onOpen }: PastResultsProps) {
  const { heading, ...texts } = usePastTexts();
  const { until } = useEveningTexts();
  const lang = useSpoken();
  const address = useServerAddress();
  // This fails if the server keeps nothing, or refuses this browser.
  const { read } = useRead({
    subject: address,
    load: (signal) => readPastEvenings(address, signal),
    news: isListOpen,
  });
  const past = read.status === 'ready' ? read.value : undefined;
  return (
    <>
      {ended.length > 0 && (
        <EndedEvenings evenings={ended} until={past ? staysFor(past.keepResults, texts, lang) : until} />
      )}
      {past && past.evenings.length > 0 && (
        <Button variant="outline" aria-haspopup="dialog" onClick={onOpen}>
          {heading}
        </Button>
      )}
    </>
  );
}

/** This browser's evenings whose results are still available. */
function EndedEvenings({ evenings, until }: { evenings: readonly EndedEvening[]; until: string }) {
  const texts = useEveningTexts();
  const { saving: sayings } = useTakeHomeTexts();
  const { saving, saveResults } = useSaving();
  const id = useId();
  return (
    <section aria-labelledby={id} className="evenings">
      <div className="row">
        <h2 id={id}>{texts.ended}</h2>
        <p role="status" className="small-hint" data-saving={saving}>
          {sayings[saving] || until}
        </p>
      </div>
      <ul>
        {evenings.map((evening) => (
          <EveningRow
            key={evening.sessionCode}
            evening={evening}
            isSaving={saving === 'running'}
            onSave={(format) => saveResults(evening, format)}
          />
        ))}
      </ul>
    </section>
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
  const { labelled } = useWords();
  const inShort = { weekday: 'short', hour: '2-digit', minute: '2-digit' } as const;
  const time = dayFormat(lang, inShort)(evening.endedAt);
  return (
    <li className="row">
      <span className="evening-name">
        {evening.quizName} <span>{time}</span>
      </span>
      <span className="row evening-files">
        {FORMATS.map((format) => (
          <Button
            key={format}
            variant="outline"
            aria-label={labelled({ label: offers[format], value: evening.quizName })}
            aria-disabled={isSaving}
            onClick={() => onSave(format)}
          >
            {FORMAT_NAMES[format]}
          </Button>
        ))}
      </span>
    </li>
  );
}
type EveningTexts = ReturnType<typeof useEveningTexts>;
