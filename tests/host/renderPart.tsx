import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { system } from '../../src/host/ui/theme';

/** The host client's look around a part of it. */
export const Look = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
);

/** Renders a part of the host client as its pages do: with their look, under StrictMode. */
export const renderPart = (part: ReactNode) => render(part, { wrapper: Look, reactStrictMode: true });
