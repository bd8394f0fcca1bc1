import { useWords } from '../../texts/roomTexts';
import type { HostGame } from '../../../contract/hostGame';
import type { Question } from '../../../contract/question';
import type { Scene, SessionGame } from '../../../contract/scene';
import { wordsOf } from '../../../kinds/words';
import { PauseIcon, PlayIcon } from '../../ui/sessionIcons';
import { actions, MEDIA_CONTROLS } from '../controls/actions';
import { faultsNow, isPlaying, questionIn } from '../media/sceneMedia';
import { NowCard } from './NowCard';
import { ActionButton } from './RemoteButtons';
import { useEveningRoomTexts } from '../../texts/eveningTexts';
import { useControlTexts, useGameTexts, useMediaTexts, useRemoteTexts } from '../gameTexts';

interface NowViewProps {
  game: SessionGame;
  receivedAt: number;
  hostGame: HostGame;
  playerCount: number;
}

/** The scene on the projector with what only the host knows of it, and what comes next. */
export function NowView({ game, hostGame, ...rest }: NowViewProps) {
  const question = questionIn(game.scene);
  return (
    <>
      {/* First, since a long question would push it out of sight. */}
      {question && <MediaCard game={game} question={question} />}
      <NowCard game={game} hostGame={hostGame} {...rest} />
      {game.scene.name === 'lobby' && hostGame.playedBefore && <KnownCard known={hostGame.playedBefore} />}
      <MediaFaults scene={game.scene} hostGame={hostGame} />
      {/* Standings and breaks hide the question, and what is right would say nothing without it. */}
      {question && <SecretCard hostGame={hostGame} question={question} />}
      <NextCard hostGame={hostGame} />
    </>
  );
}

interface MediaCardProps {
  game: SessionGame;
  question: Question;
}

/** Plays the question's sound or film on the projector, and shows its picture or film alone; nothing without them. */
function MediaCard({ game, question: { videoUrl, imageUrl } }: MediaCardProps) {
  const { kinds } = useMediaTexts();
  const { volume } = useControlTexts();
  const { media } = game;
  const canZoom = videoUrl !== undefined || imageUrl !== undefined;
  if (!media && !canZoom) return null;
  const heading = videoUrl !== undefined ? kinds.video : media ? kinds.audio : kinds.image;
  return (
    <section className="card" aria-label={heading}>
      <div className="now-head">
        <h2>{heading}</h2>
        {media && <span className="faint">{volume({ percent: Math.round(media.volume * 100) })}</span>}
      </div>
      {media && (
        <div className="media">
          {MEDIA_CONTROLS.map((action, place) => (
            <ActionButton
              key={place}
              action={action}
              says="nothing"
              // The card says that it is about sound, which the laptop's own icon must say.
              icon={action === actions.play ? isPlaying(game) ? <PauseIcon /> : <PlayIcon /> : undefined}
            />
          ))}
        </div>
      )}
      {canZoom && <ActionButton action={actions.zoom} />}
    </section>
  );
}

/** Questions of this quiz that teams of tonight have had. */
function KnownCard({ known }: { known: NonNullable<HostGame['playedBefore']> }) {
  const { known: texts, day } = useEveningRoomTexts();
  const { names } = useWords();
  return (
    <section className="card" aria-label={texts.heading}>
      <h2>{texts.heading}</h2>
      {known.map(({ date, quizName, questions, teams, others }) => (
        <p key={`${date} ${quizName}`}>
          {texts.teams({ questions, names: names(teams, others) })}
          <span className="faint"> ({texts.evening({ date: day(date), quizName })})</span>
        </p>
      ))}
    </section>
  );
}

/** What comes after the scene: what Next leads to, and the next question, so that the host can read ahead. */
function NextCard({ hostGame: { next, upcoming } }: { hostGame: HostGame }) {
  const texts = useRemoteTexts();
  const { scenes } = useControlTexts();
  if (next === null) return null;
  return (
    <section className="card next-card" aria-label={texts.next}>
      <h2>
        {texts.next}: {scenes[next]}
      </h2>
      {upcoming !== undefined && (
        <p>
          {next !== 'question' && <span className="faint">{scenes.question}: </span>}
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

interface SecretCardProps {
  hostGame: HostGame;
  question: Question;
}

/** What only the host knows: the right answer, and the quiz's note. */
function SecretCard({ hostGame: { solution, note }, question }: SecretCardProps) {
  const texts = useRemoteTexts();
  const { value } = useGameTexts();
  if (!solution && note === undefined) return null;
  return (
    <section className="card secret" aria-label={texts.solution}>
      {solution && (
        <>
          <h2>{texts.solution}</h2>
          {wordsOf(solution)
            .rightLines(solution, question, value)
            .map((line) => (
              <p key={line} className="right">
                {line}
              </p>
            ))}
          {solution.explanation && <p>{solution.explanation}</p>}
        </>
      )}
      {note !== undefined && (
        <p className="note">
          <strong>{texts.note}:</strong> {note}
        </p>
      )}
    </section>
  );
}
