import { useState } from 'react';
import { logFailure } from '../browser/log';

/** How it stands with the file that was asked for last. */
export type Saving = 'none' | 'running' | 'saved' | 'failed';

/** Saves one file at a time, and tells how it went; `done` is told of what succeeds. */
export function useSaving() {
  const [saving, setSaving] = useState<Saving>('none');
  const save = (makeAndSave: () => Promise<void>, done: Saving = 'saved') => {
    if (saving === 'running') return;
    setSaving('running');
    makeAndSave().then(
      () => setSaving(done),
      (error: unknown) => {
        logFailure('A file could not be saved', error);
        setSaving('failed');
      },
    );
  };
  return { saving, save };
}
