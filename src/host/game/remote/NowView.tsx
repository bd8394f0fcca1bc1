import type { Command } from '../../../contract/commands';
import type { HostGame } from '../../../contract/hostGame';
import type { Scene, SessionGame } from '../../../contract/scene';
import { faultsNow, questionIn } from '../media/mediaNews';
import { useMediaTexts } from '../media/mediaTexts';
import { MediaCard } from './MediaCard';
import { NowCard } from './NowCard';
import { SecretCard } from './SecretCard';
import { useRemoteTexts } from './remoteTexts';

interface NowViewProps {
  game: SessionGame;
  receivedAt: number;
  hostGame: HostGame;
  playerCount: number;
  send: (command: Command) => void;
}

/** The scene on the projector with what only the host knows of it, and what comes next. */
export function NowView({ game, receivedAt, hostGame, playerCount, send }: NowViewProps) {
  const question = questionIn(game.scene);
  return (
    <>
      {/* First, since a long question would push it out of sight. */}
      <MediaCard game={game} send={send} />
      <NowCard game={game} receivedAt={receivedAt} hostGame={hostGame} playerCount={playerCount} />
      <MediaFaults scene={game.scene} hostGame={hostGame} />
      {/* Standings and breaks hide the question, and what is right would say nothing without it. */}
      {question && <SecretCard hostGame={hostGame} question={question} />}
      <NextCard hostGame={hostGame} />
    </>
  );
}

/** What comes after the scene: what Next leads to, and the next question, so that the host can read ahead. */
function NextCard({ hostGame: { next, upcoming } }: { hostGame: HostGame }) {
  const texts = useRemoteTexts();
  if (next === null) return null;
  return (
    <section className="card next-card" aria-label={texts.next}>
      <h2>
        {texts.next}: {texts.scenes[next]}
      </h2>
      {upcoming !== undefined && (
        <p>
          {next !== 'question' && <span className="faint">{texts.scenes.question}: </span>}
          {upcoming}
        </p>
      )}
    </section>
  );
}

/** What the question on the projector and the next one are shown without, with the file for who can still bring it. */
function MediaFaults({ scene, hostGame }: { scene: Scene; hostGame: HostGame }) {
  const texts = useMediaTexts();
  return faultsNow(scene, hostGame).map(({ questionId, kind, fileName, fault, upcoming }) => (
    <p key={`${questionId} ${kind}`} className="media-fault">
      <strong>{(upcoming ? texts.missingNext : texts.missing)[kind]}</strong> {fileName}:{' '}
      {texts.faults[fault]}
    </p>
  ));
}
