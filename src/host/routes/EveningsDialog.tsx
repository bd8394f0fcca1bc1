import './startLists.css';
import { Dialog } from '@chakra-ui/react/dialog';
import { type ReactNode, useState } from 'react';
import type { Language } from '../../contract/languages';
import { fileNameOf } from '../../contract/fileName';
import { dayFormat } from '../../contract/wording/days';
import type { PastEvening, PastEvenings } from '../../contract/pastEvenings';
import { deleteEvening, fetchEveningFile, fetchEveningStandings } from '../api/quizApi';
import { readPastEvenings } from '../api/readJson';
import { useRead } from '../api/useRead';
import { useServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';
import { saveFile } from '../browser/saveFile';
import { Button } from '../ui/Button';
import { ConfirmDialog, DialogFrame, type DialogProps } from '../ui/DialogFrame';
import { lazyDialog, Loading } from '../ui/Loading';
import { RetryOffer } from '../api/RetryOffer';
import { staysFor } from '../texts/staysFor';
import { useOpenedTexts } from '../texts/openedTexts';
import { usePastTexts } from '../texts/pastTexts';
import { useTakeHomeTexts, useWords } from '../texts/roomTexts';
import { loadTexts, useSpoken } from '../texts/useLanguage';
import { useSaving } from './useTakeHome';

/** The number of evenings shown at first, latest first. */
const SHOWN_AT_ONCE = 50;

const OpenedEveningDialog = lazyDialog(() =>
  import('./OpenedEvening').then((part) => part.OpenedEveningDialog),
);

/** Shows a certificate, or a whole evening, over the list; null closes it. */
type ShowCertificate = (certificate: ReactNode) => void;

/** The list of all evenings whose results the server keeps. */
export function EveningsDialog(dialog: DialogProps) {
  const { heading } = usePastTexts();
  const [certificate, setCertificate] = useState<ReactNode>(null);
  return (
    <DialogFrame {...dialog} title={heading} width="66rem" isAtTop isCovered={certificate !== null}>
      <Dialog.Body>
        <EveningBook onCertificate={setCertificate} />
        {/* Without this, the dialog below would handle Escape first, and the browser would leave the
            certificate open. */}
        <div onKeyDownCapture={({ key }) => key === 'Escape' && setCertificate(null)}>{certificate}</div>
      </Dialog.Body>
    </DialogFrame>
  );
}

/** Mounted only while the dialog is open, so that the list is read every time. */
function EveningBook({ onCertificate }: { onCertificate: ShowCertificate }) {
  const texts = usePastTexts();
  const address = useServerAddress();
  const { read, retry, reload } = useRead({
    subject: address,
    load: (signal) => readPastEvenings(address, signal),
    failed: 'The past evenings could not be loaded',
    // After a deletion, the dialog still says that it succeeded.
    keepsOld: true,
  });
  if (read.status === 'loading') return <Loading text={texts.loading} />;
  if (read.status === 'failed')
    return <RetryOffer className="row quizzes-failed" text={texts.failed} onRetry={retry} Press={Button} />;
  return <KeptEvenings kept={read.value} onGone={reload} onCertificate={onCertificate} />;
}

interface KeptEveningsProps {
  kept: PastEvenings;
  onGone: () => void;
  onCertificate: ShowCertificate;
}

function KeptEvenings({ kept: { evenings, keepResults }, onGone, onCertificate }: KeptEveningsProps) {
  const texts = usePastTexts();
  const { saving: sayings } = useTakeHomeTexts();
  const words = useWords();
  const lang = useSpoken();
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const { saving, save } = useEveningFiles(onCertificate);
  const { outcome, remove, forget } = useDeletion(onGone);
  /** The evening that may be deleted once the host has confirmed it. */
  const [asked, setAsked] = useState<PastEvening | null>(null);
  const [fromSeasons, setFromSeasons] = useState(false);
  const ask = (evening: PastEvening) => {
    setFromSeasons(false);
    setAsked(evening);
  };
  const hasFailed = outcome ? outcome === 'notRemoved' : saving === 'failed';
  const { removeQuestion } = texts;
  return (
    <div className="evenings past-evenings">
      <p className="muted">
        {staysFor(keepResults, texts, lang)} {texts.where}
      </p>
      <p role="status" className="small-hint" data-saving={hasFailed ? 'failed' : undefined}>
        {outcome ? texts[outcome] : sayings[saving]}
      </p>
      {evenings.length === 0 && <p>{texts.none}</p>}
      <ul>
        {evenings.slice(0, shown).map((evening) => (
          <KeptEvening
            key={evening.eveningId}
            evening={evening}
            isBusy={saving === 'running'}
            onSave={(what) => {
              forget();
              save(evening, what);
            }}
            onOpen={() => {
              forget();
              onCertificate(
                <OpenedEveningDialog
                  open
                  eveningId={evening.eveningId}
                  title={nameOf(evening)}
                  date={dateOf(evening, lang)}
                  onClose={() => onCertificate(null)}
                  onChanged={onGone}
                />,
              );
            }}
            onDelete={() => ask(evening)}
          />
        ))}
      </ul>
      {evenings.length > shown && (
        <Button variant="outline" mt="3" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {texts.more}
        </Button>
      )}
      <ConfirmDialog
        texts={{ ...removeQuestion, title: removeQuestion.title({ evening: asked ? nameOf(asked) : '' }) }}
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked) void remove(asked, fromSeasons);
          setAsked(null);
        }}
      >
        {asked?.seasons && (
          <label className="level from-seasons">
            <input
              type="checkbox"
              checked={fromSeasons}
              onChange={({ target }) => setFromSeasons(target.checked)}
            />
            {removeQuestion.season({ name: words.list(asked.seasons) })}
          </label>
        )}
      </ConfirmDialog>
    </div>
  );
}

const FORMATS = ['xlsx', 'csv'] as const;
/** A format, or the place of the quiz that a certificate is for. */
type Keepsake = (typeof FORMATS)[number] | number;

interface KeptEveningProps {
  evening: PastEvening;
  isBusy: boolean;
  onSave: (what: Keepsake) => void;
  onOpen: () => void;
  onDelete: () => void;
}

function KeptEvening({ evening, isBusy, onSave, onOpen, onDelete }: KeptEveningProps) {
  const texts = usePastTexts();
  const { view } = useOpenedTexts();
  const { offers } = useTakeHomeTexts();
  const words = useWords();
  const lang = useSpoken();
  const name = nameOf(evening);
  const names = { xlsx: 'Excel', csv: 'CSV' };
  const date = dateOf(evening, lang);
  const of = words.pair({ first: name, second: date });
  return (
    <li className="row">
      <span className="evening-name">
        <b>{name}</b> <span>{date}</span>
        <small>
          {words.teams({ count: evening.players })}
          {evening.winners.length > 0 && ` · ${texts.first({ names: words.list(evening.winners) })}`}
        </small>
      </span>
      <span className="row evening-files">
        <Button
          px="3"
          aria-haspopup="dialog"
          aria-label={words.labelled({ label: view, value: of })}
          aria-disabled={isBusy}
          onClick={onOpen}
        >
          {view}
        </Button>
        {FORMATS.map((what) => (
          <Button
            key={what}
            variant="outline"
            px="3"
            aria-label={words.labelled({ label: offers[what], value: of })}
            aria-disabled={isBusy}
            onClick={() => onSave(what)}
          >
            {names[what]}
          </Button>
        ))}
        {evening.quizNames.map((quizName, at, { length }) => (
          <Button
            key={at}
            variant="outline"
            px="3"
            aria-label={words.labelled({
              label: offers.certificate,
              value: words.pair({ first: quizName, second: date }),
            })}
            aria-disabled={isBusy}
            onClick={() => onSave(at)}
          >
            {length === 1 ? texts.certificate : words.labelled({ label: texts.certificate, value: quizName })}
          </Button>
        ))}
        <Button
          variant="ghost"
          px="3"
          aria-label={words.labelled({ label: texts.remove, value: of })}
          onClick={onDelete}
        >
          {texts.remove}
        </Button>
      </span>
    </li>
  );
}

function nameOf({ quizNames }: PastEvening): string {
  return quizNames.join(' + ');
}

function dateOf({ openedAt }: PastEvening, lang: Language): string {
  const day = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return dayFormat(lang, day)(new Date(openedAt));
}

/** Saves an evening's results as files, and shows its certificate. */
function useEveningFiles(onCertificate: ShowCertificate) {
  const address = useServerAddress();
  const lang = useSpoken();
  const { fileName } = useTakeHomeTexts();
  const { saving, save } = useSaving();
  const show = async (evening: PastEvening, at: number) => {
    const [{ CertificateDialog }, quizzes] = await Promise.all([
      import('../print/CertificateDialog'),
      fetchEveningStandings(address, evening.eveningId),
    ]);
    await loadTexts();
    const [quizName = '', standings = []] = [evening.quizNames[at], quizzes[at]];
    const of = { quizName, date: new Date(evening.openedAt), standings };
    onCertificate(<CertificateDialog {...of} onClose={() => onCertificate(null)} />);
  };
  const store = async (evening: PastEvening, format: 'xlsx' | 'csv') => {
    const file = await fetchEveningFile(address, evening.eveningId, format, lang);
    // The Swedish date format is that of ISO 8601.
    const day = new Date(evening.openedAt).toLocaleDateString('sv-SE');
    saveFile(file, fileNameOf([fileName, day, nameOf(evening)], format));
  };
  return {
    saving,
    save: (evening: PastEvening, what: Keepsake) =>
      typeof what === 'number' ? save(() => show(evening, what), 'none') : save(() => store(evening, what)),
  };
}

/** Deletes evenings, and returns how the last attempt went; `onGone` is called after each deletion. */
function useDeletion(onGone: () => void) {
  const address = useServerAddress();
  const [outcome, setOutcome] = useState<'removed' | 'notRemoved' | null>(null);
  const remove = ({ eveningId }: PastEvening, fromSeasons: boolean) =>
    deleteEvening(address, eveningId, fromSeasons).then(
      () => {
        onGone();
        setOutcome('removed');
      },
      (error: unknown) => {
        logFailure('An evening could not be deleted', error);
        setOutcome('notRemoved');
      },
    );
  return { outcome, remove, forget: () => setOutcome(null) };
}
