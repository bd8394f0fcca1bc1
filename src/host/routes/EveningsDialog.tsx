import './startLists.css';
import { Dialog } from '@chakra-ui/react/dialog';
import { type ReactNode, useEffect, useState } from 'react';
import { fileNameOf } from '../../contract/fileName';
import { localeOf } from '../../contract/languages';
import type { PastEvening, PastEvenings } from '../../contract/pastEvenings';
import { deleteEvening, fetchEveningFile, fetchEveningStandings } from '../api/eveningsApi';
import { readPastEvenings } from '../api/readPastEvenings';
import { useServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';
import { saveFile } from '../browser/saveFile';
import { Button } from '../ui/Button';
import { ConfirmDialog, DialogFrame } from '../ui/DialogFrame';
import { Loading } from '../ui/Loading';
import { staysFor } from '../texts/past/keptTime';
import { usePastTexts } from '../texts/past/pastTexts';
import { useTakeHomeTexts, useWords } from '../texts/rooms/roomTexts';
import { loadTexts, useSpoken } from '../texts/useLanguage';
import { useSaving } from './useTakeHome';

/** So many evenings are shown at once, the latest first. */
const SHOWN_AT_ONCE = 50;

/** Shows a certificate over the list; null: none. */
type ShowCertificate = (certificate: ReactNode) => void;

/** All evenings whose results the server keeps. */
export function EveningsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { heading } = usePastTexts();
  const [certificate, setCertificate] = useState<ReactNode>(null);
  return (
    <DialogFrame title={heading} open={open} onClose={onClose} width="66rem" isCovered={certificate !== null}>
      <Dialog.Body>
        <EveningBook onCertificate={setCertificate} />
        {/* The dialog below hears Escape first, and the browser then leaves the certificate open. */}
        <div onKeyDownCapture={({ key }) => key === 'Escape' && setCertificate(null)}>{certificate}</div>
      </Dialog.Body>
    </DialogFrame>
  );
}

/** Mounted only while the dialog is open: every opening reads anew. */
function EveningBook({ onCertificate }: { onCertificate: ShowCertificate }) {
  const texts = usePastTexts();
  const { tryAgain } = useWords();
  const { kept, retry, without } = useKept();
  if (kept === 'loading') return <Loading text={texts.loading} />;
  if (kept === 'failed')
    return (
      <div className="quizzes-failed">
        <p role="alert">{texts.failed}</p>
        <Button variant="outline" onClick={retry}>
          {tryAgain}
        </Button>
      </div>
    );
  return <KeptEvenings kept={kept} onGone={without} onCertificate={onCertificate} />;
}

interface KeptEveningsProps {
  kept: PastEvenings;
  onGone: (eveningId: string) => void;
  onCertificate: ShowCertificate;
}

function KeptEvenings({ kept: { evenings, keepResults }, onGone, onCertificate }: KeptEveningsProps) {
  const texts = usePastTexts();
  const { saving: sayings } = useTakeHomeTexts();
  const lang = useSpoken();
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const { saving, save } = useEveningFiles(onCertificate);
  const deletion = useDeletion(onGone);
  const said = deletion.said ?? sayings[saving];
  const hasFailed = deletion.hasFailed || (deletion.said === null && saving === 'failed');
  return (
    <div className="evenings past-evenings">
      <p className="past-note">
        {staysFor(keepResults, texts, lang)} {texts.where}
      </p>
      <p role="status" data-saving={hasFailed ? 'failed' : undefined}>
        {said}
      </p>
      {evenings.length === 0 && <p>{texts.none}</p>}
      <ul>
        {evenings.slice(0, shown).map((evening) => (
          <KeptEvening
            key={evening.eveningId}
            evening={evening}
            isBusy={saving === 'running'}
            onSave={(what) => {
              deletion.forget();
              save(evening, what);
            }}
            onDelete={() => deletion.ask(evening)}
          />
        ))}
      </ul>
      {evenings.length > shown && (
        <Button variant="outline" mt="3" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {texts.more}
        </Button>
      )}
      {deletion.question}
    </div>
  );
}

const FORMATS = ['xlsx', 'csv', 'certificate'] as const;
type Keepsake = (typeof FORMATS)[number];

interface KeptEveningProps {
  evening: PastEvening;
  isBusy: boolean;
  onSave: (what: Keepsake) => void;
  onDelete: () => void;
}

function KeptEvening({ evening, isBusy, onSave, onDelete }: KeptEveningProps) {
  const texts = usePastTexts();
  const { offers } = useTakeHomeTexts();
  const words = useWords();
  const lang = useSpoken();
  const name = nameOf(evening);
  const names = { xlsx: 'Excel', csv: 'CSV', certificate: texts.certificate };
  const day = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const date = new Intl.DateTimeFormat(localeOf(lang), day).format(new Date(evening.openedAt));
  return (
    <li>
      <span className="evening-name">
        <b>{name}</b> <span>{date}</span>
        <small>
          {words.teams(evening.players)}
          {evening.winners.length > 0 && ` · ${texts.first(evening.winners.join(', '))}`}
        </small>
      </span>
      <span className="evening-files">
        {FORMATS.map((what) => (
          <Button
            key={what}
            variant="outline"
            px="3"
            aria-label={`${offers[what]}: ${name}, ${date}`}
            aria-disabled={isBusy}
            onClick={() => onSave(what)}
          >
            {names[what]}
          </Button>
        ))}
        <Button variant="ghost" px="3" aria-label={`${texts.remove}: ${name}, ${date}`} onClick={onDelete}>
          {texts.remove}
        </Button>
      </span>
    </li>
  );
}

function nameOf({ quizNames }: PastEvening): string {
  return quizNames.join(' + ');
}

/** Saves an evening's results as files, and shows its certificate. */
function useEveningFiles(onCertificate: ShowCertificate) {
  const address = useServerAddress();
  const lang = useSpoken();
  const { fileName } = useTakeHomeTexts();
  const { saving, save } = useSaving();
  const show = async (evening: PastEvening) => {
    const [{ CertificateDialog }, places] = await Promise.all([
      import('../game/projector/CertificateDialog'),
      fetchEveningStandings(address, evening.eveningId),
    ]);
    await loadTexts();
    const standings = places.map((place) => ({ ...place, gained: 0 }));
    const podium = {
      name: 'podium' as const,
      hidden: 0,
      playerCount: places.length,
      tied: false,
      standings: standings.slice(0, 10),
      rest: places.slice(10, 200),
    };
    const of = { quizName: nameOf(evening), date: new Date(evening.openedAt), podium };
    onCertificate(<CertificateDialog {...of} onClose={() => onCertificate(null)} />);
  };
  const store = async (evening: PastEvening, format: 'xlsx' | 'csv') => {
    const file = await fetchEveningFile(address, evening.eveningId, format, lang);
    // Sweden writes dates in the order of ISO 8601.
    const day = new Date(evening.openedAt).toLocaleDateString('sv-SE');
    saveFile(file, fileNameOf([fileName, day, nameOf(evening)], format));
  };
  return {
    saving,
    save: (evening: PastEvening, what: Keepsake) =>
      what === 'certificate' ? save(() => show(evening), 'none') : save(() => store(evening, what)),
  };
}

/** Deletes evenings, each once the host has said so twice; `onGone` is told of those that are gone. */
function useDeletion(onGone: (eveningId: string) => void) {
  const texts = usePastTexts();
  const address = useServerAddress();
  const [asked, setAsked] = useState<PastEvening | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const remove = ({ eveningId }: PastEvening) => {
    setAsked(null);
    deleteEvening(address, eveningId).then(
      () => {
        onGone(eveningId);
        setSaid(texts.removed);
      },
      (error: unknown) => {
        logFailure('An evening could not be deleted', error);
        setSaid(texts.notRemoved);
      },
    );
  };
  return {
    said,
    ask: setAsked,
    hasFailed: said === texts.notRemoved,
    forget: () => setSaid(null),
    question: (
      <ConfirmDialog
        texts={texts.removeQuestion(asked ? nameOf(asked) : '')}
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && remove(asked)}
      />
    ),
  };
}

/** The evenings of the server, read on mount and again by `retry`; `without` leaves out one that is gone. */
function useKept() {
  const address = useServerAddress();
  const [kept, setKept] = useState<PastEvenings | 'loading' | 'failed'>('loading');
  const [round, setRound] = useState(0);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    readPastEvenings(address, signal).then(setKept, (error: unknown) => {
      if (signal.aborted) return;
      logFailure('The past evenings could not be loaded', error);
      setKept('failed');
    });
    return () => ending.abort();
  }, [address, round]);
  const retry = () => {
    setKept('loading');
    setRound(round + 1);
  };
  const without = (eveningId: string) =>
    setKept((before) =>
      typeof before === 'string'
        ? before
        : { ...before, evenings: before.evenings.filter((each) => each.eveningId !== eveningId) },
    );
  return { kept, retry, without };
}
