import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Frame } from './layout/Frame';
import { useRootTheme } from './layout/useTheme';
import { Start } from './routes/Start';
import { lazyPart } from './ui/Boundary';
import { lazily, lazyDialog } from './ui/Loading';
import { useRootEffects } from './ui/useEffects';
import { system } from './ui/theme';
import { useRootLanguage } from './texts/useLanguage';

const Lobby = lazyPart(() => import('./routes/Lobby').then((part) => part.Lobby));
const ShortcutsDialog = lazyDialog(() =>
  import('./routes/ShortcutsDialog').then((part) => part.ShortcutsDialog),
);
const OtherRoutes = lazyPart(() => import('./routes/OtherRoutes').then((part) => part.OtherRoutes));
/** Without the frame: guests see no controls. */
const Stage = lazily(() => import('./routes/Stage').then((part) => part.Stage));
const Workshop = lazyPart(() => import('./routes/Workshop').then((part) => part.Workshop));

/** The host client: one frame around its screens. `Router`: where the page's address is. */
export function App({ Router }: { Router: ComponentType<{ children: ReactNode }> }) {
  useRootTheme();
  useRootLanguage();
  useRootEffects();
  return (
    <ChakraProvider value={system}>
      <Router>
        <Routes>
          <Route path="/session/:sessionCode/stage" element={<Stage />} />
          <Route element={<Frame ShortcutsDialog={ShortcutsDialog} />}>
            <Route index element={<Start />} />
            <Route path="/session/:sessionCode?" element={<Lobby />} />
            <Route path="/quizzes/:quizId" element={<Workshop />} />
            <Route path="*" element={<OtherRoutes />} />
          </Route>
        </Routes>
      </Router>
    </ChakraProvider>
  );
}
