import './devices.css';
import { Dialog } from '@chakra-ui/react/dialog';
import { useEffect, useId, useState } from 'react';
import type { HostDevice } from '../../contract/hostGame';
import { tickSteps } from '../browser/firstSteps';
import { Button } from '../ui/Button';
import { DialogFrame } from '../ui/DialogFrame';
import { Loading } from '../ui/Loading';
import { QrPicture } from '../ui/QrPicture';
import { CheckIcon, PhoneIcon } from '../ui/sessionIcons';
import type { TicketCounts } from './sessionState';
import type { HostCalls } from './useCommands';
import { useScorerTexts } from '../texts/paperTexts';
import { useDeviceTexts, useWords } from '../texts/roomTexts';
import { type LanguageSetting, useLanguage } from '../texts/useLanguage';

interface RemoteDialogProps {
  open: boolean;
  onClose: () => void;
  /** Where phones join; undefined where this browser does not reach it. */
  joinUrl: string | undefined;
  devices: readonly HostDevice[];
  tickets: TicketCounts;
  host: HostCalls;
}

/** Makes a phone the remote by a QR code, and lists the devices that command the session. */
export function RemoteDialog({ open, onClose, joinUrl, devices, tickets, host }: RemoteDialogProps) {
  const texts = useDeviceTexts();
  return (
    <DialogFrame title={useWords().remote} open={open} onClose={onClose} width="2xl">
      <Dialog.Body display="grid" gap="4">
        {joinUrl === undefined ? (
          <p>{texts.noAddress}</p>
        ) : (
          <Tickets joinUrl={joinUrl} host={host} tickets={tickets} />
        )}
        <Devices devices={devices} host={host} />
      </Dialog.Body>
    </DialogFrame>
  );
}

type TicketProps = Pick<RemoteDialogProps, 'host' | 'tickets'> & { joinUrl: string };

const ROLES = ['remote', 'scorer'] as const;
type Role = (typeof ROLES)[number];

/** A QR code for a remote or for a scorer: one at a time, since cameras take either, and the server gives out one. */
function Tickets(props: TicketProps) {
  const texts = useScorerTexts();
  const name = useId();
  const [role, setRole] = useState<Role>('remote');
  return (
    <>
      <fieldset className="ticket-roles">
        <legend>{texts.choice}</legend>
        {ROLES.map((each) => (
          <label key={each} className="option">
            <input type="radio" name={name} checked={each === role} onChange={() => setRole(each)} />
            {texts.roles[each]}
          </label>
        ))}
      </fieldset>
      <Ticket key={role} role={role} {...props} />
    </>
  );
}

/** The QR code that gives one phone a role, for as long as it works, and beside it what to do with it. */
function Ticket({ role, joinUrl, host, tickets }: TicketProps & { role: Role }) {
  const ofRole = { remote: useDeviceTexts(), scorer: useScorerTexts() };
  const texts = ofRole[role];
  const { another } = ofRole.remote;
  const { offer, renew } = useTicket(host, tickets, role);
  const language = useLanguage();
  const isOver = offer.name !== 'open' && offer.name !== 'issuing';
  return (
    <div className="device-ticket">
      <div className="ticket-picture" data-offer={offer.name}>
        {offer.name === 'issuing' && <Loading text=" " />}
        {offer.name === 'open' && (
          <QrPicture url={remoteUrlOf(joinUrl, offer.ticket, language)} label={texts.qrCode} />
        )}
        {isOver && (
          <span className="ticket-sign">{offer.name === 'claimed' ? <CheckIcon /> : <PhoneIcon />}</span>
        )}
      </div>
      <div className="ticket-text">
        <p role="status">{texts.offers[offer.name]}</p>
        {isOver && <Button onClick={renew}>{another}</Button>}
      </div>
    </div>
  );
}

/** A ticket on offer; `claimed`: a device has used it. */
type TicketOffer =
  | { name: 'issuing' | 'claimed' | 'expired' | 'failed' }
  /** `before`: how many were claimed before it was wished for. */
  | { name: 'open'; ticket: string; before: number };

/**
 * Issues a ticket at once, another one whenever `renew` is called or the client has registered anew, and withdraws the
 * last one when it is no longer shown.
 */
function useTicket(
  { issueTicket, withdrawTicket }: Pick<HostCalls, 'issueTicket' | 'withdrawTicket'>,
  { claimed, registrations }: TicketCounts,
  role: Role,
): { offer: TicketOffer; renew: () => void } {
  const [issued, setIssued] = useState<TicketOffer>({ name: 'issuing' });
  const [wish, setWish] = useState({ before: claimed });

  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void issueTicket(role === 'scorer' ? role : undefined).then((answer) => {
      if (!isWanted) return;
      if (!answer) return setIssued({ name: 'failed' });
      setIssued({ name: 'open', ticket: answer.ticket, before: wish.before });
      timer = setTimeout(() => setIssued({ name: 'expired' }), answer.expiresInMs);
    });
    return () => {
      isWanted = false;
      clearTimeout(timer);
      void withdrawTicket();
    };
  }, [issueTicket, withdrawTicket, role, registrations, wish]);

  const renew = () => {
    setIssued({ name: 'issuing' });
    setWish({ before: claimed });
  };
  const isClaimed = issued.name === 'open' && claimed > issued.before;
  useEffect(() => {
    if (isClaimed && role === 'remote') tickSteps('remote');
  }, [isClaimed, role]);
  return { offer: isClaimed ? { name: 'claimed' } : issued, renew };
}

/**
 * What a phone opens to become the remote: on the server that it joins at. The ticket stands in the fragment, which
 * browsers send to no server, so that it gets into no log. It speaks as this screen does.
 */
export function remoteUrlOf(joinUrl: string, ticket: string, language: LanguageSetting): string {
  const query = language === 'mixture' ? '' : `?lang=${language}`;
  return joinUrl.replace(/\/join\/([^/]*)$/, (_, code) => `/remote/${code}${query}#${ticket}`);
}

/** The devices that command the session; all but the first can be sent away. */
function Devices({ devices, host }: Pick<RemoteDialogProps, 'devices' | 'host'>) {
  const texts = useDeviceTexts();
  const id = useId();
  const scorer = useScorerTexts();
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
            onDismiss={() => void host.dismissHost(device.deviceId)}
          />
        ))}
      </ul>
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
    <li>
      <span id={id}>
        {own ? texts.own({ name }) : name}
        <span> · {connected ? words.connected : words.away}</span>
      </span>
      {kind !== 'session' && (
        <Button variant="outline" aria-describedby={id} onClick={onDismiss}>
          {texts.dismiss}
        </Button>
      )}
    </li>
  );
}
