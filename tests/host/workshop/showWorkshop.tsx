import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { QuizProblem } from '../../../src/contract/errors';
import type { OpenView } from '../../../src/host/workshop/saving/savingState';
import type { QuizSource } from '../../../src/contract/quizSource';
import { system } from '../../../src/host/ui/theme';
import { WorkshopScreen } from '../../../src/host/workshop/WorkshopScreen';

const saving = { retry: () => {}, resolve: () => Promise.resolve(undefined) };

/** Shows the workshop with a quiz; `change` gets what is typed, and `show` what the server says of it. */
export function showWorkshop(opened: QuizSource, status: OpenView['status'] = 'saved') {
  const change = vi.fn<(source: QuizSource) => void>();
  const screenOf = (shown: QuizSource, problems: QuizProblem[]) => (
    <StrictMode>
      <ChakraProvider value={system}>
        <MemoryRouter initialEntries={['/quizzes/shown']}>
          <Address />
          <WorkshopScreen
            quizId="shown"
            quiz={{ name: 'open', opened: shown, status, problems, conflict: null }}
            saving={{ ...saving, change }}
          />
        </MemoryRouter>
      </ChakraProvider>
    </StrictMode>
  );
  const { rerender } = render(screenOf(opened, []));
  return {
    change,
    lastChange: () => change.mock.lastCall?.[0],
    show: (problems: QuizProblem[], shown = opened) => rerender(screenOf(shown, problems)),
  };
}

/** Where a link would have led. */
function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const card = (text: RegExp) => screen.getByRole('button', { name: text });
