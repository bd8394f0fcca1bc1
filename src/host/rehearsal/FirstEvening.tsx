import './rehearsal.css';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { Session } from '../../contract/toMonitors';
import { FIRST_STEPS, type FirstStep, stepsIn, storedSteps } from '../browser/firstSteps';
import { useEvenings } from '../session/useEvenings';
import { useConnectionTexts } from '../texts/roomTexts';
import { Button, Heading } from '../ui/Button';
import { PageLink } from '../ui/PageLink';
import { WayInLink } from '../network/WayInPlaces';
import { useFirstEveningTexts } from './rehearsalTexts';
import { useTitle } from '../ui/useTitle';

/** A ten-item checklist, from the socket to the podium, for first-time hosts. */
export function FirstEvening() {
  const texts = useFirstEveningTexts();
  const { toStart } = useConnectionTexts();
  useTitle(texts.heading);
  const done = stepsIn(useSyncExternalStore(storedSteps.subscribe, storedSteps.read));
  const session = useEvenings().running.find(({ rehearsal }) => !rehearsal);
  const toggle = (step: FirstStep) => {
    const others = done.filter((each) => each !== step);
    storedSteps.write((done.includes(step) ? others : [...others, step]).join(' '));
  };
  return (
    <div className="stack rehearsal-page">
      <Heading as="h1" fontSize="title">
        {texts.heading}
      </Heading>
      <p>{texts.intro}</p>
      <ol className="first-steps">
        {FIRST_STEPS.map((step) => (
          <li key={step}>
            <label>
              <input type="checkbox" checked={done.includes(step)} onChange={() => toggle(step)} />
              <span>{texts.steps[step]}</span>
            </label>
            <Lead step={step} session={session} />
          </li>
        ))}
      </ol>
      <p role="status">{texts.done({ count: done.length, of: FIRST_STEPS.length })}</p>
      <div className="row">
        <Button asChild>
          <PageLink to="/">{toStart}</PageLink>
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          {texts.print}
        </Button>
        {done.length > 0 && (
          <Button variant="ghost" onClick={() => storedSteps.write('')}>
            {texts.reset}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Links to the page for a step, or to the quizzes if it needs a session and none is open. */
function Lead({ step, session }: { step: FirstStep; session: Session | undefined }): ReactNode {
  const { leads } = useFirstEveningTexts();
  const quizzes = <LeadLink to="/" state={{ opens: 'quizzes' }} text={leads.quizzes} />;
  switch (step) {
    case 'power':
    case 'projector':
      return null;
    case 'network':
      return <WayInLink />;
    case 'card':
      return <LeadLink to="/wifi/print" text={leads.card} />;
    case 'quiz':
    case 'rehearsal':
      return quizzes;
    case 'paper':
      return session ? <LeadLink to={printPathOf(session)} text={leads.sheets} /> : quizzes;
    default:
      return session ? <LeadLink to={pathOf(session)} text={leads.lobby} /> : quizzes;
  }
}

function LeadLink({ text, ...target }: { to: string; state?: object; text: string }) {
  return (
    <Button asChild variant="outline" px="3" className="first-lead">
      <PageLink {...target}>{text}</PageLink>
    </Button>
  );
}

const pathOf = ({ sessionCode }: Session) => `/session/${encodeURIComponent(sessionCode)}`;
const printPathOf = ({ quizId, sessionCode }: Session) =>
  `/quizzes/${encodeURIComponent(quizId)}/print?session=${encodeURIComponent(sessionCode)}`;
