import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Id } from '../../contract/quizSummary';
import { keepScreenAwake } from '../../look/screenAwake';
import { readSession } from '../api/readJson';
import { logFailure } from '../browser/log';
import { MarkingContext } from '../game/controls/useMarkingSource';
import { OutageContext } from '../game/useCountdown';
import { useJoinAddress } from '../session/JoinAddress';
import { viewOfNothing, viewOfSession } from '../session/connectionView';
import { openQuizHub } from '../session/hubConnection';
import { pathAfter, useEnding, useEndOnLeaving } from '../session/useEnding';
import { useSession } from '../session/useSession';
import { useOutage } from '../session/useOutage';
import { useStages } from '../session/useStages';
import { lazyPart } from '../ui/Boundary';
import { lazily, Loading } from '../ui/Loading';
import { useMissingFiles } from '../venue/useVenue';
import { Light } from './Light';
import { SessionScreen } from './SessionScreen';
import { useLobbyTexts, useConnectionTexts } from '../texts/roomTexts';

const LobbyOffers = lazily(() => import('./LobbyOffers').then((part) => part.LobbyOffers), null);

/** Shown only for a moment, and not at all if a lobby is reloaded. */
const NewSession = lazyPart(() => import('./NewSession').then((part) => part.NewSession));

/** The lobby of the session in the route, or of a new one for the quiz in the navigation state. */
export function Lobby() {
  const { sessionCode } = useParams();
  const { state } = useLocation();
  if (sessionCode) return <OpenSession key={sessionCode} sessionCode={sessionCode} />;
  const quizId = quizIdOf(state);
  return quizId === undefined ? <NoSession /> : <NewSession quizId={quizId} rehearsal={rehearsalOf(state)} />;
}

/** Renders nothing (specification §8): the reason appears in the console and the light. */
function NoSession() {
  const { heading } = useLobbyTexts();
  const connection = viewOfNothing(useConnectionTexts());
  useEffect(() => {
    logFailure(
      'No lobby can be shown',
      'neither a sessionCode in the address nor a quizId from the quiz list',
    );
  }, []);
  return (
    <>
      <VisuallyHidden asChild>
        <h1>{heading}</h1>
      </VisuallyHidden>
      <Light connection={connection} connectAgain={() => {}} />
    </>
  );
}

/** Returns the quizId in the navigation state, which may be anything. */
function quizIdOf(state: unknown): Id | undefined {
  if (typeof state !== 'object' || state === null || !('quizId' in state)) return undefined;
  const { quizId } = state;
  return typeof quizId === 'string' || typeof quizId === 'number' ? quizId : undefined;
}

/** Returns the request for simulated teams, if any; the server validates it. */
function rehearsalOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'rehearsal' in state ? state.rehearsal : undefined;
}

const SERVER = { openQuizHub, fetchSession: readSession };

/** An open session: its lobby, then its game. */
function OpenSession({ sessionCode }: { sessionCode: string }) {
  useEffect(keepScreenAwake, []);
  const followed = useSession(sessionCode, SERVER);
  const { connection, session, connectAgain, ...game } = followed;
  const stages = useStages(String(session?.sessionCode ?? sessionCode), game.isHost);
  const join = useJoinAddress(session);
  const outage = useOutage(connection, session?.game?.paused === true);
  const texts = useConnectionTexts();
  const navigate = useNavigate();
  const ending = useEnding(session?.sessionCode, () => void navigate(pathAfter(session), { replace: true }));
  useEndOnLeaving(session);
  const lacksFiles = useMissingFiles().length > 0 && session?.game !== undefined && game.isHost;
  const { isDouble } = stages;
  const hints = { notice: session?.notice, joinProblem: join.problem, isDouble, hasMore: lacksFiles };
  const view = viewOfSession(connection, hints, texts);
  // A session unknown to the server cannot be ended.
  const isGone = view.offer === 'toStart';
  return (
    <>
      <Light connection={view} connectAgain={connectAgain}>
        <LobbyOffers
          urls={join.urls}
          lacksFiles={lacksFiles}
          session={session}
          ending={isGone ? null : ending}
        />
      </Light>
      <MarkingContext value={followed.marking}>
        {session ? (
          // Nothing that was open behind the stage stays open when guests see this page again.
          <OutageContext value={outage}>
            <SessionScreen
              key={String(stages.isUp)}
              session={session}
              join={join}
              stages={stages}
              {...game}
            />
          </OutageContext>
        ) : (
          <Loading />
        )}
      </MarkingContext>
    </>
  );
}
