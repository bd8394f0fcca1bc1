import './paper.css';
import { useId, useState } from 'react';
import type { HostPlayer } from '../../../contract/toHosts';
import { useTicket } from '../../api/useTicket';
import { QrPicture } from '../../ui/QrPicture';
import { CheckIcon, PhoneIcon } from '../../ui/sessionIcons';
import { useOutcome } from '../../ui/useOutcome';
import { AskTwice } from '../remote/RemoteButtons';
import { nameOn, useTeamHost } from './useTeamHost';
import { usePhoneTexts } from '../../texts/paperTexts';
import { useWords } from '../../texts/roomTexts';

/** A team's phones: adds one by a QR code, removes one of several, or lets the team play on without any. */
export function TeamPhones({ player }: { player: HostPlayer }) {
  const texts = usePhoneTexts();
  const host = useTeamHost();
  const { playerId, paper = false, devices = [] } = player;
  const [isOpen, setOpen] = useState<boolean>(paper);
  const { unconfirmed } = useWords();
  const { hasFailed, attempt } = useOutcome();
  const toPaper = () => attempt(host.carryOut({ type: 'toPaper', playerId }).then((part) => part.outcome));
  const name = nameOn(host, player);
  const count = phonesOf(player);
  return (
    <div className="grid paper-phones">
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
          onConfirm={() => void toPaper()}
        />
      )}
      {hasFailed && (
        <p role="alert" className="fault">
          {unconfirmed}
        </p>
      )}
    </div>
  );
}

/** The number of a team's phones: one where the server lists none. */
function phonesOf({ paper, devices }: HostPlayer): number {
  return paper ? 0 : (devices?.length ?? 1);
}

interface InvitationProps {
  player: HostPlayer;
  name: string;
  joinUrl: string;
}

/** The QR code that adds a phone to a team. Its ticket is in the fragment, which is never sent. */
function Invitation({ player, name, joinUrl }: InvitationProps) {
  const texts = usePhoneTexts();
  const { tryAgain } = useWords();
  const { inviteDevice, registrations } = useTeamHost();
  const { offer, renew } = useTicket({
    issue: () => inviteDevice(player.playerId),
    used: phonesOf(player),
    registrations,
    isRenewed: true,
  });
  // A new one takes the place of one that has expired.
  const state = offer.name === 'expired' ? 'issuing' : offer.name;
  const isOver = state === 'used' || state === 'failed';
  return (
    <div className="grid paper-ticket">
      <div className="muted level" data-offer={state}>
        {offer.name === 'open' && (
          <QrPicture url={`${joinUrl}#device=${offer.ticket}`} label={texts.qrCode({ name })} />
        )}
        {isOver && <span>{state === 'used' ? <CheckIcon /> : <PhoneIcon />}</span>}
      </div>
      <p role="status">{texts.offers[state]}</p>
      {isOver && (
        <button type="button" onClick={renew}>
          {state === 'used' ? texts.giveMore : tryAgain}
        </button>
      )}
    </div>
  );
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
  const { hasFailed, attempt } = useOutcome();
  return (
    <section aria-labelledby={id} className="paper-list">
      <h3 id={id}>{texts.list}</h3>
      <ul>
        {devices.map(({ deviceId, number, captain, connected }, place) => (
          <li key={deviceId} className="apart">
            <span id={`${id}-${place}`}>
              {texts.phone({ number: number ?? place + 1 })}
              <span className="muted">
                {' · '}
                {[connected ? words.connected : words.away, captain && texts.captain]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <button
              type="button"
              aria-describedby={`${id}-${place}`}
              onClick={() => void attempt(removeDevice(playerId, deviceId))}
            >
              {texts.sendAway}
            </button>
          </li>
        ))}
      </ul>
      {hasFailed && (
        <p role="alert" className="fault">
          {texts.failed}
        </p>
      )}
    </section>
  );
}
