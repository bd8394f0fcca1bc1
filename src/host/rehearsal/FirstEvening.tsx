import './rehearsal.css';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { storedText } from '../browser/storedText';
import { Button, Heading } from '../ui/Button';
import { useFirstEveningTexts } from './texts/rehearsalTexts';

/** The places of the steps that are done, in digits with spaces between. */
const stored = storedText('quiz-night.first-evening');
const doneIn = (text: string | null) => new Set((text ?? '').split(' ').filter(Boolean).map(Number));

/** Ten lines to tick off, from the socket to the podium, for those who host for the first time. */
export function FirstEvening() {
  const texts = useFirstEveningTexts();
  const done = doneIn(useSyncExternalStore(stored.subscribe, stored.read));
  const toggle = (place: number) => {
    const others = [...done].filter((each) => each !== place);
    stored.write((done.has(place) ? others : [...others, place]).join(' '));
  };
  return (
    <div className="rehearsal-page">
      <Heading as="h1" fontSize="title">
        {texts.heading}
      </Heading>
      <p>{texts.intro}</p>
      <ol className="first-steps">
        {texts.steps.map((step, place) => (
          <li key={place}>
            <label>
              <input type="checkbox" checked={done.has(place)} onChange={() => toggle(place)} />
              <span>{step}</span>
            </label>
          </li>
        ))}
      </ol>
      <p role="status">{texts.done(done.size, texts.steps.length)}</p>
      <div className="rehearsal-buttons">
        <Button asChild>
          <Link to="/">{texts.toStart}</Link>
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          {texts.print}
        </Button>
        {done.size > 0 && (
          <Button variant="ghost" onClick={() => stored.write('')}>
            {texts.reset}
          </Button>
        )}
      </div>
    </div>
  );
}
