import '../ui/fields.css';
import { say } from '../../contract/wording/say';
import './network.css';
import { useState, type ReactNode } from 'react';
import type { NetworkReport } from '../../contract/network';
import { CHECK_QUERY } from '../../contract/network';
import { withoutScheme } from '../api/useServerAddress';
import { Button } from '../ui/Button';
import { FaultText } from '../ui/Field';
import { BreakableAddress } from '../ui/JoinParts';
import { QrPicture } from '../ui/QrPicture';
import { useWords } from '../texts/roomTexts';
import { useSpoken } from '../texts/useLanguage';
import { helpPageIn } from './helpPage';
import { useNetworkTexts } from './networkTexts';
import { type Finding, findingsOf, useNetwork } from './useNetwork';

interface WayInViewProps {
  /** Renders the heading, if nothing else provides one; receives whether there is something to scan. */
  head: (canScan: boolean) => ReactNode;
  /** Renders further actions; receives whether a phone has connected. */
  actions?: (hasCome: boolean) => ReactNode;
  /** Further links, if there is room. */
  more?: ReactNode;
}

/** An address for a phone to try, whether one has connected and, if not, what may be preventing it. */
export function WayInView({ head, actions, more }: WayInViewProps) {
  const texts = useNetworkTexts();
  const { number } = useWords();
  const { report, isLate, hasFailed, choose } = useNetwork();
  const [isHelpWanted, setHelpWanted] = useState(false);
  if (!report) return null;
  const { joinUrl, phones } = report;
  const hasCome = phones > 0;
  const hasFindings = joinUrl === null || isHelpWanted || (isLate && !hasCome);
  return (
    <>
      {head(joinUrl !== null)}
      <div className="grid way-in-try" data-small={hasFindings || undefined}>
        {joinUrl !== null && (
          <>
            <div className="way-in-qr">
              <QrPicture url={joinUrl + CHECK_QUERY} label={texts.qrCode} />
            </div>
            <p className="way-in-address">
              <BreakableAddress address={withoutScheme(joinUrl)} />
            </p>
          </>
        )}
        <p role="status" className="small-hint way-in-state" data-come={hasCome || undefined}>
          {hasCome
            ? texts.came({ count: phones, written: number(phones) })
            : joinUrl !== null && texts.waiting}
        </p>
      </div>
      {hasFindings && <Findings report={report} hasCome={hasCome} hasFailed={hasFailed} onChoose={choose} />}
      <div className="row way-in-actions">
        {actions?.(hasCome)}
        {!hasFindings && (
          <Button variant="ghost" onClick={() => setHelpWanted(true)}>
            {texts.help}
          </Button>
        )}
        <Button asChild variant="ghost">
          <a href="/wifi/print" target="_blank" rel="noreferrer">
            {texts.printCard}
          </a>
        </Button>
        {(!hasFindings || joinUrl === null) && more}
      </div>
    </>
  );
}

interface FindingsProps {
  report: NetworkReport;
  hasCome: boolean;
  hasFailed: boolean;
  onChoose: (address: string) => void;
}

/** Obstacles that may keep phones from connecting, each with a remedy. */
function Findings({ report, hasCome, hasFailed, onChoose }: FindingsProps) {
  const texts = useNetworkTexts();
  const language = useSpoken();
  const port = report.joinUrl === null ? '' : new URL(report.joinUrl).port || '80';
  const wordsOf = (finding: Finding) =>
    finding === 'firewall'
      ? { title: texts.firewall.title, text: say(texts.firewall[report.system], { port }) }
      : texts.findings[finding];
  return (
    <>
      {!hasCome && report.joinUrl !== null && <p className="way-in-why">{texts.whyNot}</p>}
      <ul className="grid way-in-findings">
        {findingsOf(report).map((finding) => {
          const { title, text } = wordsOf(finding);
          return (
            <li key={finding}>
              <b>{title}</b>
              <p>{text}</p>
              {finding === 'several' && <NetworkChoice report={report} title={title} onChoose={onChoose} />}
              {finding === 'several' && hasFailed && <FaultText>{texts.choiceFailed}</FaultText>}
            </li>
          );
        })}
      </ul>
      <p className="way-in-more">
        <a href={helpPageIn(language)} target="_blank" rel="noreferrer">
          {texts.more}
        </a>
      </p>
    </>
  );
}

interface NetworkChoiceProps {
  report: NetworkReport;
  title: string;
  onChoose: (address: string) => void;
}

/** The choice of the network that phones use; by default the server's first. */
function NetworkChoice({ report: { networks, chosen }, title, onChoose }: NetworkChoiceProps) {
  const { kinds } = useNetworkTexts();
  const selected = chosen ?? networks[0]?.address;
  return (
    <fieldset aria-label={title}>
      {networks.map(({ address, name, kind }) => (
        <label key={address} className="option">
          <input
            type="radio"
            name="way-in-network"
            checked={address === selected}
            onChange={() => onChoose(address)}
          />
          <span>
            <b>{name}</b> {address} {kinds[kind] && <i>{kinds[kind]}</i>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
