import type { Wifi } from '../../../contract/wifi';
import type { FlowPiece } from '../Pages';
import type { PrintedQuiz } from '../printedQuiz';
import type { PrintTexts } from '../printTexts';

/** Room to write by hand what is not known yet. */
const BLANK = '…………………';

/** What a host welcomes people with. */
export interface Opening {
  quiz: PrintedQuiz;
  /** The venue's name. */
  venue: string | undefined;
  wifi: Wifi | null;
  /** Tonight's room; undefined if the script is printed before there is one. */
  code: string | undefined;
  joinUrl: string | undefined;
  /** The quiz's rules, or else the venue's. */
  rules: string | undefined;
}

/** Returns what a host says before the first round: the last call, the welcome, how to join, and the rules. */
export function openingPieces(opening: Opening, texts: PrintTexts['onPaper']): FlowPiece[] {
  const { quiz, venue, wifi, code = BLANK, joinUrl, rules } = opening;
  const counts = {
    quiz: quiz.name,
    rounds: quiz.rounds.length,
    questions: quiz.rounds.flatMap(({ questions }) => questions).length,
  };
  return [
    ...partOf(texts.opening.before, [texts.opening.fiveMinutes]),
    ...partOf(texts.opening.heading, [
      venue ? texts.opening.welcomeAt({ venue }) : texts.opening.welcome,
      texts.opening.quiz(counts),
      ...(wifi ? [wifiLine(wifi, texts)] : []),
      texts.opening.join({ address: joinUrl?.replace(/^https?:\/\//, '') ?? BLANK, code }),
    ]),
    ...(rules === undefined ? [] : partOf(texts.rules, rules.split('\n'))),
  ];
}

function wifiLine({ name, kind, password }: Wifi, { opening }: PrintTexts['onPaper']): string {
  return kind === 'open' ? opening.openWifi({ name }) : opening.wifi({ name, password });
}

function partOf(heading: string, lines: readonly string[]): FlowPiece[] {
  const said = lines.filter((line) => line.trim() !== '');
  return [
    { section: heading, withNext: true, node: <h2 className="script-heading">{heading}</h2> },
    ...said.map((line, at) => ({ section: heading, node: <p key={at}>{line}</p> })),
  ];
}
