import '../../ui/plain.css';
import './controls.css';
import { useId } from 'react';
import type { RaisedObjection } from '../../../contract/toHosts';
import { useObjectionTexts } from '../../texts/objectionTexts';
import { useMarkingTexts } from '../gameTexts';
import { useGameHost } from './actions';

const DECISIONS = [
  { state: 'upheld', offer: 'uphold' },
  { state: 'dismissed', offer: 'dismiss' },
] as const;

/** What players object to, the newest open ones first; a second press on a decision takes it back. */
export function Objections() {
  const texts = useObjectionTexts();
  const { hostGame } = useGameHost();
  const id = useId();
  const { objections = [], openObjections = 0 } = hostGame ?? {};
  if (objections.length === 0) return null;
  return (
    <section className="framed marking-question objections" aria-labelledby={id}>
      <h2 id={id}>{texts.count({ count: openObjections })}</h2>
      <p className="marking-hint">{texts.hint}</p>
      <ul>
        {objections.map((each) => (
          <ObjectionRow key={`${each.questionId} ${each.playerId}`} objection={each} />
        ))}
      </ul>
    </section>
  );
}

function ObjectionRow({ objection }: { objection: RaisedObjection }) {
  const { questionId, playerId, name, text, state } = objection;
  const texts = useObjectionTexts();
  const { place } = useMarkingTexts();
  const { hostGame, send } = useGameHost();
  const id = useId();
  const question = hostGame?.marking.find((each) => each.questionId === questionId);
  const at =
    question?.round !== undefined && question.number !== undefined
      ? place({ round: question.round + 1, number: question.number })
      : undefined;
  return (
    <li className="level marking-group" data-in-words>
      <span className="rest marking-answer" id={id}>
        <span className="marking-given">
          <bdi>{name}</bdi>: <bdi>{text}</bdi>
        </span>
        <span className="marking-verdict">{[at, question?.text].filter(Boolean).join(' · ')}</span>
      </span>
      {DECISIONS.map((each) => {
        const isPressed = state === each.state;
        return (
          <button
            key={each.state}
            type="button"
            aria-describedby={id}
            aria-pressed={isPressed}
            onClick={() =>
              send({ type: 'objection', questionId, playerId, state: isPressed ? 'open' : each.state })
            }
          >
            {isPressed ? texts[each.state] : texts[each.offer]}
          </button>
        );
      })}
    </li>
  );
}
