import { useState } from 'react';
import type { TrashedSeason } from '../../contract/seasons';
import { type SaidFailure, sayFailure } from '../api/failures';
import { deleteTrashedSeason, fetchSeasonTrash, restoreSeason } from '../api/seasonsApi';
import { useRead } from '../api/useRead';
import { useServerAddress } from '../api/useServerAddress';
import { Button } from '../ui/Button';
import { FailureNote } from './SeasonNotes';
import { useSeasonTexts } from './seasonTexts';

interface TrashedSeasonsProps {
  /** Changes when a season has been deleted. */
  news: unknown;
  onRestored: (seasonId: string) => void;
}

/** The deleted seasons, each of which can be restored or deleted for good; nothing where there are none. */
export function TrashedSeasons({ news, onRestored }: TrashedSeasonsProps) {
  const texts = useSeasonTexts();
  const address = useServerAddress();
  const { read, reload } = useRead({
    subject: address,
    load: (signal) => fetchSeasonTrash(address, signal),
    news,
    keepsOld: true,
  });
  const [asked, setAsked] = useState<TrashedSeason['trashId'] | null>(null);
  const [failure, setFailure] = useState<SaidFailure | null>(null);
  if (read.status !== 'ready' || read.value.length === 0) return null;
  const attempt = async (act: () => Promise<void>) => {
    setFailure(null);
    await act().catch((error: unknown) => setFailure(sayFailure(error, texts.why)));
    reload();
  };
  const { heading, restore, restoreNamed, remove, removeNamed, really, reallyNamed } = texts.trash;
  return (
    <section className="season-trash">
      <p className="small-hint">{heading}</p>
      <ul>
        {read.value.map(({ trashId, name, deletedAt }) => {
          const isAsked = asked === trashId;
          const onRestore = async () => onRestored(await restoreSeason(address, trashId));
          const onRemove = () => deleteTrashedSeason(address, trashId);
          return (
            <li key={trashId} className="row">
              <span dir="auto">
                {name} <small>{texts.dateOf(deletedAt.slice(0, 10))}</small>
              </span>
              <Button
                variant="outline"
                px="3"
                aria-label={restoreNamed({ name })}
                onClick={() => void attempt(onRestore)}
              >
                {restore}
              </Button>
              <Button
                variant="ghost"
                px="3"
                aria-label={(isAsked ? reallyNamed : removeNamed)({ name })}
                onClick={() => (isAsked ? void attempt(onRemove) : setAsked(trashId))}
              >
                {isAsked ? really : remove}
              </Button>
            </li>
          );
        })}
      </ul>
      {failure && <FailureNote failure={failure} />}
    </section>
  );
}
