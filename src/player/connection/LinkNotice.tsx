import type { LinkState } from './hubLink';

interface LinkNoticeProps {
  state: LinkState;
  /** The sentence for this state. */
  text: string;
  /** Whether a working connection is shown too. */
  showConnected: boolean;
}

/** Shows the state of the connection. The region is always there: screen readers only announce changes in it. */
export function LinkNotice({ state, text, showConnected }: LinkNoticeProps) {
  return (
    <div role="status" className="link" data-link={state}>
      {(state !== 'online' || showConnected) && <p key={state}>{text}</p>}
    </div>
  );
}
