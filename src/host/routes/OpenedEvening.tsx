import '../ui/plain.css';
import './pastEvening.css';
import { Dialog } from '@chakra-ui/react/dialog';
import { useMemo, useRef, useState } from 'react';
import type { Command } from '../../contract/fromHosts';
import type { OpenedEvening, OpenedQuiz } from '../../contract/pastEvenings';
import type { SessionGame } from '../../contract/toMonitors';
import type { CommandOutcome } from '../api/commandOutcome';
import { correctEvening, countEvening, fetchEvening } from '../api/eveningsApi';
import { codeOf } from '../api/quizApiError';
import { RetryOffer } from '../api/RetryOffer';
import { fetchSeasons } from '../api/seasonsApi';
import { useRead } from '../api/useRead';
import { useServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';
import { type GameHost, GameHostContext } from '../game/controls/actions';
import { PointCorrections } from '../game/controls/HostDialogs';
import { MarkingQueue } from '../game/controls/MarkingQueue';
import { useCorrectionTexts, useGameTexts, useMarkingTexts } from '../game/gameTexts';
import { useOpenedTexts } from '../texts/openedTexts';
import { useWords } from '../texts/roomTexts';
import { Button } from '../ui/Button';
import { Select } from '../ui/Choices';
import { DialogFrame, type DialogProps } from '../ui/DialogFrame';
import { Loading } from '../ui/Loading';

interface OpenedEveningProps extends DialogProps {
  eveningId: string;
  title: string;
  date: string;
  /** Called after each change. */
  onChanged: () => void;
}

/** A past evening: who came where, what was answered, and all that a host can still put right. */
export function OpenedEveningDialog({ title, date, open, onClose, ...rest }: OpenedEveningProps) {
  return (
    <DialogFrame open={open} title={title} width="66rem" isAtTop onClose={onClose}>
      <Dialog.Body className="plain opened-evening">
        <p className="muted">{date}</p>
        <Opened {...rest} />
      </Dialog.Body>
    </DialogFrame>
  );
}

function Opened({ eveningId, onChanged }: Pick<OpenedEveningProps, 'eveningId' | 'onChanged'>) {
  const texts = useOpenedTexts();
  const address = useServerAddress();
  const { read, retry, put } = useRead({
    subject: `${address} ${eveningId}`,
    load: (signal) => fetchEvening(address, eveningId, signal),
    failed: 'The evening could not be loaded',
  });
  const [saving, setSaving] = useState<'none' | 'saved' | 'notSaved'>('none');
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** Makes changes one after the other, so that the latest answer is the newest state. */
  const change = (make: () => Promise<OpenedEvening>): Promise<CommandOutcome> => {
    const made = last.current.then(make).then(
      (evening): CommandOutcome => {
        put(evening);
        setSaving('saved');
        onChanged();
        return 'done';
      },
      (error: unknown): CommandOutcome => {
        logFailure('The evening could not be changed', error);
        setSaving('notSaved');
        return codeOf(error) === 'command_refused' ? 'refused' : 'lost';
      },
    );
    last.current = made;
    return made;
  };
  if (read.status === 'loading') return <Loading text={texts.loading} />;
  if (read.status === 'failed')
    return <RetryOffer className="row quizzes-failed" text={texts.failed} onRetry={retry} Press={Button} />;
  const { quizzes } = read.value;
  return (
    <>
      <SeasonChoice
        evening={read.value}
        onChoose={(seasonId) => void change(() => countEvening(address, eveningId, seasonId))}
      />
      <p role="status" className="small-hint" data-saving={saving === 'notSaved' ? 'failed' : undefined}>
        {saving === 'none' ? '' : texts[saving]}
      </p>
      {quizzes.map((quiz, place) => (
        <QuizOfEvening
          key={place}
          quiz={quiz}
          isNamed={quizzes.length > 1}
          correct={(command) => change(() => correctEvening(address, eveningId, { quiz: place, command }))}
        />
      ))}
    </>
  );
}

/** The season in which the evening counts. */
function SeasonChoice({
  evening: { countsIn },
  onChoose,
}: {
  evening: OpenedEvening;
  onChoose: (seasonId: string | null) => void;
}) {
  const texts = useOpenedTexts();
  const address = useServerAddress();
  const { read } = useRead({ subject: address, load: (signal) => fetchSeasons(address, signal) });
  const all = read.status === 'ready' ? read.value : countsIn;
  if (all.length === 0) return null;
  const options = all.map(({ seasonId, name }) => [seasonId, name] as const);
  return (
    <label className="row opened-season">
      {texts.season}
      <Select
        options={[['', texts.noSeason], ...options]}
        chosen={countsIn[0]?.seasonId ?? ''}
        onChoose={(seasonId: string) => onChoose(seasonId || null)}
      />
    </label>
  );
}

/** The parts of marking and correcting ask for a game; this one stands at its podium. */
const OVER: SessionGame = {
  revision: 0,
  step: 0,
  paused: false,
  locked: false,
  autopilot: false,
  scene: { name: 'podium', standings: [], playerCount: 0, tied: false },
};

interface QuizOfEveningProps {
  quiz: OpenedQuiz;
  isNamed: boolean;
  correct: (command: Command) => Promise<CommandOutcome>;
}

function QuizOfEvening({ quiz, isNamed, correct }: QuizOfEveningProps) {
  const { quizName, standings, game: hostGame, correctable } = quiz;
  const texts = useOpenedTexts();
  const words = useWords();
  const { keys } = useMarkingTexts();
  const { title } = useCorrectionTexts();
  const { points } = useGameTexts();
  const host: GameHost = useMemo(
    () => ({
      game: OVER,
      hostGame,
      send: (command, onOutcome) => void correct(command).then(onOutcome),
    }),
    [hostGame, correct],
  );
  return (
    <GameHostContext value={host}>
      <section aria-label={words.labelled({ label: texts.places, value: quizName })}>
        <h3>{isNamed ? words.labelled({ label: quizName, value: texts.places }) : texts.places}</h3>
        <ol className="opened-places">
          {standings.map(({ rank, name, points: earned }, place) => (
            <li key={place}>
              <span>{rank}</span> <b>{name}</b> <span>{points(earned)}</span>
            </li>
          ))}
        </ol>
      </section>
      {correctable ? (
        <details className="opened-part">
          <summary>{title}</summary>
          <PointCorrections />
        </details>
      ) : (
        <p className="muted">{texts.older}</p>
      )}
      <section aria-label={words.labelled({ label: texts.answers, value: quizName })}>
        <h3>{texts.answers}</h3>
        <MarkingQueue isOver={correctable ? 'correctable' : 'stored'} />
        {correctable && <p className="marking-hint">{keys}</p>}
      </section>
    </GameHostContext>
  );
}
