import { languageFor, type Language } from '../../contract/languages';

/** What the window of a package says to who double-clicked it; the rest of it is English, as the log is. */
const KEEP_OPEN: Record<Language, string> = {
  de: 'Der Browser öffnet sich. Lass dieses Fenster offen, solange ihr spielt; Strg+C beendet Quiz Night.',
  en: 'The browser opens. Leave this window open for as long as you play; Ctrl+C stops Quiz Night.',
  es: 'Se abre el navegador. Deja esta ventana abierta mientras jugáis; Ctrl+C cierra Quiz Night.',
  fr: 'Le navigateur s’ouvre. Laisse cette fenêtre ouverte pendant le jeu ; Ctrl+C arrête Quiz Night.',
  it: 'Si apre il browser. Lascia aperta questa finestra mentre giocate; Ctrl+C chiude Quiz Night.',
  nl: 'De browser gaat open. Laat dit venster open zolang jullie spelen; Ctrl+C stopt Quiz Night.',
  pl: 'Otworzy się przeglądarka. Nie zamykaj tego okna, póki gracie; Ctrl+C kończy Quiz Night.',
  pt: 'O navegador abre-se. Deixa esta janela aberta enquanto jogam; Ctrl+C fecha o Quiz Night.',
};

/** That the window must stay, in the system's own language. */
export function keepOpen(locale = Intl.DateTimeFormat().resolvedOptions().locale): string {
  return KEEP_OPEN[languageFor([locale])];
}
