import { useEffect, useRef, useState } from 'react';
import { fetchMedia } from '../../api/quizFilesApi';
import { useServerAddress } from '../../api/useServerAddress';
import { logWarning } from '../../browser/log';
import { questionsWithSound, withGains } from '../draft/sounds';
import { useOpenQuiz, useQuizStore } from '../saving/useQuizStore';
import { useQuestionTexts } from '../workshopTexts';
import { outlineAt } from './knownOutlines';
import { equalGains } from './loudness';
import type { SoundOutline } from './outline';

/** Makes all sounds of the quiz equally loud, one file after the other, and says which could not follow. */
export function EqualLoudness() {
  const store = useQuizStore();
  const texts = useQuestionTexts().media.sound;
  const draft = useOpenQuiz(({ history }) => history.present);
  const measure = useMeasuring();
  const [state, setState] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const equalise = async () => {
    setBusy(true);
    const files = [...new Set(questionsWithSound(draft).map(({ audio }) => audio.trim()))];
    const outlines = await measure(files, (file) => setState([texts.measuring({ file })]));
    setBusy(false);
    if (!outlines) return;
    const { quiet, unmeasured } = equalGains(draft, outlines);
    // The quiz may have been changed meanwhile.
    store.edit((now) => withGains(equalGains(now, outlines).gains)(now));
    setState([
      texts.equalled,
      ...(quiet.length > 0 ? [texts.quiet({ files: quiet.join(', ') })] : []),
      ...(unmeasured.length > 0 ? [texts.unmeasured({ files: unmeasured.join(', ') })] : []),
    ]);
  };
  return (
    <>
      <button type="button" className="small-button" disabled={isBusy} onClick={() => void equalise()}>
        {texts.equal}
      </button>
      <div className="small-hint sound-state" role="status">
        {state.map((each) => (
          <p key={each}>{each}</p>
        ))}
      </div>
    </>
  );
}

/** Returns a function that reads the outlines of files by name; undefined if the caller is gone before the end. */
function useMeasuring() {
  const { quizId } = useQuizStore();
  const address = useServerAddress();
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  return async (files: readonly string[], onFile: (file: string) => void) => {
    const { signal } = (leaving.current = new AbortController());
    const outlines = new Map<string, SoundOutline | null>();
    // One after the other: a decoded song takes up to a quarter of a gigabyte.
    for (const file of files) {
      if (signal.aborted) return undefined;
      onFile(file);
      const load = () => fetchMedia(address, quizId, file, signal);
      const outline = await outlineAt([address, quizId, file], load).catch((error: unknown) => {
        if (!signal.aborted) logWarning(`A sound cannot be loaded: ${String(error)}`);
        return null;
      });
      outlines.set(file, outline);
    }
    return signal.aborted ? undefined : outlines;
  };
}
