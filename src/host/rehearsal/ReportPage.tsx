import './rehearsal.css';
import { useId } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { parseRehearsalReport, type RehearsalHint, type RehearsalReport } from '../../contract/rehearsal';
import { letterOf } from '../../look/answerSigns';
import { BRIEF, call } from '../api/call';
import { whyOf } from '../api/quizApiError';
import { sessionPath } from '../api/readJson';
import { bearer } from '../api/serverKey';
import { useRead } from '../api/useRead';
import { useServerAddress } from '../api/useServerAddress';
import { tickSteps } from '../browser/firstSteps';
import { readHostKey } from '../session/openedSessions';
import { dayIn } from '../texts/dayIn';
import { useScaleTexts } from '../texts/scaleTexts';
import { useConnectionTexts, useWords } from '../texts/roomTexts';
import { useSpoken } from '../texts/useLanguage';
import { Button, Heading } from '../ui/Button';
import { Loading } from '../ui/Loading';
import { PageLink } from '../ui/PageLink';
import { FirstEveningLink } from './FirstEveningLink';
import { readSmallTexts } from './smallTexts';
import { useRehearsalTexts, type ReportTexts } from './rehearsalTexts';
import { useTitle } from '../ui/useTitle';

/** The report on the rehearsal in the address, for the host who opened it. */
export function ReportPage() {
  const { sessionCode = '' } = useParams();
  const { report: texts } = useRehearsalTexts();
  const { tryAgain } = useWords();
  const { toStart } = useConnectionTexts();
  useTitle(texts.heading);
  const address = useServerAddress();
  const { read, retry } = useRead({
    subject: `${address} ${sessionCode}`,
    load: (signal) => readReport(address, sessionCode, signal),
    failed: 'The report could not be read',
  });
  if (read.status === 'loading') return <Loading text={texts.loading} />;
  const isGone = read.status === 'failed' && ['forbidden', 'gone'].includes(whyOf(read.error));
  return (
    <div className="stack rehearsal-page">
      <Heading as="h1" fontSize="title">
        {texts.heading}
      </Heading>
      {read.status === 'ready' ? (
        <ReportParts report={read.value} small={readSmallTexts(sessionCode)} />
      ) : (
        <>
          <p role="alert">{texts[isGone ? 'gone' : 'failed']}</p>
          {!isGone && <Button onClick={retry}>{tryAgain}</Button>}
        </>
      )}
      <div className="row">
        <Button asChild variant="outline">
          <PageLink to="/">{toStart}</PageLink>
        </Button>
        <FirstEveningLink />
      </div>
    </div>
  );
}

function ReportParts({
  report,
  small,
}: {
  report: RehearsalReport;
  small: ReturnType<typeof readSmallTexts>;
}) {
  const { report: texts } = useRehearsalTexts();
  const { number } = useWords();
  const { worth } = useScaleTexts();
  const navigate = useNavigate();
  const { missing, untypable, allRight, allWrong, unplayed, minutes, pastCheck, hints } = report;
  const day = dayIn(useSpoken());
  const parts = [
    { name: 'missing', lines: missing.map(({ file, text }) => texts.missingFile({ file, question: text })) },
    { name: 'untypable', lines: untypable.map((each) => untypableLine(each, texts)) },
    {
      name: 'small',
      lines: small.map(({ text, question }) =>
        text === question ? question : texts.smallText({ text, question }),
      ),
    },
    { name: 'allWrong', lines: allWrong.map(({ text }) => text) },
    { name: 'allRight', lines: allRight.map(({ text }) => text) },
    {
      name: 'pastCheck',
      lines: pastCheck.map(({ checkAfter, text }) =>
        texts.pastCheckLine({ question: text, date: day(checkAfter) }),
      ),
    },
    {
      name: 'hints',
      lines: hints.map((hint) => (hint.hint === 'scale' ? worth(hint) : hintLine(hint, texts))),
    },
    { name: 'unplayed', lines: unplayed.map(({ text }) => text) },
  ] as const;
  const found = parts.filter(({ lines }) => lines.length > 0);
  const path = report.quizId === undefined ? null : `/quizzes/${encodeURIComponent(report.quizId)}`;
  return (
    <>
      <p className="rehearsal-quiz">{report.quizName}</p>
      <section className="framed report-part" aria-label={texts.duration}>
        <h2>{texts.duration}</h2>
        <p className="report-duration muted">
          {texts.minutes({ least: number(minutes.least), most: number(minutes.most) })}
        </p>
      </section>
      {found.map(({ name, lines }) => (
        <ReportPart key={name} heading={texts[name]} hint={texts[`${name}Hint`]} lines={lines} />
      ))}
      {found.length === 0 && <p>{texts.allWell}</p>}
      {path && (
        <div className="row">
          <Button onClick={() => void navigate(path)}>{texts.edit}</Button>
        </div>
      )}
    </>
  );
}

/** Describes an answer that cannot be typed, its question and, if the server says so, the reason. */
function untypableLine(
  { answer, text, reason }: RehearsalReport['untypable'][number],
  texts: ReportTexts,
): string {
  const line = texts.untypableAnswer({ answer, question: text });
  return reason === undefined ? line : texts.untypableBecause({ line, why: texts.untypableWhy[reason] });
}

function hintLine(
  hint: Exclude<RehearsalHint, { hint: 'scale' }>,
  { hintLines: texts }: ReportTexts,
): string {
  switch (hint.hint) {
    case 'longest':
      return texts.longest;
    case 'sameLetter':
      return texts.sameLetter({ letter: letterOf(hint.place) });
    case 'inQuestion':
      return texts.inQuestion({ answer: hint.answer, question: hint.text });
    default:
      return texts[hint.hint]({ count: hint.count, question: hint.text });
  }
}

function ReportPart({ heading, hint, lines }: { heading: string; hint: string; lines: readonly string[] }) {
  const id = useId();
  return (
    <section className="framed report-part" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p className="muted">{hint}</p>
      <ul>
        {lines.map((line, place) => (
          <li key={place}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** Reads the report from the server. */
async function readReport(
  address: string,
  sessionCode: string,
  signal: AbortSignal,
): Promise<RehearsalReport> {
  const headers = bearer(readHostKey(address, sessionCode));
  const url = `${sessionPath(sessionCode)}/rehearsal`;
  const report = await call(address, ['GET', url, { headers, signal, ...BRIEF }], parseRehearsalReport);
  tickSteps('rehearsal');
  return report;
}
