import * as v from 'valibot';
import { countSchema, optionalField } from './parsed';

export const MEDIA_KINDS = ['image', 'audio', 'video'] as const;
/** What a question can show or play. */
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** A path on the quiz server, or an absolute URL. */
export const mediaUrlSchema = v.pipe(v.string(), v.regex(/^(https?:\/\/|\/(?!\/))/i));

/** From silent to the file's full volume. */
export const volumeSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

export const playbackSchema = v.object({
  /** Stays true after the sound or film has ended, which the server does not know. */
  playing: v.boolean(),
  /** How often it was restarted in this scene. */
  replays: countSchema,
  volume: volumeSchema,
});
/** How every projector plays the sound or film of the scene's question. */
export type Playback = v.InferOutput<typeof playbackSchema>;

/** What a host can do with the media of the scene's question. */
export const MEDIA_ACTIONS = ['play', 'pause', 'replay', 'zoom', 'unzoom'] as const;

/** Why a question's file cannot be shown. `broken`: its content is not of its media type. */
const MEDIA_FAULTS = ['missing', 'broken', 'too_large'] as const;
export type MediaFault = (typeof MEDIA_FAULTS)[number];

export const faultyMediaSchema = v.object({
  questionId: v.string(),
  kind: v.picklist(MEDIA_KINDS),
  fileName: v.string(),
  fault: v.picklist(MEDIA_FAULTS),
  /** It belongs to the next question. */
  upcoming: optionalField(v.literal(true)),
});
/** A question asked without its media, as reported to hosts. */
export type FaultyMedia = v.InferOutput<typeof faultyMediaSchema>;
