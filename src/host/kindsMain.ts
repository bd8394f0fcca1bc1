import { handOver } from '../plug';

// What the host's page needs of the kinds, each loaded when it is first needed.
handOver({
  wall: () => import('../kinds/wall').then((part) => part.WALL),
  words: () => import('../kinds/words').then((part) => part.WORDS),
  paper: () => import('../kinds/paper').then((part) => part.PAPER),
  workshop: () => import('../kinds/workshop').then((part) => part.WORKSHOP),
  workshopFields: () => import('../kinds/workshopFields').then((part) => part.WORKSHOP_FIELDS),
});
