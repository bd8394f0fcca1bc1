import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Id } from '../../contract/quizSummary';
import { logFailure } from '../browser/log';
import { keepScreenAwake } from '../browser/wakeLock';
import { useTexts } from '../languages/useTexts';
import { FrameControl } from '../layout/FrameControl';
import { useFrame } from '../layout/useFrame';
import { LobbyScreen } from '../lobby/LobbyScreen';
import { ConnectionLight } from '../session/ConnectionLight';
import {
  viewOfConnection,
  viewOfCreation,
  viewOfKeyQuestion,
  viewOfNothing,
  viewWithNotice,
  type ConnectionView,
} from '../session/connectionView';
import { EndSession } from '../session/EndSession';
import { JoinAddressChoice } from '../session/JoinAddressChoice';
import { viewWithJoinProblem } from '../session/joinView';
import { ServerKeyForm } from '../session/ServerKeyForm';
import { useCreatedSession } from '../session/useCreatedSession';
import { useEnding } from '../session/useEnding';
import { useJoinAddress } from '../session/useJoinAddress';
import { useSession } from '../session/useSession';
import { Loading } from '../ui/Loading';

/** The lobby of the session in the route, or of a new one for the quiz in the navigation state. */
export function Lobby() {
  const { sessionCode } = useParams();
  const { state } = useLocation();
  if (sessionCode) return <OpenSession key={sessionCode} sessionCode={sessionCode} />;
  const quizId = quizIdOf(state);
  return quizId === undefined ? <NoSession /> : <NewSession quizId={quizId} />;
}

function OpenSession({ sessionCode }: { sessionCode: string }) {
  useEffect(keepScreenAwake, []);
  const { connection, session, connectAgain } = useSession(sessionCode);
  const join = useJoinAddress(session);
  const texts = useTexts();
  const navigate = useNavigate();
  const ending = useEnding(session?.sessionCode, () => void navigate('/', { replace: true }));
  const view = viewWithNotice(viewOfConnection(connection, texts), session?.notice, texts);
  // A session that the server does not know cannot be ended.
  const isGone = view.offer === 'toStart';
  return (
    <>
      <Light connection={viewWithJoinProblem(view, join, texts)} connectAgain={connectAgain}>
        <JoinAddressChoice urls={join.urls} />
        {ending && !isGone && <EndSession {...ending} />}
      </Light>
      {session ? <LobbyScreen session={session} joinUrl={join.url} /> : <Loading />}
    </>
  );
}

function NewSession({ quizId }: { quizId: Id }) {
  const texts = useTexts();
  const navigate = useNavigate();
  const { connection, question, tryKey, connectAgain } = useCreatedSession(quizId, (sessionCode) => {
    void navigate(`/session/${encodeURIComponent(sessionCode)}`, { replace: true });
  });
  const view = viewOfCreation(connection, texts);
  return (
    <>
      <Light
        connection={question ? viewOfKeyQuestion(view, texts) : view}
        connectAgain={connectAgain}
        isAsking={question !== null}
      >
        {question && <ServerKeyForm question={question} onTry={tryKey} />}
      </Light>
      <Loading />
    </>
  );
}

/** Shows nothing (specification §8); the console and the connection light say the reason. */
function NoSession() {
  const texts = useTexts();
  useEffect(() => {
    logFailure(
      'No lobby can be shown',
      'neither a sessionCode in the address nor a quizId from the quiz list',
    );
  }, []);
  return (
    <>
      <VisuallyHidden asChild>
        <h1>{texts.lobby.heading}</h1>
      </VisuallyHidden>
      <Light connection={viewOfNothing(texts)} connectAgain={() => {}} />
    </>
  );
}

interface LightProps {
  connection: ConnectionView;
  connectAgain: () => void;
  children?: ReactNode;
  isAsking?: boolean;
}

/** The connection light, beside the frame's controls. */
function Light({ connection, connectAgain, children, isAsking }: LightProps) {
  const { openSettings } = useFrame();
  const navigate = useNavigate();
  const help = { connectAgain, openSettings, toStart: () => void navigate('/') };
  return (
    <FrameControl>
      <ConnectionLight connection={connection} help={help} isAsking={isAsking}>
        {children}
      </ConnectionLight>
    </FrameControl>
  );
}

/** The quizId in the navigation state, which may be anything. */
function quizIdOf(state: unknown): Id | undefined {
  if (typeof state !== 'object' || state === null || !('quizId' in state)) return undefined;
  const { quizId } = state;
  return typeof quizId === 'string' || typeof quizId === 'number' ? quizId : undefined;
}
