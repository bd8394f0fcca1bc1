import { defineTexts } from '../languages/defineTexts';

export const useFrameTexts = defineTexts({
  de: {
    settings: 'Einstellungen',
    toggleTheme: 'Farbschema wechseln',
    controls: 'Bedienung',
    fullscreen: 'Vollbild',
    leaveFullscreen: 'Vollbild beenden',
  },
  en: {
    settings: 'Settings',
    toggleTheme: 'Switch between light and dark',
    controls: 'Controls',
    fullscreen: 'Fullscreen',
    leaveFullscreen: 'Leave fullscreen',
  },
});
