import './paper.css';
import { useEffect, useId, useState } from 'react';
import type { HostPlayer } from '../../../contract/hostGame';
import { QrPicture } from '../../ui/QrPicture';
import { CheckIcon, PhoneIcon } from '../../ui/sessionIcons';
import { AskTwice } from '../remote/RemoteButtons';
import { nameOn, useTeamHost } from './useTeamHost';
import { usePhoneTexts } from '../../texts/paperTexts';
import { useWords } from '../../texts/roomTexts';

interface TeamPhonesProps {
  player: HostPlayer;
  /** Whether the QR code is there at once. */
  isInviting?: boolean;
}

/** A team's phones: another one by a QR code, each of several sent away, or going on without any. */
export function TeamPhones({ player, isInviting = false }: TeamPhonesProps) {
  const texts = usePhoneTexts();
  const host = useTeamHost();
  const [isOpen, setOpen] = useState(isInviting);
  const { playerId, paper, devices = [] } = player;
  const name = nameOn(host, player);
  const count = phonesOf(player);
  return (
    <div className="paper-phones">
      {count !== 1 && <p>{texts.count({ count })}</p>}
      {!isOpen && (
        <button type="button" onClick={() => setOpen(true)}>
          {paper ? texts.give : texts.giveMore}
        </button>
      )}
      {isOpen && host.joinUrl === undefined && <p role="status">{texts.noAddress}</p>}
      {isOpen && host.joinUrl !== undefined && (
        <Invitation player={player} name={name} joinUrl={host.joinUrl} />
      )}
      {devices.length > 1 && <Phones playerId={playerId} devices={devices} />}
      {!paper && (
        <AskTwice
          look=""
          offer={texts.toPaper}
          texts={{ ...texts.toPaperQuestion, title: texts.toPaperQuestion.title({ name }) }}
          onConfirm={() => void host.carryOut({ type: 'toPaper', playerId })}
        />
      )}
    </div>
  );
}

/** How many phones a team has: one, where the server lists none. */
function phonesOf({ paper, devices }: HostPlayer): number {
  return paper ? 0 : (devices?.length ?? 1);
}

interface InvitationProps {
  player: HostPlayer;
  name: string;
  joinUrl: string;
}

/** The QR code that puts one more phone into a team. The ticket stands in the fragment, which no server is sent. */
function Invitation({ player, name, joinUrl }: InvitationProps) {
  const texts = usePhoneTexts();
  const { tryAgain } = useWords();
  const { offer, renew } = useInvitation(player);
  const isOver = offer.name === 'used' || offer.name === 'failed';
  return (
    <div className="paper-ticket">
      <div data-offer={offer.name}>
        {offer.name === 'open' && (
          <QrPicture url={`${joinUrl}#device=${offer.ticket}`} label={texts.qrCode({ name })} />
        )}
        {isOver && <span>{offer.name === 'used' ? <CheckIcon /> : <PhoneIcon />}</span>}
      </div>
      <p role="status">{texts.offers[offer.name]}</p>
      {isOver && (
        <button type="button" onClick={renew}>
          {offer.name === 'used' ? texts.giveMore : tryAgain}
        </button>
      )}
    </div>
  );
}

type Offer = { name: 'issuing' | 'used' | 'failed' } | { name: 'open'; ticket: string };

/** A ticket for another phone of a team, another one whenever it is too old. It was used once the team has more. */
function useInvitation(player: HostPlayer): { offer: Offer; renew: () => void } {
  const { inviteDevice, registrations } = useTeamHost();
  const { playerId } = player;
  const count = phonesOf(player);
  const [issued, setIssued] = useState<Offer>({ name: 'issuing' });
  const [wish, setWish] = useState(0);
  /** How many phones the team had before; sent away ones do not count. */
  const [before, setBefore] = useState(count);
  if (count < before) setBefore(count);

  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void inviteDevice(playerId).then((answer) => {
      if (!isWanted) return;
      setIssued(answer ? { name: 'open', ticket: answer.ticket } : { name: 'failed' });
      if (answer) timer = setTimeout(() => setWish((last) => last + 1), answer.expiresInMs);
    });
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [inviteDevice, playerId, registrations, wish]);

  const renew = () => {
    setIssued({ name: 'issuing' });
    setBefore(count);
    setWish(wish + 1);
  };
  return { offer: count > before ? { name: 'used' } : issued, renew };
}

interface PhonesProps {
  playerId: string;
  devices: NonNullable<HostPlayer['devices']>;
}

/** The phones of a team that has several. */
function Phones({ playerId, devices }: PhonesProps) {
  const texts = usePhoneTexts();
  const words = useWords();
  const { removeDevice } = useTeamHost();
  const id = useId();
  const [failed, setFailed] = useState(false);
  const sendAway = async (deviceId: string) => {
    setFailed(false);
    setFailed((await removeDevice(playerId, deviceId)) !== 'done');
  };
  return (
    <section aria-labelledby={id} className="paper-list">
      <h3 id={id}>{texts.list}</h3>
      <ul>
        {devices.map(({ deviceId, number, captain, connected }, place) => (
          <li key={deviceId}>
            <span id={`${id}-${place}`}>
              {texts.phone({ number: number ?? place + 1 })}
              <span className="paper-hint">
                {' · '}
                {[connected ? words.connected : words.away, captain && texts.captain]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <button type="button" aria-describedby={`${id}-${place}`} onClick={() => void sendAway(deviceId)}>
              {texts.sendAway}
            </button>
          </li>
        ))}
      </ul>
      {failed && (
        <p role="alert" className="paper-bad">
          {texts.failed}
        </p>
      )}
    </section>
  );
}
