import { type FormEvent, useState } from 'react';
import type { Season } from '../../game/season/season';
import { type SaidFailure, sayFailure } from '../api/failures';
import { createSeason } from '../api/seasonsApi';
import { useServerAddress } from '../api/useServerAddress';
import { useWords } from '../texts/roomTexts';
import { useSpoken } from '../texts/useLanguage';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { FailureNote } from './SeasonNotes';
import { useSeasonTexts } from './seasonTexts';

interface NewSeasonProps {
  /** Whether there is no other season to return to. */
  isFirst: boolean;
  onCancel: () => void;
  onCreated: (seasonId: string) => void;
}

/** Creates a season, which only needs a name. */
export function NewSeason({ isFirst, onCancel, onCreated }: NewSeasonProps) {
  const texts = useSeasonTexts();
  const { cancel } = useWords();
  const address = useServerAddress();
  const lang = useSpoken();
  const [name, setName] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<SaidFailure | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    setEmpty(!trimmed);
    if (!trimmed || isSaving) return;
    setSaving(true);
    setFailure(null);
    const season: Season = { name: trimmed, points: 'quiz', teams: [], evenings: [] };
    createSeason(address, season, lang).then(
      ({ seasonId }) => onCreated(seasonId),
      (error: unknown) => {
        setSaving(false);
        setFailure(sayFailure(error, texts.why));
      },
    );
  };

  return (
    <form className="season-new" onSubmit={submit} noValidate>
      <p>{texts.intro}</p>
      <Field
        label={texts.name}
        placeholder={texts.nameExample}
        value={name}
        maxLength={100}
        fault={isEmpty ? texts.nameEmpty : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="row">
        <Button type="submit" aria-disabled={isSaving}>
          {texts.create}
        </Button>
        {!isFirst && (
          <Button variant="outline" onClick={onCancel}>
            {cancel}
          </Button>
        )}
      </div>
      {failure && <FailureNote failure={failure} />}
    </form>
  );
}
