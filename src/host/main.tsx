import './ui/parts.css';
import { App } from './App';
import { handOver } from '../plug';
import { takeServerKeys } from './api/serverKey';
import { startPage } from './startPage';

handOver({
  wall: () => import('../kinds/wall').then(({ WALL }) => WALL),
  words: () => import('../kinds/words').then(({ WORDS }) => WORDS),
  paper: () => import('../kinds/paper').then(({ PAPER }) => PAPER),
  workshop: () => import('../kinds/workshop').then(({ WORKSHOP }) => WORKSHOP),
  workshopFields: () => import('../kinds/workshopFields').then(({ WORKSHOP_FIELDS }) => WORKSHOP_FIELDS),
});
// This must happen before the router reads the address.
takeServerKeys();
startPage(<App />);
