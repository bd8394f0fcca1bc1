import { useWords } from '../../texts/roomTexts';
import { readNote } from '../../../contract/hostNote';
import { isOnlyRead } from '../../../contract/scene';
import { hasSolution, type Question } from '../../../contract/question';
import { rightLines } from '../../../contract/wording/rightAnswers';
import { PauseIcon, PlayIcon } from '../../ui/sessionIcons';
import { useShortcuts } from '../../ui/useShortcuts';
import { actions, canAsk, leadsToStage, MEDIA_CONTROLS, useGameHost } from '../controls/actions';
import { AnswerGroups, pressByKey } from '../controls/AnswerGroups';
import { faultsNow, isPlaying, questionIn } from '../media/sceneMedia';
import { NowCard, type NowCardProps } from './NowCard';
import { AskPart, LobbyPart } from './LaterParts';
import { ActionButton, FoldedCard } from './RemoteButtons';
import { useControlTexts, useGameTexts, useMediaTexts, useRemoteTexts, useSolutionWords } from '../gameTexts';

/** The projector's scene, with what only the host knows about it, and what comes next. */
export function NowView(props: NowCardProps) {
  const host = useGameHost();
  return (
    <>
      {/* Comes first, as a long question would push it out of sight. */}
      <MediaCard />
      <SceneCards {...props} />
      {canAsk(host) && <AskCard />}
      <LetInCard />
      <QuotesCard />
      <NextCard />
    </>
  );
}

/** The scene itself, with what helps the host with it. */
export function SceneCards(props: NowCardProps) {
  const { game, hostGame } = useGameHost();
  const question = questionIn(game.scene);
  return (
    <>
      {/* Standings and breaks hide the question, without which its right answer would mean nothing. */}
      <NowCard {...props}>{question && <SecretCard question={question} />}</NowCard>
      {game.scene.name === 'lobby' && (hostGame?.playedBefore ?? hostGame?.scale) && (
        <LobbyPart known={hostGame.playedBefore} scale={hostGame.scale} />
      )}
      <MediaFaults />
    </>
  );
}

/** Asks the room a question of the host's own. */
export function AskCard() {
  return (
    <FoldedCard offer={useControlTexts().ask}>
      <AskPart />
    </FoldedCard>
  );
}

/** Plays the question's sound or film, and shows its picture or film alone; empty without media. */
export function MediaCard() {
  const { kinds } = useMediaTexts();
  const { volume } = useControlTexts();
  const { game } = useGameHost();
  const { media } = game;
  const { videoUrl, imageUrl } = questionIn(game.scene) ?? {};
  const canZoom = videoUrl !== undefined || imageUrl !== undefined;
  if (!media && !canZoom) return null;
  const heading = videoUrl !== undefined ? kinds.video : media ? kinds.audio : kinds.image;
  return (
    <section className="card" aria-label={heading}>
      <div className="now-head">
        <h2>{heading}</h2>
        {media && <span className="muted">{volume({ percent: Math.round(media.volume * 100) })}</span>}
      </div>
      {media && (
        <div className="media">
          {MEDIA_CONTROLS.map((action, place) => (
            <ActionButton
              key={place}
              action={action}
              says="nothing"
              // This card is clearly about sound, so the icon need not say so, unlike the laptop's.
              icon={action === actions.play ? isPlaying(game) ? <PauseIcon /> : <PlayIcon /> : undefined}
            />
          ))}
        </div>
      )}
      {canZoom && <ActionButton action={actions.zoom} />}
    </section>
  );
}

/** The typed answers to a closed question without a right one, which the wall shows once they are let in. */
export function LetInCard() {
  const { letIn } = useRemoteTexts();
  const { game, hostGame, send } = useGameHost();
  const question = questionIn(game.scene);
  const marked = hostGame?.marking.find(({ questionId }) => questionId === question?.questionId);
  if (!question || !marked || hasSolution(question)) return null;
  return (
    <section className="grid marking card let-in" aria-label={letIn} onKeyDown={pressByKey}>
      <h2>{letIn}</h2>
      <AnswerGroups question={marked} isPublic={false} isCovered={false} judge={send} />
    </section>
  );
}

/** The wrong answers that can be shown large, by button and by number key. Empty where there are none. */
export function QuotesCard() {
  const { reveal } = useGameTexts();
  const { quotable: hint } = useRemoteTexts();
  const { game, hostGame, send } = useGameHost();
  const { step } = game;
  const quotable = (hostGame?.step === step && hostGame.quotable) || [];
  const toggles = quotable.map(({ text, quoted }) => () => {
    send({ type: 'quote', step, text, shown: !quoted });
  });
  useShortcuts(Object.fromEntries(toggles.map((toggle, place) => [place + 1, toggle])));
  if (quotable.length === 0) return null;
  return (
    <section className="card quotes" aria-label={reveal.quotes}>
      <h2>{reveal.quotes}</h2>
      <p className="muted">{hint}</p>
      <ol>
        {quotable.map(({ text, shownText, count, quoted = false }, place) => (
          <li key={text}>
            <button type="button" className="level" aria-pressed={quoted} onClick={toggles[place]}>
              <kbd>{place + 1}</kbd>{' '}
              <span>
                <bdi>{shownText ?? text}</bdi>
              </span>{' '}
              <span className="muted">{reveal.picked({ count })}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What comes after the scene: where Next leads, and the next round and question, so that the host can read ahead. */
export function NextCard() {
  const { game, hostGame } = useGameHost();
  const texts = useRemoteTexts();
  const { scenes, clue, open } = useControlTexts();
  const { labelled, label } = useWords();
  const { next = null, upcoming, upcomingNote, upcomingRound } = hostGame ?? {};
  if (next === null) return null;
  const { say, note } = readNote(upcomingNote);
  const isOpening = isOnlyRead(game.scene);
  const isStage = !isOpening && next === 'question' && leadsToStage(game.scene);
  const closesOne = game.scene.name === 'closed' && game.scene.question !== null;
  // On a sheet, each reveal is of another question; otherwise the question comes after it.
  const isOfNext = (next === 'question' && !isStage && !isOpening) || (next === 'reveal' && !closesOne);
  const line = (name: string, text: string | undefined, isLabelled = true) =>
    text !== undefined && (
      <p>
        {isLabelled && <span className="muted">{label({ label: name })} </span>}
        {text}
      </p>
    );
  return (
    <section className="card next-card" aria-label={texts.next}>
      <h2>{labelled({ label: texts.next, value: isOpening ? open : isStage ? clue : scenes[next] })}</h2>
      {line(scenes.round, upcomingRound, next !== 'round')}
      {line(scenes.question, upcoming, !isOfNext)}
      {line(texts.say, say)}
      {line(texts.note, note)}
    </section>
  );
}

/** The missing media of this question and the next, with file names: somebody may still supply them. */
function MediaFaults() {
  const { game, hostGame } = useGameHost();
  const texts = useMediaTexts();
  const { labelled } = useWords();
  return faultsNow(game.scene, hostGame).map(({ questionId, kind, fileName, fault, upcoming }) => (
    <p key={`${questionId} ${fileName}`} className="media-fault">
      <strong>{(upcoming ? texts.missingNext : texts.missing)[kind]}</strong>{' '}
      {labelled({ label: fileName, value: texts.faults[fault] })}
    </p>
  ));
}

/** What only the host knows: the right answer and the quiz's note. */
function SecretCard({ question }: { question: Question }) {
  const { solution, note: whole } = useGameHost().hostGame ?? {};
  const { say, note } = readNote(whole);
  const texts = useRemoteTexts();
  const { label } = useWords();
  const solutionWords = useSolutionWords();
  if (!solution && whole === undefined) return null;
  return (
    <section className="card secret" aria-label={texts.solution}>
      {solution && (
        <>
          <h2>{texts.solution}</h2>
          {rightLines(solution, question, solutionWords).map((line) => (
            <p key={line} className="right">
              {line}
            </p>
          ))}
          {solution.explanation && <p>{solution.explanation}</p>}
        </>
      )}
      {say !== undefined && (
        <p className="note">
          <strong>{label({ label: texts.say })}</strong> <bdi>{say}</bdi>
        </p>
      )}
      {note !== undefined && (
        <p className="note">
          <strong>{label({ label: texts.note })}</strong> {note}
        </p>
      )}
    </section>
  );
}
