import { loadNeeds } from '../host/ui/Boundary';

/** What an evening and the workshop show after the first question. Each is loaded there when it is first shown. */
const PARTS = import.meta.glob([
  '../look/MatDrawing.tsx',
  '../host/game/ask/AskForm.tsx',
  '../host/game/backstage/Backstage.tsx',
  '../host/game/controls/HostDialogs.tsx',
  '../host/game/media/{OwnMusic,VenueMusic}.tsx',
  '../host/game/paper/PaperDialogs.tsx',
  '../host/game/projector/{EndScenes,SlideTurns}.tsx',
  '../host/layout/SettingsDialog.tsx',
  '../host/lobby/{HostActions,LobbyHints,LobbySlides}.tsx',
  '../host/lobby/wall/PlayerMenu.tsx',
  '../host/network/LobbyHelp.tsx',
  '../host/routes/{HostDialogs,LobbyOffers,NewSession,QuizDialog,ShortcutsDialog,TakeHome,Workshop}.tsx',
  '../host/ui/QrPicture.tsx',
  '../host/venue/VenueReader.tsx',
  '../host/workshop/files/QuizFiles.tsx',
  '../host/workshop/files/importing/ImportDialog.tsx',
  '../host/rehearsal/{FirstEvening,RehearsalDialog,ReportPage}.tsx',
  '../host/workshop/preview/PreviewFrames.tsx',
  './rehearsing.ts',
]);

/** The name of the browser's mark for when the rest is there. */
const REST_LOADED = 'rest loaded';

/** Loads the rest of the page, which then goes on without a network. What fails is tried again when it is shown. */
export async function loadRest(): Promise<void> {
  for (const load of Object.values(PARTS)) await load().catch(() => undefined);
  await loadNeeds().catch(() => undefined);
  performance.mark(REST_LOADED);
}
