import './ui/parts.css';
import { App } from './App';
import { takeServerKeys } from './api/serverKey';
import { startPage } from './startPage';

// Before the router reads the address.
takeServerKeys();
startPage(<App />);
