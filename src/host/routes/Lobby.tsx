import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { Id } from '../../contract/quizSummary';
import { logFailure } from '../browser/log';
import { viewOfNothing } from '../session/connectionView';
import { lazyPart } from '../ui/Boundary';
import { Light } from './Light';
import { SessionScreen } from './SessionScreen';
import { useLobbyTexts, useConnectionTexts } from '../texts/roomTexts';

/** Shown only for a moment, and not at all if a lobby is reloaded. */
const NewSession = lazyPart(() => import('./NewSession').then((part) => part.NewSession));

/** The lobby of the session in the route, or of a new one for the quiz in the navigation state. */
export function Lobby() {
  const { sessionCode } = useParams();
  const { state } = useLocation();
  if (sessionCode) return <SessionScreen key={sessionCode} sessionCode={sessionCode} />;
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
