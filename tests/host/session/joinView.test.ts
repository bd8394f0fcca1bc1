import { expect, test } from 'vitest';
import { useConnectionTexts } from '../../../src/host/session/connectionTexts';
import { viewOfConnection, viewWithNotice } from '../../../src/host/session/connectionView';
import { viewWithJoinProblem } from '../../../src/host/session/joinView';

const mixture = useConnectionTexts.in('mixture');
const connected = viewOfConnection({ name: 'Connected' }, mixture);
const unreachable = { urls: ['http://a/', 'http://b/'], url: undefined, problem: 'unreachable' } as const;

test('a missing QR code is told beside what the server wants the host to know', () => {
  const view = viewWithJoinProblem(viewWithNotice(connected, 'in_memory', mixture), unreachable, mixture);
  expect(view).toMatchObject({ tone: 'hint', offer: null });
  expect(view.sentence).toMatch(/kann nicht speichern.*QR-Code fehlen/);
});

test('a connection that fails has its own sentence, whatever the QR code', () => {
  const failing = viewOfConnection({ name: 'Disconnected', problem: 'unreachable' }, mixture);
  expect(viewWithJoinProblem(failing, unreachable, mixture)).toEqual(failing);
});
