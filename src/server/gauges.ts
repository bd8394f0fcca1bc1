import type { Cluster } from './joinCluster';
import type { Metrics } from './metrics';
import type { Sessions } from './sessions/sessions';
import type { Hub } from './signalr/hub';
import type { Store } from './store/sessionDocuments';

/** What is counted where it is, when somebody asks. */
export function addGauges(
  metrics: Metrics,
  { sessions, store }: { sessions: Sessions; store: Store },
  [monitors, phones]: [Hub, Hub],
  cluster?: Cluster,
): void {
  metrics.add('gauge', 'quiz_night_sessions', 'Open sessions in this process.', () => sessions.openCount);
  metrics.add('gauge', 'quiz_night_players', 'Players in these sessions.', () => sessions.playerCount);
  metrics.add('gauge', 'quiz_night_store_writable', 'Whether what happens is stored: 1, or 0.', () =>
    Number(store.isReady && store.notice === undefined),
  );
  metrics.add('gauge', 'quiz_night_connections', 'Connections by hub.', () => [
    { labels: { hub: 'quiz' }, value: monitors.connectionCount },
    { labels: { hub: 'game' }, value: phones.connectionCount },
  ]);
  if (!cluster) return;
  const { leases, operations } = cluster.figures;
  metrics.add('gauge', 'quiz_night_owned_leases', 'What this process owns in Redis.', leases);
  metrics.add('counter', 'quiz_night_redis_operations_total', 'Scripts run in Redis.', operations);
}
