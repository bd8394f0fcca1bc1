import { useEffect, useState } from 'react';
import type { PlayerGame, PlayerOwn } from '../../contract/toPhones';
import { keepScreenAwake } from '../../look/screenAwake';
import type { PlayState } from '../answers/playState';
import { isTeam } from '../answers/team';
import { useFairPlay } from '../answers/useFairPlay';
import { usePlay, type LinkedMembership } from '../answers/usePlay';
import { frontSheet } from '../answers/wishes';
import { toldOfFairPlay, wasToldOfFairPlay } from '../join/savedSessions';
import type { PlayTexts } from '../texts/loadTexts';
import { CaptainNews } from './CaptainNews';
import { Seen, TeamNews } from './TeamNews';

interface GameNewsProps {
  membership: LinkedMembership;
  isAtEnd: boolean;
}

/**
 * What only a game that is played has: rare notices, what hosts may see, and a screen that stays on while something is
 * asked. It is loaded during the first question.
 */
export function GameNews({ membership, isAtEnd }: GameNewsProps) {
  const { play, texts } = usePlay();
  useFairPlay(play, membership);
  const isAsking = takesAnswers(play.game);
  useEffect(() => (isAsking ? keepScreenAwake() : undefined), [isAsking]);
  return (
    <>
      <TeamNews />
      <Missed />
      {isTeam(play.own) && <CaptainNews own={play.own} texts={texts.team} />}
      {!isAtEnd && <FairPlayNote token={membership.token} />}
    </>
  );
}

/** Whether the scene asks something of the players, and time runs. */
function takesAnswers(game: PlayerGame): boolean {
  const { paused, questions, scene } = game;
  return !paused && (questions.length > 0 || scene.name === 'wager' || frontSheet(game) !== undefined);
}

/** Says that an earlier answer, a stake, a joker or a hand-in came too late, and what counts instead. */
function Missed() {
  const { play, texts, act } = usePlay();
  return (
    <div role="status" className="row notice">
      {play.missed && (
        <>
          <p>{missedText(play.missed, play.own, texts)}</p>
          <Seen label={texts.team.seen} onSeen={act.dismissMissed} />
        </>
      )}
    </div>
  );
}

function missedText(
  { wish, isLate }: NonNullable<PlayState['missed']>,
  { stakes, joker }: PlayerOwn,
  { scenes, answers }: PlayTexts,
): string {
  if (!wish) return scenes.missed.answer;
  if (wish.kind === 'joker') return typeof joker === 'number' ? scenes.missed.joker : scenes.missed.noJoker;
  if (wish.kind !== 'stake') return scenes.missed.handIn;
  const staked = stakes?.[wish.questionId] ?? 0;
  return staked > 0
    ? scenes.missed.stake({ isLate, points: answers.number(staked) })
    : scenes.missed.noStake({ isLate });
}

/** Tells players once what hosts see, unless the lobby has told them. */
function FairPlayNote({ token }: { token: string }) {
  const { play, texts } = usePlay();
  const [isTold, setTold] = useState(() => wasToldOfFairPlay(token));
  const seen = () => {
    setTold(true);
    toldOfFairPlay(token);
  };
  return (
    <div role="status" className="row notice">
      {play.game.fairPlay && !isTold && (
        <>
          <p>{texts.join.fairPlay}</p>
          <Seen label={texts.team.seen} onSeen={seen} />
        </>
      )}
    </div>
  );
}
