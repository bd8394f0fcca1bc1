import { type ReactNode, useMemo } from 'react';
import { readNote } from '../../../contract/hostNote';
import { localeOf } from '../../../contract/languages';
import { MEDIA_KINDS } from '../../../contract/media';
import { paperOf } from '../paperKind';
import { wholeText, wordsOf } from '../../../contract/wording/rightAnswers';
import type { Wifi } from '../../../contract/wifi';
import { letterOf } from '../../../look/answerSigns';
import { hasSolution } from '../../../contract/question';
import { type QuizQuestion, type QuizRound, solutionOf } from '../../../game/quiz/quiz';
import { fetchWifi } from '../../api/networkApi';
import { useRead } from '../../api/useRead';
import { useServerAddress } from '../../api/useServerAddress';
import { useSpoken } from '../../texts/useLanguage';
import { useVenue } from '../../venue/useVenue';
import { FlowPages, type FlowPiece, type PageFrame } from '../Pages';
import type { PrintedQuiz, PrintedSession, TeamRound } from '../printedQuiz';
import { type PrintTexts, roundHeading, usePrintTexts } from '../printTexts';
import { openingPieces } from './openingPieces';

interface HostScriptProps {
  frame: PageFrame;
  quiz: PrintedQuiz;
  /** The rounds to print. */
  rounds: readonly TeamRound[];
  /** Tonight's room, if there is one already. */
  session: PrintedSession | undefined;
}

/** Everything that a host says and needs, from the welcome to the answers. */
export function HostScript({ frame, quiz, rounds, session }: HostScriptProps) {
  const texts = usePrintTexts().onPaper;
  const { name: venue, rules: venueRules } = useVenue() ?? {};
  const wifi = useWifi();
  const { code, joinUrl } = session ?? {};
  const spoken = useSpoken();
  const pieces = useMemo(() => {
    // Numbers that may be years get no thousands separator.
    const { format } = new Intl.NumberFormat(localeOf(spoken), {
      maximumFractionDigits: 10,
      useGrouping: 'min2',
    });
    const inRounds = rounds.flatMap((round) => {
      const section = round.title ?? texts.round({ number: round.index + 1 });
      const { questions, ...kind } = quiz.rounds[round.index]!;
      const asked = piecesOf(roundHeading(round, texts), section, questions, marksOf(kind, texts));
      const call = { section, node: <p className="script-said">{texts.lastCall}</p> };
      return kind.reveal === 'round'
        ? [...asked.slice(0, -1), ...asked.slice(-1).map(withNext), call]
        : asked;
    });
    const rules = quiz.rules ?? venueRules;
    const opening = openingPieces({ quiz, venue, wifi, code, joinUrl, rules }, texts);
    const pieces = [...opening, ...inRounds];
    if (!quiz.tieBreak) return pieces;
    // The last question goes along, so that the tie-break is never alone on a page.
    const tieBreak = piecesOf(texts.tieBreak, texts.tieBreak, [quiz.tieBreak]);
    return [...pieces.slice(0, -1), ...pieces.slice(-1).map(withNext), ...tieBreak];

    function piecesOf(
      heading: string,
      section: string,
      questions: readonly QuizQuestion[],
      marks: readonly string[] = [],
    ): FlowPiece[] {
      const asked = questions.flatMap((question, at) =>
        linesOf(question, at + 1, texts, format).map((node, line, lines): FlowPiece => ({
          section,
          node,
          // Keeps a question on one page if it fits.
          withNext: line < lines.length - 1,
        })),
      );
      const head = (
        <h2 className="script-heading">
          {heading}
          {marks.length > 0 && <small>{marks.join(' · ')}</small>}
        </h2>
      );
      return [{ section, withNext: true, node: head }, ...asked];
    }
  }, [quiz, rounds, texts, spoken, venue, venueRules, wifi, code, joinUrl]);
  return (
    <FlowPages frame={frame} pieces={pieces} head={() => <p className="host-only">{texts.hostOnly}</p>} />
  );
}

/** The venue's Wi-Fi; null if it is not set, or while it is not known. */
function useWifi(): Wifi | null {
  const address = useServerAddress();
  const { read } = useRead({ subject: address, load: (signal) => fetchWifi(address, signal) });
  return read.status === 'ready' ? read.value : null;
}

function withNext(piece: FlowPiece): FlowPiece {
  return { ...piece, withNext: true };
}

/** What a host has to know of a round before it begins. */
function marksOf(
  { reveal, beside, scoring }: Omit<QuizRound, 'questions'>,
  texts: PrintTexts['onPaper'],
): string[] {
  return [
    ...(beside ? [texts.isBeside] : reveal === 'round' ? [texts.isSheet] : []),
    ...(scoring === 'speed' ? [texts.isSpeed] : []),
  ];
}

/** Returns a question as lines, each short enough for any page. */
function linesOf(
  question: QuizQuestion,
  number: number,
  texts: PrintTexts['onPaper'],
  format: (value: number) => string,
): ReactNode[] {
  const { explanation, seconds } = question;
  const { say, note } = readNote(question.note);
  const kind = paperOf(question);
  const shown = kind.answers?.(question) ?? [];
  const answers = shown.map((answer, at) => ({ ...answer, letter: letterOf(at) }));
  const clues = kind.clues?.(question) ?? [];
  const facts = [
    // The tie-break is worth no points.
    question.points === 0
      ? []
      : (kind.points?.(question, texts, format) ??
        texts.pointsOf({ count: question.points, shown: format(question.points) })),
    seconds === null ? texts.noLimit : texts.seconds({ seconds: format(seconds) }),
  ].flat();
  const media = MEDIA_KINDS.flatMap((kind) => {
    const file = question[kind];
    return file === undefined ? [] : [texts.file({ kind: texts.media[kind], file })];
  });
  const said: [string, string | undefined][] = [
    // A mark beside an answer already shows it.
    ...(answers.some(({ isRight }) => isRight) ? [] : rightOf(question, texts, format)),
    [texts.explanation, explanation],
    [texts.note, note],
  ];
  return [
    question.wager && (
      <p key="wager" className="script-said">
        <b>{texts.wager}</b>
      </p>
    ),
    <div key="question" className="script-question">
      <b className="answer-number">{number}</b>
      <span>
        <bdi>{question.text}</bdi> <small>{texts.facts({ facts: [...facts, ...media].join(' · ') })}</small>
        {say !== undefined && (
          <em className="script-say">
            {texts.label({ label: texts.say })} <bdi>{say}</bdi>
          </em>
        )}
      </span>
    </div>,
    ...clues.map(({ text, image }, at) => (
      <div key={at} className="script-answer">
        <b>{at + 1}</b>
        <span>
          <bdi>{text}</bdi>{' '}
          {image !== undefined && <small>{texts.file({ kind: texts.media.image, file: image })}</small>}
        </span>
      </div>
    )),
    ...answers.map(({ letter, text, isRight, image }) => (
      <div key={letter} className="script-answer" data-right={isRight || undefined}>
        <b>{letter}</b>
        <span>
          <bdi>{text}</bdi>
          {isRight && ` ✓ ${texts.right}`}
          {image !== undefined && <small> {texts.file({ kind: texts.media.image, file: image })}</small>}
        </span>
      </div>
    )),
    ...said.map(
      ([label, text], at) =>
        text !== undefined && (
          <p key={at} className="script-said">
            <b>{texts.label({ label })}</b> <bdi>{text}</bdi>
          </p>
        ),
    ),
    <hr key="end" />,
  ].filter(Boolean);
}

/** Returns the correct answer, where there is one: each part below its label, anything else in one line. */
function rightOf(
  question: QuizQuestion,
  texts: PrintTexts['onPaper'],
  value: (value: number) => string,
): [string, string][] {
  if (!hasSolution(question)) return [];
  const { right, between } = wordsOf(question);
  const lines = right(solutionOf(question), question, { ...texts, value });
  if (lines.some(({ label }) => label !== undefined))
    return lines.map((line) => [
      line.label ?? texts.answer,
      [line.letter, wholeText(line)].filter(Boolean).join(' '),
    ]);
  const all = lines.map(wholeText).join(between);
  const letters = lines.flatMap(({ letter = [] }) => letter).join(between);
  return [[texts.answer, letters ? texts.sequence({ letters, texts: all }) : all]];
}
