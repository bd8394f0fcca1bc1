import './ui/parts.css';
import { App } from './App';
import { handOver } from '../plug';
import { takeServerKeys } from './api/serverKey';
import { startPage } from './startPage';

handOver({
  wall: async () => (await import('../kinds/wall')).WALL,
  words: async () => (await import('../kinds/words')).WORDS,
  paper: async () => (await import('../kinds/paper')).PAPER,
  workshop: async () => (await import('../kinds/workshop')).WORKSHOP,
  workshopFields: async () => (await import('../kinds/workshopFields')).WORKSHOP_FIELDS,
});
// This must happen before the router reads the address.
takeServerKeys();
startPage(<App />);
