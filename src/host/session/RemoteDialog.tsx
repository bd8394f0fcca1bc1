import './devices.css';
import { Dialog } from '@chakra-ui/react/dialog';
import { useEffect, useId, useState } from 'react';
import type { HostDevice } from '../../contract/toHosts';
import { useTicket } from '../api/useTicket';
import { tickSteps } from '../browser/firstSteps';
import { Button } from '../ui/Button';
import { Radios } from '../ui/Choices';
import { DialogFrame, type DialogProps } from '../ui/DialogFrame';
import { FaultText } from '../ui/Field';
import { Loading } from '../ui/Loading';
import { QrPicture } from '../ui/QrPicture';
import { CheckIcon, PhoneIcon } from '../ui/sessionIcons';
import { useOutcome } from '../ui/useOutcome';
import type { TicketCounts } from './sessionState';
import type { HostCalls } from './useCommands';
import { useScorerTexts } from '../texts/paperTexts';
import { useDeviceTexts, useWords } from '../texts/roomTexts';
import { type LanguageSetting, useLanguage } from '../texts/useLanguage';

interface RemoteAccessProps {
  /** The address where phones join; undefined if this browser cannot reach it. */
  joinUrl: string | undefined;
  devices: readonly HostDevice[];
  tickets: TicketCounts;
  host: HostCalls;
  /** Whether guests see this page: then a device waits until the host admits it. */
  isPublic?: boolean;
}

/** The dialog that makes a phone the remote. */
export function RemoteDialog({ open, onClose, ...access }: RemoteAccessProps & DialogProps) {
  return (
    <DialogFrame title={useWords().remote} open={open} onClose={onClose} width="2xl">
      <Dialog.Body display="grid" gap="4">
        <RemoteAccess {...access} />
      </Dialog.Body>
    </DialogFrame>
  );
}

/** Makes a phone the remote by a QR code, and lists the devices that control the session. */
export function RemoteAccess({ joinUrl, devices, tickets, host, isPublic = false }: RemoteAccessProps) {
  const texts = useDeviceTexts();
  return (
    <>
      {joinUrl === undefined ? (
        <p>{texts.noAddress}</p>
      ) : (
        <Tickets key={String(isPublic)} joinUrl={joinUrl} host={host} tickets={tickets} isPublic={isPublic} />
      )}
      <Devices devices={devices} host={host} />
    </>
  );
}

type TicketProps = Pick<RemoteAccessProps, 'host' | 'tickets'> & { joinUrl: string; isPublic: boolean };

const ROLES = ['remote', 'scorer'] as const;
type Role = (typeof ROLES)[number];

/**
 * A QR code for a remote or a scorer. Only one is shown: a camera might scan either, and the server issues
 * one ticket at a time. Where guests see it, only once the host knows that they do.
 */
function Tickets(props: TicketProps) {
  const texts = useScorerTexts();
  const [role, setRole] = useState<Role>('remote');
  const [isShown, setShown] = useState(!props.isPublic);
  return (
    <>
      <Radios
        className="row ticket-roles"
        legend={texts.choice}
        values={ROLES}
        labelOf={(each) => texts.roles[each]}
        chosen={role}
        onChoose={setRole}
      />
      {isShown ? <Ticket key={role} role={role} {...props} /> : <Warning onShow={() => setShown(true)} />}
    </>
  );
}

/** Says, before a QR code is shown, who else will see it. */
function Warning({ onShow }: { onShow: () => void }) {
  const texts = useDeviceTexts();
  return (
    <div className="row device-ticket">
      <div className="muted level ticket-picture">
        <span className="ticket-sign">
          <PhoneIcon />
        </span>
      </div>
      <div className="ticket-text">
        <p>{texts.isPublic}</p>
        <Button onClick={onShow}>{texts.show}</Button>
      </div>
    </div>
  );
}

/** The QR code that gives one phone a role, shown while it is valid, with instructions beside it. */
function Ticket({ role, joinUrl, host, tickets, isPublic }: TicketProps & { role: Role }) {
  const ofRole = { remote: useDeviceTexts(), scorer: useScorerTexts() };
  const texts = ofRole[role];
  const { offer, renew } = useTicket({
    issue: () => host.issueTicket(role === 'scorer' ? role : undefined, isPublic),
    withdraw: host.withdrawTicket,
    used: tickets.claimed,
    registrations: tickets.registrations,
  });
  const { unconfirmed } = useWords();
  const { claim, fate, isLost, answer, forget } = useWaitingClaim(tickets, host);
  const name = offer.name === 'used' ? 'claimed' : (fate ?? offer.name);
  const isClaimed = name === 'claimed';
  useEffect(() => {
    if (isClaimed && role === 'remote') tickSteps('remote');
  }, [isClaimed, role]);
  const language = useLanguage();
  const isOver = !claim && name !== 'open' && name !== 'issuing';
  const another = () => {
    forget();
    renew();
  };
  const said = name === 'refused' || name === 'gone' ? ofRole.remote[name] : texts.offers[name];
  return (
    <div className="row device-ticket">
      <div className="muted level ticket-picture" data-offer={name}>
        {claim ? (
          <span className="ticket-sign" data-number aria-hidden>
            {claim.sign}
          </span>
        ) : (
          <>
            {name === 'issuing' && <Loading text=" " />}
            {name === 'open' && offer.name === 'open' && (
              <QrPicture url={remoteUrlOf(joinUrl, offer.ticket, language)} label={texts.qrCode} />
            )}
            {isOver && <span className="ticket-sign">{isClaimed ? <CheckIcon /> : <PhoneIcon />}</span>}
          </>
        )}
      </div>
      <div className="ticket-text">
        <p role="status" className={claim && 'ticket-question'}>
          {claim ? ofRole.remote.asks({ sign: claim.sign }) : said}
        </p>
        {claim && (
          <div className="row">
            <Button onClick={() => void answer(true)}>{ofRole.remote.yes}</Button>
            <Button variant="outline" onClick={() => void answer(false)}>
              {ofRole.remote.no}
            </Button>
          </div>
        )}
        {claim && isLost && <FaultText>{unconfirmed}</FaultText>}
        {isOver && <Button onClick={another}>{ofRole.remote.another}</Button>}
      </div>
    </div>
  );
}

/**
 * The claim of the QR code shown, while a phone waits with it for the host, and what became of it otherwise.
 * `refused`: the host said no. `gone`: the phone is no longer waiting.
 */
function useWaitingClaim({ claiming }: TicketCounts, host: HostCalls) {
  /** The claim of an earlier QR code. */
  const [past, setPast] = useState(claiming?.claimId);
  const [answered, setAnswered] = useState<{ claimId: string; fate?: 'refused' | 'gone' }>();
  /** The claim whose answer was lost. */
  const [lost, setLost] = useState<string>();
  const claim = claiming && claiming.claimId !== past ? claiming : undefined;
  const known = answered && answered.claimId === claim?.claimId ? answered : undefined;
  const answer = async (isAdmitted: boolean) => {
    if (!claim || known) return;
    const { claimId } = claim;
    setAnswered(isAdmitted ? { claimId } : { claimId, fate: 'refused' });
    setLost(undefined);
    const outcome = await host.answerClaim(claimId, isAdmitted);
    if (outcome === 'lost') {
      // The phone may still be waiting, so the question is asked again.
      setAnswered((now) => (now?.claimId === claimId ? undefined : now));
      return setLost(claimId);
    }
    // A yes that arrives in time is followed by TicketClaimed.
    if (isAdmitted && outcome !== 'done') setAnswered({ claimId, fate: 'gone' });
  };
  const fate = known?.fate;
  const isLost = lost === claim?.claimId;
  return { claim: fate ? undefined : claim, fate, isLost, answer, forget: () => setPast(claiming?.claimId) };
}

/**
 * Returns the address that a phone opens to become the remote, on the server where it joins. The ticket is in
 * the fragment, which browsers never send, so that it appears in no log. The remote uses this screen's
 * language.
 */
export function remoteUrlOf(joinUrl: string, ticket: string, language: LanguageSetting): string {
  const query = language === 'mixture' ? '' : `?lang=${language}`;
  return joinUrl.replace(/\/join\/([^/]*)$/, (_, code) => `/remote/${code}${query}#${ticket}`);
}

/** The devices that control the session; all but the first can be removed. */
function Devices({ devices, host }: Pick<RemoteAccessProps, 'devices' | 'host'>) {
  const texts = useDeviceTexts();
  const id = useId();
  const scorer = useScorerTexts();
  const { unconfirmed } = useWords();
  const { hasFailed, attempt } = useOutcome();
  const nameOf = (device: HostDevice): string => {
    if (device.kind === 'session') return texts.first;
    const likes = devices.filter(({ kind }) => kind === device.kind);
    const place = likes.indexOf(device) + 1;
    return device.kind === 'scorer' ? scorer.device({ place }) : texts.remote({ place });
  };
  if (devices.length === 0) return null;
  return (
    <section aria-labelledby={id} className="host-devices">
      <h3 id={id}>{texts.devices}</h3>
      <ul>
        {devices.map((device) => (
          <Device
            key={device.deviceId}
            device={device}
            name={nameOf(device)}
            onDismiss={() => void attempt(host.dismissHost(device.deviceId))}
          />
        ))}
      </ul>
      {hasFailed && <FaultText>{unconfirmed}</FaultText>}
    </section>
  );
}

interface DeviceProps {
  device: HostDevice;
  name: string;
  onDismiss: () => void;
}

function Device({ device: { kind, connected, own }, name, onDismiss }: DeviceProps) {
  const texts = useDeviceTexts();
  const words = useWords();
  const id = useId();
  return (
    <li className="apart">
      <span id={id}>
        {own ? texts.own({ name }) : name}
        <span className="muted"> · {connected ? words.connected : words.away}</span>
      </span>
      {kind !== 'session' && (
        <Button variant="outline" aria-describedby={id} onClick={onDismiss}>
          {texts.dismiss}
        </Button>
      )}
    </li>
  );
}
