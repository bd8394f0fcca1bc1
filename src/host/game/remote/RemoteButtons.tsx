import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { takeFocus } from '../../../look/takeFocus';
import { useAction, useGameHost, type Action } from '../controls/actions';
import { toJudgeIn } from '../controls/useMarking';
import { useCrowdTexts, useWords } from '../../texts/roomTexts';
import { useRemoteTexts } from '../gameTexts';

interface ActionButtonProps extends ComponentProps<'button'> {
  action: Action;
  /** Replaces the action's icon. */
  icon?: ReactNode;
  /** The button's text: the full label, or below the icon a word short enough for a column. */
  says?: 'label' | 'word' | 'nothing';
}

/** A button for an action, in place and focusable even when disabled, so that nothing moves. */
export function ActionButton({ action, icon, says = 'label', ...rest }: ActionButtonProps) {
  const { label, word, press, isOn, ...shown } = useAction(action);
  return (
    <button
      type="button"
      aria-label={says === 'label' ? undefined : label}
      aria-pressed={isOn}
      aria-disabled={press === null}
      onClick={() => press?.()}
      {...rest}
    >
      {says === 'label' ? label : (icon ?? shown.icon)}
      {says === 'word' && <span>{word}</span>}
    </button>
  );
}

interface SwitchProps {
  label: string;
  /** What it does, where the label does not say enough. */
  hint?: string | undefined;
  isOn: boolean | undefined;
  onSwitch: () => void;
}

/** A switch beside its label. */
export function Switch({ label, hint, isOn, onSwitch }: SwitchProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="apart switch"
        role="switch"
        aria-checked={isOn}
        aria-describedby={hint && id}
        onClick={onSwitch}
      >
        {label}
        <span aria-hidden="true" className="switch-track" />
      </button>
      {hint && (
        <p id={id} className="muted switch-hint">
          {hint}
        </p>
      )}
    </>
  );
}

/** A switch for one of the game's settings. */
export function ActionSwitch({ action }: { action: Action }) {
  const { label, hint, isOn, press } = useAction(action);
  return <Switch label={label} hint={hint} isOn={isOn} onSwitch={() => press?.()} />;
}

interface AskTwiceProps {
  offer: string;
  texts: { title: string; text: string; confirm: string };
  onConfirm: () => void;
  /** The style of the button before it asks. */
  look?: string;
}

/** A button that asks for confirmation. Cancel has the focus first, so that a double tap does nothing. */
export function AskTwice({ offer, texts, onConfirm, look = 'danger' }: AskTwiceProps) {
  const { cancel } = useWords();
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <button type="button" className={look} onClick={() => setAsking(true)}>
        {offer}
      </button>
    );
  }
  const question = `${texts.title} ${texts.text}`;
  return (
    <div className="grid question" role="group" aria-label={question}>
      <p role="status">{question}</p>
      <div className="buttons">
        <button type="button" ref={takeFocus} onClick={() => setAsking(false)}>
          {cancel}
        </button>
        <button
          type="button"
          className={look}
          onClick={() => {
            setAsking(false);
            onConfirm();
          }}
        >
          {texts.confirm}
        </button>
      </div>
    </div>
  );
}

interface FoldedCardProps {
  /** The button that unfolds it. */
  offer: string;
  children: ReactNode;
}

/** A card that shows a button alone until that is pressed. */
export function FoldedCard({ offer, children }: FoldedCardProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="card">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {offer}
      </button>
      {isOpen && children}
    </section>
  );
}

/** Starts the quiz; without players it asks first. */
export function StartButton({ look }: { look: string }) {
  const { send, hostGame } = useGameHost();
  const { start, startAlone } = useCrowdTexts();
  const onStart = () => send({ type: 'start' });
  if (hostGame?.players.length === 0)
    return <AskTwice look={look} offer={start} texts={startAlone} onConfirm={onStart} />;
  return (
    <button type="button" className={look} onClick={onStart}>
      {start}
    </button>
  );
}

interface ViewTabsProps<View extends string> {
  views: readonly View[];
  names: Readonly<Record<View, string>>;
  view: string;
  onView: (view: View) => void;
  className: string;
}

/** The tabs that select a view; one counts the answers that wait for the host. */
export function ViewTabs<View extends string>(props: ViewTabsProps<View>) {
  const { views, names, view, onView, className } = props;
  const texts = useRemoteTexts();
  const waiting = toJudgeIn(useGameHost().hostGame);
  return (
    <nav className={className} aria-label={texts.tabs.label}>
      {views.map((each) => {
        const count = each === 'marking' && waiting > 0 ? waiting : undefined;
        return (
          <button
            key={each}
            type="button"
            aria-current={each === view ? 'page' : undefined}
            aria-label={count ? texts.waiting({ tab: names[each], count }) : undefined}
            data-count={count}
            onClick={() => onView(each)}
          >
            {names[each]}
          </button>
        );
      })}
    </nav>
  );
}
