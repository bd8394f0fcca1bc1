import { createServer } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { HubServer } from '../../src/server/signalr/hubServer';
import { machineMs } from './clock';

/** A hub on this project's hub server that sends events to all followers. Argument: port. */
const port = Number(process.argv[2]);
const hubServer = new HubServer();
const hub = hubServer.addHub('/feed');

const send = (place: number) => hub.sendToGroup('feed', 'News', { place });

hub.addMethods({
  Follow: (connection) => hub.addToGroup(connection, 'feed'),
  Burst(_, events) {
    for (let place = 0; place < Number(events); place++) send(place);
  },
  async EachTurn(_, events) {
    for (let place = 0; place < Number(events); place++) {
      send(place);
      await nextTurn();
    }
  },
  /** Sends events at an interval; returns when each was sent. */
  Every: (_, events, ms) =>
    new Promise((resolve) => {
      const sentAt: number[] = [];
      const timer = setInterval(() => {
        sentAt.push(machineMs());
        send(sentAt.length - 1);
        if (sentAt.length < Number(events)) return;
        clearInterval(timer);
        resolve(sentAt);
      }, Number(ms));
    }),
});
const http = createServer();
http.on('upgrade', (request, socket, head) => hubServer.handleUpgrade(request, socket, head));
http.listen(port, '127.0.0.1', () =>
  process.stdout.write(`pid ${process.pid} listens on http://127.0.0.1:${port}\n`),
);
