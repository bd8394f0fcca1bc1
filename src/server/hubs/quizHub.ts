import * as v from 'valibot';
import { QuizHubMethod } from '../../contract/hubs';
import type { SessionFinder } from '../sessions/sessionFinder';
import type { SessionRegistry } from '../sessions/sessionRegistry';
import type { Hub, HubConnection } from '../signalr/hub';
import { hubMethod } from './hubMethod';

/** The monitors' methods. A monitor watches one session at a time: registering for another one leaves the former. */
export function serveQuizHub(hub: Hub, finder: SessionFinder, registry: SessionRegistry): void {
  const watched = new WeakMap<HubConnection, string>();
  hub.addMethods({
    [QuizHubMethod.RegisterMonitor]: hubMethod(v.strictTuple([v.string()]), async (connection, typedCode) => {
      const session = await finder.findSlowly(typedCode, connection);
      registry.touch(session);
      const former = watched.get(connection);
      if (former) hub.removeFromGroup(connection, former);
      hub.addToGroup(connection, session.sessionCode);
      watched.set(connection, session.sessionCode);
    }),
  });
}
