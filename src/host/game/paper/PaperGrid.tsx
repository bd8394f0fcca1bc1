import './paper.css';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { HostGame, Sheets } from '../../../contract/toHosts';
import type { SessionGame } from '../../../contract/toMonitors';
import { rightLines } from '../../../contract/wording/rightAnswers';
import { around } from '../../../look/around';
import { useRead } from '../../api/useRead';
import { iconOf } from '../../ui/icons';
import { CloseIcon } from '../../ui/sessionIcons';
import { useGameHost } from '../controls/actions';
import { GridTable } from './GridTable';
import { SHARES, type SheetQuestion } from './sheets';
import { useGrid, type Grid } from './useGrid';
import { nameOn, useTeamHost } from './useTeamHost';
import { useMarkingTexts, useSolutionWords } from '../gameTexts';
import { useGridTexts } from '../../texts/paperTexts';
import { useCrowdTexts, usePlayerTexts, useWords } from '../../texts/roomTexts';

const BeforeIcon = iconOf('m15 5-7 7 7 7');
const AfterIcon = iconOf('m9 5 7 7-7 7');

interface PaperGridProps {
  /** Adds a team; absent where that is not possible here. */
  onAdd?: () => void;
  /** Opens the phones of the selected row's team; absent where that is not possible here. */
  onTeam?: (playerId: string) => void;
}

/** Where paper is marked: the rounds asked so far, each as a grid of teams by questions. */
export function PaperGrid(props: PaperGridProps) {
  const texts = useGridTexts();
  const words = useWords();
  const { hostGame } = useGameHost();
  const { sheets, isFailed, retry } = useSheets();
  if (sheets && sheets.rounds.length > 0 && hostGame) {
    return <Rounds sheets={sheets} hostGame={hostGame} {...props} />;
  }
  return (
    <div className="stack rest paper">
      <p role="status" className="muted">
        {sheets ? texts.nothingAsked : isFailed ? texts.failed : texts.loading}
      </p>
      {isFailed && !sheets && (
        <button type="button" onClick={retry}>
          {words.tryAgain}
        </button>
      )}
    </div>
  );
}

/** Loads what was asked so far, again whenever the game has moved; a failure keeps what was loaded before. */
function useSheets(): { sheets: Sheets | null; isFailed: boolean; retry: () => void } {
  const { getSheets, registrations } = useTeamHost();
  const { game } = useGameHost();
  const [sheets, setSheets] = useState<Sheets | null>(null);
  const { read, retry } = useRead({
    subject: 'sheets',
    news: `${registrations} ${game.step}`,
    load: async () => {
      const came = await getSheets();
      if (!came) throw new Error('The sheets could not be loaded');
      setSheets(came);
    },
  });
  return { sheets, isFailed: read.status === 'failed', retry };
}

interface RoundsProps extends PaperGridProps {
  sheets: Sheets;
  hostGame: HostGame;
}

/** One of the rounds, initially the newest, with the teams on paper or with all of them. */
function Rounds({ sheets: { rounds, joker }, hostGame, onAdd, onTeam }: RoundsProps) {
  const texts = useGridTexts();
  const words = useWords();
  const { addPaper } = useCrowdTexts();
  // One level below the title of the dialog or the page.
  const Heading = useTeamHost().isPublic ? 'h3' : 'h2';
  const isScorer = hostGame.role === 'scorer';
  const { game } = useGameHost();
  // Identified by the round's own index: one that is open beside the others may come after rounds not asked
  // yet.
  const [chosen, setChosen] = useState<number>();
  const [showsAll, setShowsAll] = useState(false);
  const chosenPlace = rounds.findIndex(({ index }) => index === chosen);
  const place = chosenPlace >= 0 ? chosenPlace : newestOf(rounds, game);
  const round = rounds[place]!;
  const players = hostGame.players.filter(({ paper }) => paper || (showsAll && !isScorer));
  const turn = (by: 1 | -1) => setChosen(rounds[place + by]?.index ?? round.index);
  // Whoever is working in a round is not moved to the next one.
  const stay = () => setChosen(round.index);
  const grid = useGrid({ hostGame, round, players, hasJoker: joker === true, turn });
  useFocusOnTurn(grid, players.length > 0 ? place : -1);
  const number = round.index + 1;
  const name = round.title
    ? words.roundTitled({ place: number, title: round.title })
    : words.round({ place: number });
  return (
    <div className="stack rest paper" onKeyDownCapture={stay} onPointerDownCapture={stay}>
      <div className="row paper-head">
        <button type="button" aria-label={texts.before} aria-disabled={place === 0} onClick={() => turn(-1)}>
          <BeforeIcon />
        </button>
        <Heading aria-live="polite">{name}</Heading>
        <button
          type="button"
          aria-label={texts.after}
          aria-disabled={place === rounds.length - 1}
          onClick={() => turn(1)}
        >
          <AfterIcon />
        </button>
        {!isScorer && (
          <label className="level paper-all">
            <input type="checkbox" checked={showsAll} onChange={() => setShowsAll(!showsAll)} />
            {texts.all}
          </label>
        )}
        {onAdd && (
          <button type="button" aria-haspopup="dialog" onClick={onAdd}>
            {addPaper}
          </button>
        )}
      </div>
      {players.length === 0 ? (
        <p className="muted">{texts.nobody}</p>
      ) : (
        <>
          <QuestionLine question={grid.question} />
          <GridTable grid={grid} round={round} players={players} label={name} />
          <Pad grid={grid} onTeam={onTeam} />
        </>
      )}
    </div>
  );
}

/** The position of the round asked last. One that is open beside the others counts only at its own place. */
function newestOf(rounds: Sheets['rounds'], { scene, beside }: SessionGame): number {
  const present = 'round' in scene ? scene.round?.index : undefined;
  const isBeside = (index: number) => index === beside?.round.index && index !== present;
  const newest = rounds.findLastIndex(({ index }) => !isBeside(index));
  return newest >= 0 ? newest : rounds.length - 1;
}

/** Moves the focus into the grid at first, and again when another round is shown. */
function useFocusOnTurn({ focusChosen, table }: Grid, shown: number): void {
  const focus = useEffectEvent(focusChosen);
  const last = useRef<number>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || table.current?.contains(activeElement);
    if (shown >= 0 && (last.current === null || isLost)) focus();
    if (shown >= 0) last.current = shown;
  }, [shown, table]);
}

/** The question of the selected column and its right answer; where guests see it, only after the reveal. */
function QuestionLine({ question }: { question: SheetQuestion | undefined }) {
  const texts = useGridTexts();
  const { covered } = useMarkingTexts();
  const solutionWords = useSolutionWords();
  const { isPublic } = useTeamHost();
  const { hostGame } = useGameHost();
  if (!question) return <div className="paper-question" />;
  const { number, text, solution, questionId } = question;
  const isRevealed = hostGame?.marking.some((each) => each.questionId === questionId && each.revealed);
  return (
    <div className="paper-question">
      <p className="clamped">
        {number}. {text}
      </p>
      <p className="muted">
        {!solution
          ? texts.open
          : isPublic && !isRevealed
            ? covered
            : around(
                (answer) => texts.right({ answer }),
                <strong>{rightLines(solution, question, solutionWords).join(' / ')}</strong>,
              )}
      </p>
    </div>
  );
}

/** Buttons that mark the selected cell, and a line about the keys. */
function Pad({ grid, onTeam }: { grid: Grid } & Pick<PaperGridProps, 'onTeam'>) {
  const texts = useGridTexts();
  const words = useWords();
  const { phones } = usePlayerTexts();
  const host = useTeamHost();
  const id = useId();
  const { player, question, failure, markAndGoOn } = grid;
  const share = player && question ? grid.shareAt(player, question.questionId).value : undefined;
  return (
    <div className="row paper-pad">
      <p id={id} className="paper-chosen">
        {player && <bdi>{nameOn(host, player)}</bdi>}
        {question && ` · ${words.question({ place: question.number })}`}
      </p>
      <p role="alert" className="fault">
        {failure && texts[failure]}
      </p>
      <div role="group" aria-label={texts.pad} aria-describedby={id} className="paper-shares">
        {SHARES.map(({ share: own, sign }) => (
          <button
            key={sign}
            type="button"
            aria-label={texts.mark({ sign, share: texts.shares[own ?? 0] ?? '' })}
            aria-pressed={share === own}
            aria-disabled={!question}
            data-share={own}
            onClick={() => markAndGoOn(own)}
          >
            {sign}
          </button>
        ))}
        <button
          type="button"
          aria-label={texts.clear}
          title={texts.clear}
          aria-disabled={!question}
          onClick={() => markAndGoOn(null)}
        >
          <CloseIcon />
        </button>
      </div>
      {player && onTeam && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-describedby={id}
          onClick={() => onTeam(player.playerId)}
        >
          {phones}
        </button>
      )}
      <p className="paper-keys muted">{texts.keys}</p>
    </div>
  );
}
