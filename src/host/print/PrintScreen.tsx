import './print.css';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { Button, Heading } from '../ui/Button';
import { useWindowEvent } from '../ui/useWindowEvent';
import { type PrintChoices, readChoices, roundsWithout, storedChoices } from './choices';
import { ChoiceFields } from './ChoiceFields';
import type { PageFrame } from './Pages';
import { scoreGridOf, sizeOf } from './paper';
import { type PrintedQuiz, type TeamRound, teamRoundsOf } from './printedQuiz';
import { AnswerSheet } from './sheets/AnswerSheet';
import { HostScript } from './sheets/HostScript';
import { type PicturedRound, PictureSheet } from './sheets/PictureSheet';
import { ScoreGrid } from './sheets/ScoreGrid';
import { TableCards } from './sheets/TableCards';
import { usePrintTexts } from './printTexts';
import { usePictures } from './usePictures';

/** The session that sheets are printed for. */
export interface PrintedSession {
  code: string;
  /** The teams that are in. */
  names: readonly string[];
  joinUrl: string | undefined;
}

interface PrintScreenProps {
  quizId: string;
  quiz: PrintedQuiz;
  session: PrintedSession | undefined;
  /** Something was handed to the browser to be printed. */
  onPrint: () => void;
  /** What is to be said of the session. */
  children?: ReactNode;
}

/** Chooses what is printed, and shows it as it will be on paper. */
export function PrintScreen({ quizId, quiz, session, onPrint, children }: PrintScreenProps) {
  const texts = usePrintTexts();
  const stored = useSyncExternalStore(storedChoices.subscribe, storedChoices.read);
  const choices = useMemo(() => readChoices(stored), [stored]);
  const allRounds = useMemo(() => teamRoundsOf(quiz), [quiz]);
  const rounds = useMemo(() => {
    const without = roundsWithout(choices, quizId);
    return allRounds.filter(({ index }) => !without.has(index));
  }, [allRounds, choices, quizId]);
  const { pictured, places, isLoading } = usePicturedRounds(quizId, rounds, choices);
  const nothing = isLoading ? undefined : nothingToPrint(choices, rounds, pictured, session);
  const isPrintable = nothing === undefined && !isLoading;
  useWindowEvent('beforeprint', () => isPrintable && onPrint());
  const missing = places.map(({ round, number }) =>
    texts.pictureOf({ round: round.title ?? texts.onPaper.round({ number: round.index + 1 }), number }),
  );
  return (
    <div className="print">
      <aside className="print-choices">
        <Heading as="h1" fontSize="title">
          {texts.heading}
        </Heading>
        <p className="print-quiz">{quiz.name}</p>
        <Button aria-disabled={!isPrintable} onClick={() => isPrintable && window.print()}>
          {texts.print}
        </Button>
        <div role="status">
          {isLoading && <p>{texts.loading}</p>}
          {missing.length > 0 && <p>{texts.missing({ places: missing.join(' · ') })}</p>}
        </div>
        {children}
        <ChoiceFields quizId={quizId} choices={choices} rounds={allRounds} />
      </aside>
      <div className="print-preview" role="region" aria-label={texts.preview} tabIndex={0}>
        {nothing !== undefined && <p className="print-nothing">{texts.nothing[nothing]}</p>}
        <div className="print-pages light">
          {isPrintable && (
            <Sheets choices={choices} quiz={quiz} rounds={rounds} pictured={pictured} session={session} />
          )}
        </div>
      </div>
    </div>
  );
}

interface SheetsProps {
  choices: PrintChoices;
  quiz: PrintedQuiz;
  rounds: readonly TeamRound[];
  pictured: readonly PicturedRound[];
  session: PrintedSession | undefined;
}

const NOBODY: readonly string[] = [];

/** The pages of the chosen sheet. A team's sheets are given rounds as teams may see them, and no more. */
function Sheets({ choices, quiz, rounds, pictured, session }: SheetsProps) {
  const { sheet, paper } = choices;
  const isLandscape = sheet === 'scores' && scoreGridOf(paper, rounds.length).isLandscape;
  const { width, height } = sizeOf(paper, isLandscape);
  const frame = useMemo((): PageFrame => ({ paper, isLandscape: false, quizName: quiz.name }), [paper, quiz]);
  const indexes = useMemo(() => rounds.map(({ index }) => index), [rounds]);
  return (
    <>
      {/* Without a margin, browsers print no address on it. */}
      <style>{`@page { size: ${width}mm ${height}mm; margin: 0; }`}</style>
      {sheet === 'answers' && (
        <AnswerSheet
          frame={frame}
          rounds={rounds}
          hasJoker={quiz.joker === true}
          roundPages={choices.roundPages}
        />
      )}
      {sheet === 'pictures' && (
        <PictureSheet frame={frame} rounds={pictured} perPage={choices.picturesPerPage} />
      )}
      {sheet === 'script' && <HostScript frame={frame} quiz={quiz} rounds={indexes} />}
      {sheet === 'scores' && (
        <ScoreGrid frame={frame} rounds={rounds} names={session?.names ?? NOBODY} rows={choices.teams} />
      )}
      {sheet === 'cards' && session && (
        <TableCards
          frame={frame}
          code={session.code}
          joinUrl={session.joinUrl}
          tables={choices.tables}
          perPage={choices.cardsPerPage}
        />
      )}
    </>
  );
}

/** Why no page is there, if none is. */
function nothingToPrint(
  { sheet }: PrintChoices,
  rounds: readonly TeamRound[],
  pictured: readonly PicturedRound[],
  session: PrintedSession | undefined,
): 'rounds' | 'pictures' | 'session' | undefined {
  if (sheet === 'cards') return session ? undefined : 'session';
  if (rounds.length === 0) return 'rounds';
  return sheet === 'pictures' && pictured.length === 0 ? 'pictures' : undefined;
}

const NONE: readonly string[] = [];

/** The rounds with the pictures that could be had, and of which questions none could. */
function usePicturedRounds(quizId: string, rounds: readonly TeamRound[], { sheet }: PrintChoices) {
  const names = rounds.flatMap(({ questions }) => questions.flatMap(({ image }) => image ?? []));
  const pictures = usePictures(quizId, sheet === 'pictures' ? names : NONE);
  const places: { round: TeamRound; number: number }[] = [];
  let isLoading = false;
  const pictured = rounds.map((round): PicturedRound => ({
    ...round,
    questions: round.questions.flatMap((question) => {
      if (question.image === undefined || sheet !== 'pictures') return [];
      const url = pictures.get(question.image);
      if (url === undefined) isLoading = true;
      if (url === null) places.push({ round, number: question.number });
      return url ? [{ ...question, url }] : [];
    }),
  }));
  return { pictured: pictured.filter(({ questions }) => questions.length > 0), places, isLoading };
}
