import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { fetchSession } from '../api/quizApi';
import { keepScreenAwake } from '../browser/wakeLock';
import { MarkingContext } from '../game/controls/useMarking';
import { useConnectionTexts } from '../session/connectionTexts';
import { viewOfConnection, viewWithNotice } from '../session/connectionView';
import { EndSession } from '../session/EndSession';
import { openQuizHub } from '../session/hubConnection';
import { JoinAddressChoice } from '../session/JoinAddress';
import { viewWithJoinProblem } from '../session/connectionView';
import { useEnding } from '../session/useEnding';
import { useJoinAddress } from '../session/JoinAddress';
import { useSession } from '../session/useSession';
import { Loading } from '../ui/Loading';
import { Light } from './Light';
import { markingOf } from './markingOf';
import { SessionScreen } from './SessionScreen';

const SERVER = { openQuizHub, fetchSession };

/** A session that is open: its lobby, then its game. */
export function OpenSession({ sessionCode }: { sessionCode: string }) {
  useEffect(keepScreenAwake, []);
  const followed = useSession(sessionCode, SERVER);
  const { connection, session, connectAgain, ...game } = followed;
  const join = useJoinAddress(session);
  const texts = useConnectionTexts();
  const navigate = useNavigate();
  const ending = useEnding(session?.sessionCode, () => void navigate('/', { replace: true }));
  const view = viewWithNotice(viewOfConnection(connection, texts), session?.notice, texts);
  // Of a session that the server does not know, there is nothing left to end.
  const isGone = view.offer === 'toStart';
  return (
    <>
      <Light connection={viewWithJoinProblem(view, join, texts)} connectAgain={connectAgain}>
        <JoinAddressChoice urls={join.urls} />
        {ending && !isGone && <EndSession {...ending} />}
      </Light>
      <MarkingContext value={markingOf(followed)}>
        {session ? <SessionScreen session={session} joinUrl={join.url} {...game} /> : <Loading />}
      </MarkingContext>
    </>
  );
}
