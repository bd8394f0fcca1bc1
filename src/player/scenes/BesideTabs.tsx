import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { isAnswered } from '../answers/playState';
import { usePlay, useSceneTexts } from '../answers/usePlay';
import { besideSheet, frontSheet, type OpenSheet } from '../answers/wishes';
import { OpenQuestions, type OpenQuestionsProps } from './OpenQuestions';
import { JokerChoice } from './StillScenes';

const TABS = ['game', 'beside'] as const;
type Tab = (typeof TABS)[number];

/**
 * The game, and in a second tab the round that runs alongside the others. Neither comes to the front by
 * itself; both stay mounted, so that nothing typed is lost.
 */
export function BesideTabs({ children }: { children: ReactNode }) {
  const { play, act } = usePlay();
  const { game } = play;
  const [tab, setTab] = useState<Tab>('game');
  const [seenStep, setSeenStep] = useState(game.step);
  const front = frontSheet(game);
  // At its own place in the order, the round is in front.
  const sheet = front?.round.beside ? undefined : besideSheet(game);
  const closed = useClosed(sheet, tab, front?.round.beside === true);
  const id = useId();
  const shown = sheet ? tab : 'game';
  const open = (next: Tab) => {
    // Switching to the other tab finishes what was entered in this one.
    const left = next === shown ? [] : shown === 'beside' ? (sheet?.questions ?? []) : game.questions;
    for (const { questionId } of left) act.left(questionId, true);
    setTab(next);
    setSeenStep(game.step);
  };
  return (
    <>
      <ClosedNote title={closed} />
      {sheet && (
        <TabBar
          id={id}
          shown={shown}
          sheet={sheet}
          hasNews={shown === 'beside' && game.scene.name === 'question' && game.step !== seenStep}
          onOpen={open}
        />
      )}
      <div
        className="stack"
        // Without tabs, it is not a tab panel.
        {...(sheet && { role: 'tabpanel', id: `${id}-game-panel`, 'aria-labelledby': `${id}-game` })}
        hidden={shown !== 'game'}
      >
        {children}
      </div>
      {sheet && (
        <div
          className="stack"
          role="tabpanel"
          id={`${id}-beside-panel`}
          aria-labelledby={`${id}-beside`}
          hidden={shown !== 'beside'}
        >
          <BesideRound sheet={sheet} />
        </div>
      )}
    </>
  );
}

/**
 * Returns the title of a round that was closed while it was shown, or undefined. A round that has reached its
 * place in the order is not closed.
 */
function useClosed(sheet: OpenSheet | undefined, tab: Tab, isInFront: boolean): string | undefined {
  const { step } = usePlay().play.game;
  const texts = useSceneTexts();
  const [former, setFormer] = useState(sheet);
  const [closed, setClosed] = useState<{ title: string; step: number }>();
  if (former?.round.index !== sheet?.round.index) {
    setFormer(sheet);
    const wasShown = former !== undefined && tab === 'beside' && !isInFront;
    setClosed(wasShown ? { title: roundTitle(former.round, texts), step } : undefined);
  }
  return closed?.step === step ? closed.title : undefined;
}

/** Always present, since screen readers only announce changes in it. */
function ClosedNote({ title }: { title: string | undefined }) {
  const texts = useSceneTexts();
  const note = useRef<HTMLParagraphElement>(null);
  // The focused element is gone.
  useEffect(() => note.current?.focus({ preventScroll: true }), [title]);
  return (
    <div role="status" className="beside-closed">
      {title !== undefined && (
        <p ref={note} tabIndex={-1}>
          {texts.besideClosed({ title })}
        </p>
      )}
    </div>
  );
}

/** A round's title, or its number if it has none. */
const roundTitle = ({ title, index, of }: OpenSheet['round'], texts: ReturnType<typeof useSceneTexts>) =>
  title ?? texts.roundOf({ round: index + 1, of });

interface TabBarProps {
  id: string;
  shown: Tab;
  sheet: OpenSheet;
  /** Whether a question was asked while the other round is shown. */
  hasNews: boolean;
  onOpen: (tab: Tab) => void;
}

/** Two tabs, switched by a tap or by the arrow keys. */
function TabBar({ id, shown, sheet, hasNews, onOpen }: TabBarProps) {
  const texts = useSceneTexts();
  const { play } = usePlay();
  const bar = useRef<HTMLDivElement>(null);
  const { round, questions } = sheet;
  const answered = questions.filter((question) => isAnswered(play, question)).length;
  const title = roundTitle(round, texts);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const next = shown === 'game' ? 'beside' : 'game';
    onOpen(next);
    bar.current?.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus();
  };
  return (
    <div ref={bar} role="tablist" className="tabs" aria-label={texts.tabs} onKeyDown={onKeyDown}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-${tab}`}
          data-tab={tab}
          aria-selected={tab === shown}
          aria-controls={`${id}-${tab}-panel`}
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => onOpen(tab)}
        >
          {tab === 'game' ? texts.game : texts.besideTab({ title, answered, of: round.questionCount })}
          {tab === 'game' && hasNews && <b className="solid tab-news">{texts.newQuestion}</b>}
        </button>
      ))}
    </div>
  );
}

/** The sheet of the round alongside, with its joker; `scene`: the round has reached its own place. */
export function BesideRound({ sheet, scene }: OpenQuestionsProps & { sheet: OpenSheet }) {
  const texts = useSceneTexts();
  const { play } = usePlay();
  const { round } = sheet;
  const title = roundTitle(round, texts);
  const hasBegun = sheet.questions.some((question) => isAnswered(play, question));
  return (
    <>
      {scene && <p className="round-title">{title}</p>}
      {!scene && !hasBegun && <p className="muted">{texts.besideHint}</p>}
      <JokerChoice round={sheet.round} hasBegun={hasBegun} />
      <OpenQuestions scene={scene} sheet={sheet} />
    </>
  );
}
