import '../support/browserLike';
import { render, screen, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../src/host/App';
// Imports the lazy-loaded code in advance, so that the time limit of a test goes to what it tests.
import '../../src/host/game/projector/GameScreen';
import '../../src/host/game/controls/GameControls';
import '../../src/host/game/media/GameSounds';
import '../../src/host/layout/SettingsDialog';
import '../../src/host/routes/Lobby';
import '../../src/host/routes/LobbyOffers';
import '../../src/host/routes/OtherRoutes';
import '../../src/host/routes/QuizDialog';
import '../../src/host/ui/DialogFrame';
import '../../src/host/network/WayInPlaces';
import '../../src/host/workshop/files/QuizFiles';
import '../../src/host/workshop/files/importing/ImportDialog';

/** Opens the host client at a path, as a browser would: with history, and under StrictMode. */
export function openAt(path: string, state: unknown = null): void {
  window.history.replaceState(state === null ? null : { usr: state, key: crypto.randomUUID() }, '', path);
  render(<App Router={BrowserRouter} />, { reactStrictMode: true });
}

/** Returns the rows on the lobby's wall, in order. */
export function wall(): (string | null)[] {
  const region = screen.getByRole('region', { name: 'Spieler im Raum' });
  return within(region)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
}
