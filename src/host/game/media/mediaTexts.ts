import type { MediaFault, MediaKind } from '../../../contract/media';
import { defineTexts } from '../../languages/defineTexts';

/** The texts of pictures, sounds and films. */
export const useMediaTexts = defineTexts({
  de: {
    kinds: { image: 'Bild', audio: 'Ton', video: 'Film' } as Record<MediaKind, string>,
    /** How far a recording is, on the projector. */
    states: { waiting: 'Gleich zu hören', playing: 'Hört gut hin!', ended: 'Zu Ende' },
    blocked: 'Der Browser spielt erst, wenn auf dieser Seite geklickt oder eine Taste gedrückt wird.',
    missing: {
      image: 'Das Bild fehlt.',
      audio: 'Der Ton fehlt.',
      video: 'Der Film fehlt.',
    } as Record<MediaKind, string>,
    missingNext: {
      image: 'Der nächsten Frage fehlt das Bild.',
      audio: 'Der nächsten Frage fehlt der Ton.',
      video: 'Der nächsten Frage fehlt der Film.',
    } as Record<MediaKind, string>,
    faults: {
      missing: 'nicht im Ordner „media“',
      broken: 'so nicht zu zeigen',
      too_large: 'größer als 50 MiB',
    } as Record<MediaFault, string>,
  },
  en: {
    kinds: { image: 'Picture', audio: 'Sound', video: 'Film' },
    states: { waiting: 'To be heard in a moment', playing: 'Listen well!', ended: 'At its end' },
    blocked: 'The browser plays only after a click or a key on this page.',
    missing: {
      image: 'The picture is missing.',
      audio: 'The sound is missing.',
      video: 'The film is missing.',
    },
    missingNext: {
      image: 'The next question lacks its picture.',
      audio: 'The next question lacks its sound.',
      video: 'The next question lacks its film.',
    },
    faults: {
      missing: 'not in the folder “media”',
      broken: 'cannot be shown',
      too_large: 'larger than 50 MiB',
    },
  },
});
