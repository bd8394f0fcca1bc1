import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { lazy } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { useRootLanguage } from './languages/useLanguage';
import { Frame } from './layout/Frame';
import { useRootTheme } from './layout/useTheme';
import { Start, UnknownRoute } from './routes/Start';
import { lazyDialog } from './ui/Loading';
import { system } from './ui/theme';

const Lobby = lazy(() => import('./routes/Lobby').then(({ Lobby }) => ({ default: Lobby })));
const ShortcutsDialog = lazyDialog(() =>
  import('./routes/ShortcutsDialog').then(({ ShortcutsDialog }) => ShortcutsDialog),
);
const Workshop = lazy(() => import('./routes/Workshop').then(({ Workshop }) => ({ default: Workshop })));

/** The host client: one frame around its screens. */
export function App() {
  useRootTheme();
  useRootLanguage();
  return (
    <ChakraProvider value={system}>
      <BrowserRouter>
        <Routes>
          <Route element={<Frame ShortcutsDialog={ShortcutsDialog} />}>
            <Route index element={<Start />} />
            <Route path="/session/:sessionCode?" element={<Lobby />} />
            <Route path="/quizzes/:quizId" element={<Workshop />} />
            <Route path="*" element={<UnknownRoute />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </ChakraProvider>
  );
}
