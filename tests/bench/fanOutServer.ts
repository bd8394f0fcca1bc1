import { createServer } from 'node:http';
import { HubServer } from '../../src/server/signalr/hubServer';

/** A hub on this project's hub server that sends bursts to all who follow. Argument: port. */
const port = Number(process.argv[2]);
const hubServer = new HubServer();
const hub = hubServer.addHub('/feed');
hub.addMethods({
  Follow: (connection) => hub.addToGroup(connection, 'feed'),
  Burst(_, events) {
    for (let place = 0; place < Number(events); place++) hub.sendToGroup('feed', 'News', { place });
  },
});
const http = createServer();
http.on('upgrade', (request, socket, head) => hubServer.handleUpgrade(request, socket, head));
http.listen(port, '127.0.0.1', () =>
  process.stdout.write(`pid ${process.pid} listens on http://127.0.0.1:${port}\n`),
);
