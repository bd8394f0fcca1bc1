import { useNavigate } from 'react-router-dom';
import type { Id } from '../../contract/quizSummary';
import { tickSteps } from '../browser/firstSteps';
import { viewOfCreation } from '../session/connectionView';
import { ServerKeyForm, useCreatedSession } from '../session/useCreatedSession';
import { Loading } from '../ui/Loading';
import { Light } from './Light';
import { useConnectionTexts } from '../texts/roomTexts';

/** Opens a session for the picked quiz, and navigates to it. */
export function NewSession({ quizId, rehearsal }: { quizId: Id; rehearsal?: unknown }) {
  const texts = useConnectionTexts();
  const navigate = useNavigate();
  const { connection, question, tryKey, connectAgain } = useCreatedSession(
    { quizId, rehearsal },
    (sessionCode) => {
      if (rehearsal === undefined) tickSteps('quiz');
      void navigate(`/session/${encodeURIComponent(sessionCode)}`, { replace: true });
    },
  );
  return (
    <>
      <Light
        connection={viewOfCreation(connection, question !== null, texts)}
        connectAgain={connectAgain}
        isAsking={question !== null}
      >
        {question && <ServerKeyForm question={question} onTry={tryKey} />}
      </Light>
      <Loading />
    </>
  );
}
