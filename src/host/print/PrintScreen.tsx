import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useFileUrls } from '../api/useFileUrls';
import { Button } from '../ui/Button';
import { useWindowEvent } from '../ui/useWindowEvent';
import { copiesOf, type PrintChoices, readChoices, roundsWithout, storedChoices } from './choices';
import { ChoiceFields } from './ChoiceFields';
import { type PageFrame, PaperSize, PrintFrame } from './Pages';
import { scoreGridOf } from './paper';
import { type PrintedQuiz, type PrintedSession, type TeamRound, teamRoundsOf } from './printedQuiz';
import { AnswerSheet } from './sheets/AnswerSheet';
import { HostScript } from './sheets/HostScript';
import { type PicturedRound, PictureSheet } from './sheets/PictureSheet';
import { ScoreGrid } from './sheets/ScoreGrid';
import { TableCards } from './sheets/TableCards';
import { usePrintTexts } from './printTexts';
import { useTitle } from '../ui/useTitle';

interface PrintScreenProps {
  quizId: string;
  quiz: PrintedQuiz;
  session: PrintedSession | undefined;
  /** Called when something is sent to the browser's print dialog. */
  onPrint: () => void;
  /** Notes on the session. */
  children?: ReactNode;
}

/** Offers the print options and shows a preview. */
export function PrintScreen({ quizId, quiz, session, onPrint, children }: PrintScreenProps) {
  const texts = usePrintTexts();
  useTitle(texts.heading);
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
  const missing = new Set(
    places.map(({ round, number }) =>
      texts.pictureOf({ round: round.title ?? texts.onPaper.round({ number: round.index + 1 }), number }),
    ),
  );
  return (
    <PrintFrame
      heading={texts.heading}
      choices={
        <>
          <p className="print-quiz">{quiz.name}</p>
          <Button aria-disabled={!isPrintable} onClick={() => isPrintable && window.print()}>
            {texts.print}
          </Button>
          <div role="status">
            {isLoading && <p>{texts.loading}</p>}
            {missing.size > 0 && <p>{texts.missing({ places: [...missing].join(' · ') })}</p>}
          </div>
          {children}
          <ChoiceFields quizId={quizId} choices={choices} rounds={allRounds} />
        </>
      }
      preview={texts.preview}
      nothing={nothing && texts.nothing[nothing]}
    >
      {isPrintable && (
        <Sheets choices={choices} quiz={quiz} rounds={rounds} pictured={pictured} session={session} />
      )}
    </PrintFrame>
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

/** The pages of the chosen sheet. A team's sheets receive only what teams may see of the rounds. */
function Sheets({ choices, quiz, rounds, pictured, session }: SheetsProps) {
  const { sheet, paper } = choices;
  const isLandscape =
    sheet === 'scores' && scoreGridOf(paper, rounds.length, quiz.joker === true).isLandscape;
  const copies = useMemo(() => copiesOf(choices), [choices]);
  const frame = useMemo((): PageFrame => ({ paper, isLandscape: false, quizName: quiz.name }), [paper, quiz]);
  return (
    <>
      <PaperSize paper={paper} isLandscape={isLandscape} />
      {sheet === 'answers' && (
        <AnswerSheet
          frame={frame}
          rounds={rounds}
          hasJoker={quiz.joker === true}
          layout={choices.layout}
          copies={copies}
        />
      )}
      {sheet === 'pictures' && (
        <PictureSheet frame={frame} rounds={pictured} perPage={choices.picturesPerPage} copies={copies} />
      )}
      {sheet === 'script' && <HostScript frame={frame} quiz={quiz} rounds={rounds} session={session} />}
      {sheet === 'scores' && (
        <ScoreGrid
          frame={frame}
          rounds={rounds}
          hasJoker={quiz.joker === true}
          names={session?.names ?? NOBODY}
          rows={choices.teams}
        />
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

/** Says why there is no page, if so. */
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

/** Returns the rounds with the pictures that could be loaded, and the questions whose pictures could not. */
function usePicturedRounds(quizId: string, rounds: readonly TeamRound[], { sheet }: PrintChoices) {
  const names = rounds.flatMap(({ questions }) =>
    questions.flatMap(({ pictures = [] }) => pictures.map(({ fileName }) => fileName)),
  );
  const pictures = useFileUrls(quizId, sheet === 'pictures' ? names : [], decode);
  const places: { round: TeamRound; number: number }[] = [];
  let isLoading = false;
  const pictured = rounds.map((round): PicturedRound => ({
    ...round,
    questions: round.questions.flatMap((question) =>
      (question.pictures ?? []).flatMap(({ fileName, letter }) => {
        if (sheet !== 'pictures') return [];
        const url = pictures.get(fileName);
        if (url === undefined) isLoading = true;
        if (url === null) places.push({ round, number: question.number });
        return url ? [{ ...question, url, letter }] : [];
      }),
    ),
  }));
  return { pictured: pictured.filter(({ questions }) => questions.length > 0), places, isLoading };
}

/** Decodes a picture in advance, so that it is printed at once. */
async function decode(url: string): Promise<void> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
}
