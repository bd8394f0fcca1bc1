import './ui/parts.css';
import { App } from './App';
import { takeServerKeys } from './api/serverKey';
import { startPage } from './startPage';

// This must happen before the router reads the address.
takeServerKeys();
startPage(<App />);
