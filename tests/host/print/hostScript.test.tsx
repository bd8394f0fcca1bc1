import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { PrintedSession } from '../../../src/host/print/printedQuiz';
import { printedQuizOf, teamRoundsOf } from '../../../src/host/print/printedQuiz';
import { HostScript } from '../../../src/host/print/sheets/HostScript';
import { network } from '../../support/network';
import { renderPart } from '../renderPart';

const wifi = { name: 'Krone', kind: 'wpa', password: 'prost1234', hidden: false };
const ghent = { question: 'Where is Ghent?', acceptedAnswers: ['Belgium'], note: 'say: GHENT\nAsk slowly.' };
const QUIZ = printedQuizOf({
  quizName: 'Towns',
  rules: 'No phones.\nNo shouting.',
  rounds: [{ reveal: 'round', questions: [ghent] }, { questions: [{ ...ghent, note: undefined }] }],
})!;
const FRAME = { paper: 'A4', isLandscape: false, quizName: 'Towns' } as const;
const SESSION = { code: 'BDFGH', names: [], joinUrl: 'http://192.168.0.2:5000/join/BDFGH' };

function showScript(session?: PrintedSession) {
  network.use(http.get('*/wifi', () => HttpResponse.json({ wifi: session ? wifi : null })));
  renderPart(<HostScript frame={FRAME} quiz={QUIZ} rounds={teamRoundsOf(QUIZ)} session={session} />);
}

test('the script begins with what the host says tonight, with code and Wi-Fi, and the rules', async () => {
  showScript(SESSION);
  expect(await screen.findByText('Unser WLAN heißt Krone, das Passwort ist prost1234.')).toBeInTheDocument();
  expect(
    screen.getByText(/192\.168\.0\.2:5000\/join\/BDFGH aufrufen\. Der Raumcode ist BDFGH\./),
  ).toBeInTheDocument();
  expect(screen.getByText('Heute spielen wir „Towns“: 2 Runden mit 2 Fragen.')).toBeInTheDocument();
  expect(screen.getByText(/^Noch fünf Minuten, dann geht es los/)).toBeInTheDocument();
  expect(screen.getByText('No shouting.')).toBeInTheDocument();
});

test('without a room there is space for its code, and nothing about an unknown Wi-Fi', async () => {
  showScript();
  expect(await screen.findByText(/Der Raumcode ist …+\./)).toBeInTheDocument();
  expect(screen.queryByText(/WLAN/)).toBeNull();
});

test('pronunciation stands beside its question, and a sheet is called in five minutes before', async () => {
  showScript();
  expect(await screen.findByText('GHENT')).toBeInTheDocument();
  expect(screen.getByText('Ask slowly.')).toBeInTheDocument();
  expect(screen.queryByText(/say:/)).toBeNull();
  expect(screen.getAllByText(/^Noch fünf Minuten! Dann sammle ich/)).toHaveLength(1);
});
