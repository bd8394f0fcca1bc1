import type { Language } from './language';

const german = {
  title: 'Punkte korrigieren',
  heading: 'Korrekturen',
  empty: 'Noch keine Punkte korrigiert.',
  noReason: 'ohne Grund',
  takeBack: 'Zurücknehmen',
  player: 'Team',
  choose: 'Bitte wählen',
  amount: 'Punkte',
  reason: 'Grund',
  give: 'Punkte geben',
  take: 'Punkte abziehen',
  badAmount: 'Ganze oder halbe Punkte, etwa 2 oder 0,5.',
  noPlayer: 'Für wen? Bitte ein Team wählen.',
};
export type CorrectionTexts = typeof german;

const english: CorrectionTexts = {
  title: 'Correct points',
  heading: 'Corrections',
  empty: 'No points corrected yet.',
  noReason: 'no reason',
  takeBack: 'Take back',
  player: 'Team',
  choose: 'Please choose',
  amount: 'Points',
  reason: 'Reason',
  give: 'Give points',
  take: 'Take points',
  badAmount: 'Whole or half points, such as 2 or 0.5.',
  noPlayer: 'For whom? Please choose a team.',
};

/** The texts of corrections of points, loaded with them. The specification quotes none, so the mixture is German. */
export const correctionTexts: Record<Language, CorrectionTexts> = { mixture: german, german, english };
