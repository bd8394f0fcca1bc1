import './ui/parts.css';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { handOver } from '../plug';
import { takeServerKeys } from './api/serverKey';
import { startPage } from './startPage';
import { takeAskedLanguage } from './texts/useLanguage';

handOver({
  wall: () => import('../kinds/wall').then((part) => part.WALL),
  words: () => import('../kinds/words').then((part) => part.WORDS),
  paper: () => import('../kinds/paper').then((part) => part.PAPER),
  workshop: () => import('../kinds/workshop').then((part) => part.WORKSHOP),
  workshopFields: () => import('../kinds/workshopFields').then((part) => part.WORKSHOP_FIELDS),
});
// This must happen before the router reads the address.
takeServerKeys();
takeAskedLanguage();
startPage(<App Router={BrowserRouter} />);
