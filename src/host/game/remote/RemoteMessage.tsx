import type { ReactNode } from 'react';

interface RemoteMessageProps {
  title: string;
  text?: string;
  /** Whether there is nothing to do but wait. */
  isBusy?: boolean;
  children?: ReactNode;
}

/** Says, in place of the remote, why it is not available and what helps. */
export function RemoteMessage({ title, text, isBusy = false, children }: RemoteMessageProps) {
  return (
    <main className="message">
      <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" />
      <div role="status">
        <h1>{title}</h1>
        {text !== undefined && <p>{text}</p>}
      </div>
      {isBusy && <span className="spinner" aria-hidden="true" />}
      {children}
    </main>
  );
}
