import './rehearsal.css';
import { useEffect, useId, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { parseRehearsalReport, type RehearsalReport } from '../../contract/rehearsal';
import { bearer, call } from '../api/quizApi';
import { QuizApiError } from '../api/quizApiError';
import { useServerAddress } from '../api/useServerAddress';
import { tickSteps } from '../browser/firstSteps';
import { logFailure } from '../browser/log';
import { readHostKey } from '../session/openedSessions';
import { useWords } from '../texts/rooms/roomTexts';
import { Button, Heading } from '../ui/Button';
import { Loading } from '../ui/Loading';
import { FirstEveningLink } from './FirstEveningLink';
import { readSmallTexts } from './smallTexts';
import { useRehearsalTexts, type ReportTexts } from './texts/rehearsalTexts';

/** In milliseconds: it can be asked for again. */
const TIMEOUT_MS = 15_000;

type Reading = { status: 'loading' | 'gone' | 'failed' } | { status: 'read'; report: RehearsalReport };

/** What the rehearsal in the address has shown, for the host who opened it. */
export function ReportPage() {
  const { sessionCode = '' } = useParams();
  const { report: texts } = useRehearsalTexts();
  const { reading, retry } = useReport(sessionCode);
  if (reading.status === 'loading') return <Loading text={texts.loading} />;
  return (
    <div className="rehearsal-page">
      <Heading as="h1" fontSize="title">
        {texts.heading}
      </Heading>
      {reading.status === 'read' ? (
        <ReportParts report={reading.report} small={readSmallTexts(sessionCode)} texts={texts} />
      ) : (
        <>
          <p role="alert">{texts[reading.status]}</p>
          {reading.status === 'failed' && <Button onClick={retry}>{texts.retry}</Button>}
        </>
      )}
      <div className="rehearsal-buttons">
        <Button asChild variant="outline">
          <Link to="/">{texts.toStart}</Link>
        </Button>
        <FirstEveningLink />
      </div>
    </div>
  );
}

interface ReportPartsProps {
  report: RehearsalReport;
  small: ReturnType<typeof readSmallTexts>;
  texts: ReportTexts;
}

/** A part for each kind of thing that stood out. */
function ReportParts({ report, small, texts }: ReportPartsProps) {
  const { number } = useWords();
  const navigate = useNavigate();
  const { missing, untypable, allRight, allWrong, minutes } = report;
  const parts = [
    { name: 'missing', lines: missing.map(({ file, text }) => texts.missingFile(file, text)) },
    { name: 'untypable', lines: untypable.map((each) => untypableLine(each, texts)) },
    {
      name: 'small',
      lines: small.map(({ text, question }) =>
        text === question ? question : texts.smallText(text, question),
      ),
    },
    { name: 'allWrong', lines: allWrong.map(({ text }) => text) },
    { name: 'allRight', lines: allRight.map(({ text }) => text) },
  ] as const;
  const found = parts.filter(({ lines }) => lines.length > 0);
  const path = report.quizId === undefined ? null : `/quizzes/${encodeURIComponent(report.quizId)}`;
  return (
    <>
      <p className="rehearsal-quiz">{report.quizName}</p>
      <section className="report-part" aria-label={texts.duration}>
        <h2>{texts.duration}</h2>
        <p className="report-duration">{texts.minutes(number(minutes.least), number(minutes.most))}</p>
      </section>
      {found.map(({ name, lines }) => (
        <ReportPart key={name} heading={texts[name]} hint={texts[`${name}Hint`]} lines={lines} />
      ))}
      {found.length === 0 && <p>{texts.allWell}</p>}
      {path && (
        <div className="rehearsal-buttons">
          <Button onClick={() => void navigate(path)}>{texts.edit}</Button>
        </div>
      )}
    </>
  );
}

/** An answer, its question, and why it fails, where the server says so. */
function untypableLine(
  { answer, text, reason }: RehearsalReport['untypable'][number],
  texts: ReportTexts,
): string {
  const line = texts.untypableAnswer(answer, text);
  return reason === undefined ? line : `${line} (${texts.untypableWhy[reason]})`;
}

function ReportPart({ heading, hint, lines }: { heading: string; hint: string; lines: readonly string[] }) {
  const id = useId();
  return (
    <section className="report-part" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p>{hint}</p>
      <ul>
        {lines.map((line, place) => (
          <li key={place}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** The report as the server has it. It is asked for once on mount, and again by `retry`. */
function useReport(sessionCode: string): { reading: Reading; retry: () => void } {
  const address = useServerAddress();
  const [reading, setReading] = useState<Reading>({ status: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    const request = {
      method: 'GET',
      url: `/session/${encodeURIComponent(sessionCode)}/rehearsal`,
      headers: bearer(readHostKey(address, sessionCode)),
      signal: abort.signal,
      timeout: TIMEOUT_MS,
    };
    call(parseRehearsalReport, address, request).then(
      (report) => {
        tickSteps('rehearsal');
        setReading({ status: 'read', report });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        logFailure('The report could not be read', error);
        const isHttp = error instanceof QuizApiError && error.failure.kind === 'http';
        const isGone = isHttp && [403, 404].includes(error.failure.status);
        setReading({ status: isGone ? 'gone' : 'failed' });
      },
    );
    return () => abort.abort();
  }, [address, sessionCode, round]);
  const retry = () => {
    setReading({ status: 'loading' });
    setRound((last) => last + 1);
  };
  return { reading, retry };
}
