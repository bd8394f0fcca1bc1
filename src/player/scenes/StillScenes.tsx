import { useState } from 'react';
import type { PlayerScene } from '../../contract/toPhones';
import type { Question, Round } from '../../contract/question';
import { around } from '../../look/around';
import { takeFocus } from '../../look/takeFocus';
import { deviceNumber, otherCaptain } from '../answers/team';
import { usePlay, useSceneTexts } from '../answers/usePlay';
import { jokerOf } from '../answers/wishes';
import { OwnAnswer, SceneCountdown, SceneHeading } from './SceneParts';

export interface SceneProps<Name extends PlayerScene['name']> {
  scene: Extract<PlayerScene, { name: Name }>;
}

/** A round's title before its first question. */
export function PhoneRound({ scene: { round, joker } }: SceneProps<'round'>) {
  const texts = useSceneTexts();
  const name = texts.roundOf({ round: round.index + 1, of: round.of });
  return (
    <section className="stack round tile-of-scene">
      {round.title !== null && <p className="eyebrow">{name}</p>}
      <SceneHeading>{round.title ?? name}</SceneHeading>
      <p>{texts.questionCount({ count: round.questionCount })}</p>
      {round.reveal === 'round' && <p>{texts.revealAtEnd}</p>}
      {joker && <JokerChoice round={round} />}
      <p className="muted quietly">{texts.getReady}</p>
      {round.index === 0 && !('wakeLock' in navigator) && <p className="muted">{texts.goesDark}</p>}
    </section>
  );
}

interface JokerChoiceProps {
  round: Round;
  /** Whether the round has begun for this player, so that its joker is fixed. */
  hasBegun?: boolean;
}

/** Doubles the round that is about to begin, once per game; says so if the joker is spent. */
export function JokerChoice({ round, hasBegun = false }: JokerChoiceProps) {
  const texts = useSceneTexts();
  const { play, act } = usePlay();
  const joker = jokerOf(play);
  if (joker === undefined) return null;
  if (joker !== null && joker !== round.index) return <p>{texts.jokerSpent({ round: joker + 1 })}</p>;
  const isPlayed = joker === round.index;
  const captain = otherCaptain(play.own);
  if (hasBegun && !isPlayed) return null;
  if (captain || hasBegun)
    return (
      <p className="muted">
        {isPlayed ? (
          <>
            <b>{texts.jokerPlayed}</b> {texts.jokerHint}
          </>
        ) : (
          around(
            (what) => texts.captainDoes({ what, number: deviceNumber(play.own, captain?.deviceId) ?? 1 }),
            <b>{texts.joker}</b>,
          )
        )}
      </p>
    );
  return (
    <JokerButton
      isPlayed={isPlayed}
      isBeside={round.beside === true}
      onPlay={(isWanted) => act.wish({ kind: 'joker', value: isWanted ? round.index : null })}
    />
  );
}

interface JokerButtonProps {
  isPlayed: boolean;
  isBeside: boolean;
  onPlay: (isWanted: boolean) => void;
}

/** Asks for confirmation before playing the joker; withdrawing it needs none. */
function JokerButton({ isPlayed, isBeside, onPlay }: JokerButtonProps) {
  const { play, texts: allTexts } = usePlay();
  const { scenes: texts, answers, team } = allTexts;
  const [asked, setAsked] = useState<'asking' | 'answered'>();
  const answer = (isWanted: boolean): void => {
    setAsked('answered');
    if (isWanted) onPlay(true);
  };
  const isSending = play.wishes?.some(({ kind }) => kind === 'joker');
  if (asked === 'asking')
    return (
      <div className="leaving" role="group" aria-labelledby="joker-question">
        <p id="joker-question">
          {texts.jokerHint} {texts.jokerBack({ isBeside })}
        </p>
        {/* The pressed button is gone; the harmless one takes its focus. */}
        <button type="button" className="quiet" ref={takeFocus} onClick={() => answer(false)}>
          {team.cancel}
        </button>
        <button type="button" className="quiet" onClick={() => answer(true)}>
          {texts.joker}
        </button>
      </div>
    );
  return (
    <button
      type="button"
      className="stack joker"
      ref={asked === 'answered' ? takeFocus : null}
      aria-pressed={isPlayed}
      onClick={() => (isPlayed ? onPlay(false) : setAsked('asking'))}
    >
      <b>{isPlayed ? texts.jokerPlayed : texts.joker}</b>
      <span>{isSending ? answers.sending : isPlayed ? texts.jokerBack({ isBeside }) : texts.jokerHint}</span>
    </button>
  );
}

/** What everybody should know before the first round. */
export function PhoneRules({ scene: { text } }: SceneProps<'rules'>) {
  const texts = useSceneTexts();
  return (
    <section className="stack tile-of-scene">
      <SceneHeading>{texts.rules}</SceneHeading>
      <p className="rules-text">{text}</p>
    </section>
  );
}

/** A question that everybody reads first, perhaps after its sound: nobody can answer it yet. */
export function PhoneReading({ scene: { question, reading } }: SceneProps<'question'>) {
  const texts = useSceneTexts();
  return (
    <section className="stack">
      <SceneHeading>{question.text}</SceneHeading>
      {reading && <SceneCountdown {...reading} />}
      <p className="muted">{texts.watch}</p>
    </section>
  );
}

/** Answers are closed: shows the player's own until the reveal. */
export function PhoneClosed({ question }: { question: Question }) {
  const texts = useSceneTexts();
  return (
    <section className="stack">
      <SceneHeading>{texts.closed}</SceneHeading>
      <p className="muted asked-before">{question.text}</p>
      <OwnAnswer question={question} />
      <p className="muted">{texts.watch}</p>
    </section>
  );
}
