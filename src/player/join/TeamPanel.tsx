import './devices.css';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PlayerDevice } from '../../contract/toPhones';
import { parseIssuedTicket } from '../../contract/tickets';
import { BeerMat } from '../../look/MatDrawing';
import { around } from '../../look/around';
import { qrPath } from '../../look/qrPath';
import { takeFocus } from '../../look/takeFocus';
import type { LinkState } from '../../look/hubLink';
import type { CallHub } from '../connection/hubCalls';
import type { PhoneTexts, PlayTexts } from '../texts/loadTexts';
import { usePlayTexts } from '../texts/usePlayTexts';
import { deviceUrl } from './entry';

interface TeamPanelProps {
  code: string;
  /** The team's, as monitors show it. */
  name: string;
  devices: readonly PlayerDevice[];
  /** How many phones a team can have. */
  limit: number;
  link: LinkState;
  texts: PhoneTexts;
  call: CallHub;
  onClose: () => void;
}

/** The team's phones: a QR code for another one, and a list. */
export function TeamPanel({
  code,
  name,
  devices,
  limit,
  link,
  texts: phoneTexts,
  call,
  onClose,
}: TeamPanelProps) {
  const { team, teamEntry, loading } = usePlayTexts(phoneTexts);
  const texts: PanelTexts = { ...team, ...teamEntry, loading };
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is removed: only then does the focus go back to where it was.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const isFull = devices.length >= limit;
  const title = limit > 1 ? texts.another : texts.phones({ count: devices.length });
  return (
    <dialog ref={dialog} className="team-panel" aria-labelledby="team-title" onCancel={onClose}>
      <h2 id="team-title">
        <BeerMat name={name} /> {title}
      </h2>
      {limit > 1 &&
        (isFull ? (
          <p>{texts.full}</p>
        ) : (
          <Invitation
            code={code}
            link={link}
            texts={texts}
            call={call}
            deviceIds={devices.map((each) => each.deviceId).join()}
          />
        ))}
      {devices.length > 1 && <DeviceList devices={devices} texts={texts} call={call} />}
      <button type="button" className="quiet" onClick={onClose}>
        {texts.close}
      </button>
    </dialog>
  );
}

type PanelTexts = PlayTexts['team'] & PlayTexts['teamEntry'] & Pick<PlayTexts, 'loading'>;

type Ticket = { state: 'loading' | 'offline' | 'full' | 'failed' } | { state: 'there'; url: string };

/** In milliseconds before a ticket expires: a phone that scans it just then can still join. */
const RENEW_EARLY_MS = 20_000;
const RETRY_MS = 5_000;

/**
 * A ticket for another phone: a new one before it expires, and whenever a phone has joined or left, which may
 * have used it.
 */
function useTicket({ code, link, deviceIds, call }: InvitationProps): Ticket {
  const [ticket, setTicket] = useState<Ticket>({ state: 'loading' });
  const [turn, setTurn] = useState(0);
  const invite = useEffectEvent(() => call('InviteDevice'));
  useEffect(() => {
    if (link !== 'online') return;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout>;
    const again = (ms: number): void => {
      timer = setTimeout(() => setTurn(turn + 1), ms);
    };
    void invite().then((result) => {
      if (!isWanted || result.kind === 'lost') return;
      const issued = result.kind === 'value' ? parseIssuedTicket(result.value) : undefined;
      if (issued?.ok) {
        setTicket({ state: 'there', url: deviceUrl(code, issued.value.ticket) });
        again(Math.max(RETRY_MS, issued.value.expiresInMs - RENEW_EARLY_MS));
      } else {
        setTicket({ state: result.kind === 'refused' && result.code === 'devices_full' ? 'full' : 'failed' });
        again(RETRY_MS);
      }
    });
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [code, link, deviceIds, turn]);
  return link === 'online' ? ticket : { state: 'offline' };
}

interface InvitationProps extends Pick<TeamPanelProps, 'code' | 'link' | 'call'> {
  texts: PanelTexts;
  deviceIds: string;
}

function Invitation(props: InvitationProps) {
  const { texts } = props;
  const ticket = useTicket(props);
  const isThere = ticket.state === 'there';
  return (
    <>
      <p role="status">{isThere ? texts.scan : texts[ticket.state]}</p>
      {isThere && (
        <>
          <QrCode url={ticket.url} label={texts.qr} />
          <p className="muted">{texts.once}</p>
          {'share' in navigator && (
            <button type="button" className="quiet" onClick={() => void share(ticket.url)}>
              {texts.share}
            </button>
          )}
          <p className="muted team-url">{ticket.url}</p>
        </>
      )}
    </>
  );
}

/** Closing the phone's share sheet only means a change of mind. */
async function share(url: string): Promise<void> {
  await navigator.share({ url }).catch(() => undefined);
}

function QrCode({ url, label }: { url: string; label: string }) {
  const { path, size } = qrPath(url);
  return (
    <svg
      className="qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

interface DeviceListProps extends Pick<TeamPanelProps, 'devices' | 'call'> {
  texts: PanelTexts;
}

/** The team's phones. The captain can remove the others. */
function DeviceList({ devices, texts, call }: DeviceListProps) {
  const [asked, setAsked] = useState<string>();
  const [wasAsked, setWasAsked] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const list = useRef<HTMLHeadingElement>(null);
  const isCaptain = devices.some(({ own, captain }) => own && captain);
  const remove = async (deviceId: string): Promise<void> => {
    setAsked(undefined);
    list.current?.focus();
    const { kind } = await call('RemoveDevice', deviceId);
    setFailed(kind !== 'value');
  };
  return (
    <section className="devices" aria-labelledby="team-list">
      <h3 ref={list} id="team-list" tabIndex={-1}>
        {texts.list}
      </h3>
      <ol className="stack">
        {devices.map(({ deviceId, number, captain, connected, own }, place) => {
          const shown = number ?? place + 1;
          return (
            <li key={deviceId} className="row" data-connected={connected}>
              <p>
                {around(
                  (device) => texts.deviceAs({ device, isCaptain: captain, isOwn: own }),
                  <b>{texts.device({ number: shown })}</b>,
                )}
                <span className="muted">{connected ? texts.connected : texts.away}</span>
              </p>
              {isCaptain && !own && asked !== deviceId && (
                <button
                  type="button"
                  className="quiet"
                  aria-label={texts.remove({ number: shown })}
                  ref={wasAsked === deviceId ? takeFocus : null}
                  onClick={() => setAsked(deviceId)}
                >
                  ✕
                </button>
              )}
              {asked === deviceId && (
                <div role="group" aria-label={texts.removeReally({ number: shown })}>
                  <p>{texts.removeReally({ number: shown })}</p>
                  {/* The pressed button is gone; the harmless one takes its focus. */}
                  <button
                    type="button"
                    className="quiet"
                    ref={takeFocus}
                    onClick={() => {
                      setAsked(undefined);
                      setWasAsked(deviceId);
                    }}
                  >
                    {texts.cancel}
                  </button>
                  <button type="button" className="quiet danger" onClick={() => void remove(deviceId)}>
                    {texts.removeYes}
                  </button>
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <p className="muted">{texts.captainHint}</p>
      <p role="status" className="fault failure">
        {hasFailed && texts.failed}
      </p>
    </section>
  );
}
