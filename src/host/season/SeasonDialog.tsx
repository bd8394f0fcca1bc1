import './season.css';
import { Dialog } from '@chakra-ui/react/dialog';
import { Tabs } from '@chakra-ui/react/tabs';
import { useRef, useState } from 'react';
import type { SeasonSummary } from '../../contract/seasons';
import type { Season } from '../../game/season/season';
import { failureIn, type SaidFailure, sayFailure } from '../api/failures';
import { whyOf } from '../api/quizApiError';
import type { Version } from '../api/saveVersion';
import { fetchSeasons, saveSeason } from '../api/seasonsApi';
import { useRead } from '../api/useRead';
import { useServerAddress } from '../api/useServerAddress';
import { useSpoken } from '../texts/useLanguage';
import { Button } from '../ui/Button';
import { Select } from '../ui/Choices';
import { ConfirmDialog, DialogFrame, type DialogProps } from '../ui/DialogFrame';
import { Loading } from '../ui/Loading';
import { NewSeason } from './NewSeason';
import { EveningsPart } from './EveningsPart';
import { RulePart } from './RulePart';
import { ConflictQuestion, FailureNote, SeasonNotes } from './SeasonNotes';
import { TrashedSeasons } from './TrashedSeasons';
import { TablePart } from './TablePart';
import { type Tonight, TonightChoice } from './TonightChoice';
import { type Guard, type SeasonListeners, UnsavedContext, useOpening, useSeason } from './useSeason';
import { useSeasonTexts } from './seasonTexts';

interface SeasonDialogProps extends DialogProps {
  /** In the lobby: the season in which this evening counts. */
  tonight?: Tonight | undefined;
}

/** The venue's seasons: the table, the evenings and the rule of each. */
export function SeasonDialog({ open, onClose, tonight }: SeasonDialogProps) {
  const texts = useSeasonTexts();
  const unsaved = useRef(new Set<string>());
  const [asked, setAsked] = useState<{ goOn: () => void } | null>(null);
  const guard: Guard = (goOn) => (unsaved.current.size > 0 ? setAsked({ goOn }) : goOn());
  return (
    <DialogFrame title={texts.title} open={open} onClose={() => guard(onClose)} width="66rem" isAtTop>
      <UnsavedContext value={unsaved}>
        <Dialog.Body className="season" display="flex" flexDirection="column">
          <SeasonBook guard={guard} tonight={tonight} />
        </Dialog.Body>
      </UnsavedContext>
      <ConfirmDialog
        texts={texts.unsaved}
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          unsaved.current.clear();
          setAsked(null);
          asked?.goOn();
        }}
      />
    </DialogFrame>
  );
}

const PARTS = ['table', 'evenings', 'rule'] as const;
type SeasonPart = (typeof PARTS)[number];
const SHOWN = { table: TablePart, evenings: EveningsPart, rule: RulePart };

interface Deleted {
  seasonId: string;
  season: Season;
}

/** Mounted only while the dialog is open, so that the seasons are read every time. */
function SeasonBook({ guard, tonight }: { guard: Guard; tonight: Tonight | undefined }) {
  const texts = useSeasonTexts();
  const address = useServerAddress();
  const { read, retry, reload } = useRead({
    subject: address,
    load: (signal) => fetchSeasons(address, signal),
    failed: 'The seasons could not be read',
    news: tonight?.news,
    // A season that is being edited stays open.
    keepsOld: true,
  });
  const [chosen, setChosen] = useState<{ seasonId: string; part: SeasonPart } | null>(null);
  /** The open season as it was listed last. */
  const [shown, setShown] = useState<SeasonSummary>();
  const [isCreating, setCreating] = useState(false);
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  if (read.status === 'loading') return <Loading text={texts.loading} />;
  if (read.status === 'failed') {
    // If there is nothing, the server supports only the specification.
    const words = { ...texts.why, unreachable: texts.why.unreachableAtAll, gone: texts.why.none };
    return <FailureNote failure={failureIn(words, read.error)} onRetry={retry} />;
  }
  const seasons = read.value;
  const ofTonight = seasons.find((each) => each.seasonId === tonight?.season?.seasonId);
  const seasonId = chosen?.seasonId ?? (ofTonight ?? seasons[0])?.seasonId;
  // Renaming may change the order of the list.
  if (!chosen && seasonId !== undefined) setChosen({ seasonId, part: 'table' });
  const listed = seasons.find((each) => each.seasonId === seasonId);
  if (listed && listed !== shown) setShown(listed);
  // One that another host has deleted stays open, with everything typed, until the host leaves it.
  const choices = shown && !listed && shown.seasonId === seasonId ? [...seasons, shown] : seasons;
  const open = (id: string, part: SeasonPart = 'table') => {
    setChosen({ seasonId: id, part });
    setCreating(false);
    setDeleted(null);
  };
  const showsNew = isCreating || seasonId === undefined;
  return (
    <>
      <div className="row season-bar">
        {seasonId !== undefined && (
          <SeasonChoice seasons={choices} seasonId={seasonId} onChoose={(id) => guard(() => open(id))} />
        )}
        {!showsNew && (
          <Button variant="outline" px="3" onClick={() => guard(() => setCreating(true))}>
            {texts.newSeason}
          </Button>
        )}
        {tonight && !showsNew && <TonightChoice key={seasonId} tonight={tonight} seasonId={seasonId} />}
      </div>
      {deleted && (
        <DeletedNote
          deleted={deleted}
          onBack={() => {
            open(deleted.seasonId);
            retry();
          }}
        />
      )}
      {showsNew ? (
        <NewSeason
          isFirst={seasonId === undefined}
          onCancel={() => setCreating(false)}
          onCreated={(id) => {
            open(id, 'rule');
            retry();
          }}
        />
      ) : (
        <ChosenSeason
          key={`${seasonId} ${chosen?.part ?? 'table'}`}
          seasonId={seasonId}
          firstPart={chosen?.part ?? 'table'}
          news={tonight?.news}
          onSaved={reload}
          onGone={(season) => {
            setChosen(null);
            setDeleted(season && { seasonId, season });
            retry();
          }}
        />
      )}
      <TrashedSeasons
        news={deleted}
        onRestored={(id) => {
          open(id);
          retry();
        }}
      />
    </>
  );
}

interface SeasonChoiceProps {
  seasons: readonly SeasonSummary[];
  seasonId: string;
  onChoose: (seasonId: string) => void;
}

function SeasonChoice({ seasons, seasonId, onChoose }: SeasonChoiceProps) {
  const texts = useSeasonTexts();
  return (
    <label className="row season-choice">
      <span>{texts.season}</span>
      <Select
        options={seasons.map((each) => [
          each.seasonId,
          texts.choice({ name: each.name, evenings: texts.evenings({ count: each.evenings }) }),
        ])}
        chosen={seasonId}
        onChoose={onChoose}
      />
    </label>
  );
}

interface ChosenSeasonProps extends SeasonListeners {
  seasonId: string;
  firstPart: SeasonPart;
  /** As in Tonight. */
  news: unknown;
}

function ChosenSeason({ news, ...parts }: ChosenSeasonProps) {
  const { loading } = useSeasonTexts();
  const { opening, retry, reload, put } = useOpening(parts.seasonId, news);
  if (opening.status === 'loading') return <Loading text={loading} />;
  if (opening.status === 'failed') return <FailureNote failure={opening.failure} onRetry={retry} />;
  const onSaved = (saved: Version<Season>) => {
    // A version that was read before would bring back what it had, and leave nothing to undo.
    put(saved);
    reload();
    parts.onSaved(saved);
  };
  return <SeasonParts {...parts} version={opening.value} onSaved={onSaved} />;
}

interface SeasonPartsProps extends Omit<ChosenSeasonProps, 'news'> {
  version: Version<Season>;
}

/** An open season with its three parts. Typed text stays while another part is shown. */
function SeasonParts({ seasonId, version, firstPart, ...listeners }: SeasonPartsProps) {
  const texts = useSeasonTexts();
  const [part, setPart] = useState<string>(firstPart);
  const handle = useSeason(seasonId, version, listeners);
  return (
    <>
      <Tabs.Root
        unstyled
        className="line-tabs season-parts"
        value={part}
        onValueChange={({ value }) => setPart(value)}
      >
        <Tabs.List>
          {PARTS.map((each) => (
            <Tabs.Trigger key={each} value={each}>
              {texts.parts[each]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {PARTS.map((each) => {
          const Shown = SHOWN[each];
          return (
            <Tabs.Content key={each} value={each}>
              <Shown handle={handle} />
            </Tabs.Content>
          );
        })}
      </Tabs.Root>
      <SeasonNotes handle={handle} />
      <ConflictQuestion handle={handle} />
    </>
  );
}

/** Says that a season was deleted, and offers to restore it. */
function DeletedNote({ deleted: { seasonId, season }, onBack }: { deleted: Deleted; onBack: () => void }) {
  const texts = useSeasonTexts();
  const address = useServerAddress();
  const lang = useSpoken();
  const [failure, setFailure] = useState<SaidFailure | null>(null);
  const bringBack = () => {
    setFailure(null);
    saveSeason(address, seasonId, { season, etag: null, lang }).then(onBack, (error: unknown) => {
      // If it already exists, an earlier response was lost.
      if (whyOf(error) === 'changed') onBack();
      else setFailure(sayFailure(error, texts.why));
    });
  };
  return (
    <div className="row season-deleted">
      <p role="status">{texts.done.deleted({ name: season.name })}</p>
      <Button variant="outline" px="3" onClick={bringBack}>
        {texts.undo}
      </Button>
      {failure && <FailureNote failure={failure} />}
    </div>
  );
}
