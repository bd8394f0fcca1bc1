import './ui/parts.css';
import './kindsMain';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { takeServerKeys } from './api/serverKey';
import { startPage } from './startPage';
import { takeAskedLanguage } from './texts/useLanguage';

// This must happen before the router reads the address.
takeServerKeys();
takeAskedLanguage();
startPage(<App Router={BrowserRouter} />);
