import './help.css';
import { useNetworkTexts } from './networkTexts';
import { needsPermission } from './useNetwork';

interface LobbyHelpProps {
  /** Why phones cannot join; null if they should be able to. */
  problem: 'loopback' | 'unreachable' | null;
  /** The address where they join. */
  url: string | undefined;
}

/** What keeps phones out and what helps, on the wall: a problem of the laptop, or else one of their browsers. */
export function LobbyHelp({ problem, url }: LobbyHelpProps) {
  const { noWayIn, permission } = useNetworkTexts();
  if (problem)
    return (
      <div role="status" className="invitation-problem">
        <strong>{noWayIn[problem].title}</strong>
        <p>{noWayIn[problem].text}</p>
      </div>
    );
  return url !== undefined && needsPermission(url) && <p className="invitation-help">{permission}</p>;
}
