import '../../ui/plain.css';
import './strip.css';
import '../paper/paper.css';
import type { Language } from '../../../contract/languages';
import { comparisonIn } from '../../../contract/wording/lists';
import { useSpoken } from '../../texts/useLanguage';
import { Dialog } from '@chakra-ui/react/dialog';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { HostPlayer, MarkedQuestion } from '../../../contract/toHosts';
import { Button } from '../../ui/Button';
import { Select } from '../../ui/Choices';
import { DialogFrame, type DialogProps, Failure } from '../../ui/DialogFrame';
import { Input } from '../../ui/Field';
import { PaperIcon } from '../../ui/sessionIcons';
import { AnotherQuiz, type AnotherQuizProps } from '../another/AnotherQuiz';
import { AskForm } from '../ask/AskForm';
import { useGameHost } from './actions';
import { MarkingQueue } from './MarkingQueue';
import { NearNames } from './NearNames';
import { useCorrections, usePointsForm } from './useCorrections';
import { type PrivatePlaces, Privately } from './Privately';
import { solvedKindOf, toJudgeIn } from './useMarking';
import { useControlTexts, useCorrectionTexts, useGameTexts, useMarkingTexts } from '../gameTexts';
import { useEveningRoomTexts } from '../../texts/eveningTexts';

// For hosts without a remote. Guests see these dialogs, as they are on the projector.

interface HostDialogProps extends DialogProps {
  failure: string | null;
}

interface PrivateDialogProps extends HostDialogProps {
  places: PrivatePlaces | undefined;
}

/** The laptop's dialog with the marking queue. */
export function MarkingDialog({ open, failure, onClose, places }: PrivateDialogProps) {
  const texts = useMarkingTexts();
  const { toCheck } = useGameTexts();
  const { hostGame } = useGameHost();
  const marking = hostGame?.marking ?? [];
  const isPoll = (question: MarkedQuestion) => solvedKindOf(question) === null;
  const isCovered = marking.some((each) => !each.revealed && !isPoll(each));
  const waiting = toJudgeIn(hostGame);
  return (
    <DialogFrame title={texts.title} open={open} onClose={onClose} width="2xl">
      <Dialog.Body className="plain">
        <Failure text={failure} />
        <Privately
          places={isCovered || marking.some(isPoll) || hostGame?.objections ? places : undefined}
          waiting={waiting > 0 ? toCheck({ count: waiting }) : undefined}
        >
          <MarkingQueue isPublic />
          {isCovered && <p className="marking-hint">{texts.covered}</p>}
          {marking.some((each) => !isPoll(each)) && <p className="marking-hint">{texts.keys}</p>}
          {marking.some(isPoll) && <p className="marking-hint">{texts.pollKeys}</p>}
        </Privately>
      </Dialog.Body>
    </DialogFrame>
  );
}

/** The laptop's dialog to correct points. */
export function CorrectionsDialog({ open, failure, onClose }: HostDialogProps) {
  const texts = useCorrectionTexts();
  return (
    <DialogFrame title={texts.title} open={open} onClose={onClose} width="2xl">
      <Dialog.Body>
        <Failure text={failure} />
        <PointCorrections />
      </Dialog.Body>
    </DialogFrame>
  );
}

/** Corrects points, and lists what was corrected. */
export function PointCorrections() {
  return (
    <>
      <CorrectionForm />
      <CorrectionList />
    </>
  );
}

/** The laptop's dialog about similar names of teams. It closes once all questions are answered. */
export function NearNamesDialog({ open, failure, onClose, places }: PrivateDialogProps) {
  const { near: texts } = useEveningRoomTexts();
  const isAsked = (useGameHost().hostGame?.season?.near ?? []).length > 0;
  const close = useEffectEvent(onClose);
  const isOver = open && !isAsked;
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  return (
    <DialogFrame title={texts.heading} open={open && isAsked} onClose={onClose} width="xl">
      <Dialog.Body className="plain">
        <Failure text={failure} />
        <Privately places={places}>
          <NearNames />
        </Privately>
      </Dialog.Body>
    </DialogFrame>
  );
}

/** The laptop's dialog to choose another quiz for the same room. */
export function AnotherQuizDialog({ open, onClose, ...quiz }: HostDialogProps & AnotherQuizProps) {
  const texts = useEveningRoomTexts().another;
  return (
    <DialogFrame title={texts.offer} open={open} onClose={onClose} width="2xl">
      <Dialog.Body className="plain paper-dialog">
        <AnotherQuiz {...quiz} />
      </Dialog.Body>
    </DialogFrame>
  );
}

/** The laptop's dialog to ask the room something. It closes once the question is asked or the scene is over. */
export function AskDialog({
  open,
  failure,
  onClose,
  places,
  canAsk,
}: PrivateDialogProps & { canAsk: boolean }) {
  const { ask } = useControlTexts();
  const close = useEffectEvent(onClose);
  const isOver = open && !canAsk;
  // Otherwise it would be back with the next scene that offers it.
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  return (
    <DialogFrame title={ask} open={open && canAsk} onClose={onClose} width="xl">
      <Dialog.Body className="plain">
        <Failure text={failure} />
        <AskForm hide={(secret) => <Privately places={places}>{secret}</Privately>} />
      </Dialog.Body>
    </DialogFrame>
  );
}

/** Gives a player points, or takes them, with a reason. */
function CorrectionForm() {
  const texts = useCorrectionTexts();
  const players = useGameHost().hostGame?.players ?? [];
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [wasTried, setWasTried] = useState(false);
  // A chosen player may have left.
  const playerId = players.some((each) => each.playerId === chosen) ? chosen : '';
  const isMissing = wasTried && playerId === '';
  const lang = useSpoken();
  const named = [...players].sort(byName(lang)).map((each) => [each.playerId, nameForGuests(each)] as const);
  const form = usePointsForm(playerId);
  const adjust = (sign: 1 | -1) => {
    setWasTried(true);
    if (playerId) form.adjust(sign);
  };
  return (
    <form
      noValidate
      className="grid correction-form"
      onSubmit={(event) => {
        event.preventDefault();
        adjust(1);
      }}
    >
      <label>
        {texts.player}
        <Input asChild>
          <Select
            options={[['', texts.choose], ...named]}
            chosen={playerId}
            onChoose={setChosen}
            aria-invalid={isMissing}
            aria-describedby={isMissing ? `${id}-fault` : undefined}
          />
        </Input>
      </label>
      <label>
        {texts.amount}
        <Input aria-describedby={form.isBad ? `${id}-fault` : undefined} {...form.amountField} />
      </label>
      <label>
        {texts.reason}
        <Input {...form.reasonField} />
      </label>
      {(isMissing || form.isBad) && (
        <p id={`${id}-fault`} role="alert" className="fault correction-fault">
          {isMissing ? texts.noPlayer : texts.badAmount}
        </p>
      )}
      <div className="row correction-buttons">
        <Button type="submit">{texts.give}</Button>
        <Button variant="outline" onClick={() => adjust(-1)}>
          {texts.take}
        </Button>
      </div>
    </form>
  );
}

/** The points that the host gave or took by hand. */
function CorrectionList() {
  const texts = useCorrectionTexts();
  const { takeBack: takeBackText } = useGameTexts();
  const corrections = useCorrections();
  const id = useId();
  const list = useRef<HTMLElement>(null);
  return (
    <section ref={list} tabIndex={-1} className="corrections" aria-labelledby={id}>
      <h3 id={id}>{texts.heading}</h3>
      {corrections.length === 0 && <p className="muted">{texts.empty}</p>}
      <ul>
        {corrections.map(({ key, player, points, about, takeBack }) => (
          <li key={key} className="level">
            <strong>{points ?? <PaperIcon />}</strong>
            <span>
              {player && nameForGuests(player)}
              <span className="small-hint">{about}</span>
            </span>
            <Button
              variant="outline"
              px="3"
              onClick={() => {
                // The button disappears with its correction, and keyboard users must be able to go on from here.
                list.current?.focus();
                takeBack();
              }}
            >
              {takeBackText}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameForGuests({ name, shownName }: HostPlayer): string {
  return shownName ?? name;
}

function byName(language: Language): (one: HostPlayer, other: HostPlayer) => number {
  const compare = comparisonIn(language);
  return (one, other) => compare(nameForGuests(one), nameForGuests(other));
}
