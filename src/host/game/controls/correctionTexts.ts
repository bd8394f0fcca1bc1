import { defineTexts } from '../../languages/defineTexts';

export const useCorrectionTexts = defineTexts({
  de: {
    title: 'Punkte korrigieren',
    heading: 'Korrekturen',
    empty: 'Noch keine Punkte korrigiert.',
    noReason: 'ohne Grund',
    player: 'Team',
    choose: 'Bitte wählen',
    amount: 'Punkte',
    reason: 'Grund',
    give: 'Punkte geben',
    take: 'Punkte abziehen',
    badAmount: 'Ganze oder halbe Punkte, etwa 2 oder 0,5.',
    noPlayer: 'Für wen? Bitte ein Team wählen.',
  },
  en: {
    title: 'Correct points',
    heading: 'Corrections',
    empty: 'No points corrected yet.',
    noReason: 'no reason',
    player: 'Team',
    choose: 'Please choose',
    amount: 'Points',
    reason: 'Reason',
    give: 'Give points',
    take: 'Take points',
    badAmount: 'Whole or half points, such as 2 or 0.5.',
    noPlayer: 'For whom? Please choose a team.',
  },
});
