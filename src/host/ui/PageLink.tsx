import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** What the page that it leads to finds in its location. */
  state?: unknown;
}

/**
 * A link to another page of the client. The router's own link can also prefetch for its framework, which would cost
 * every page two kilobytes.
 */
export function PageLink({ to, state, onClick, ...rest }: PageLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
