import * as v from 'valibot';
import { countSchema } from './parsed';

export const MEDIA_KINDS = ['image', 'audio', 'video'] as const;
/** What a question can show or play: a picture, a sound, a film. */
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** An address on the quiz server, or a whole one. */
export const mediaUrlSchema = v.pipe(v.string(), v.regex(/^(https?:\/\/|\/(?!\/))/i));

/** From silence to as loud as the file is. */
export const volumeSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

export const playbackSchema = v.object({
  /** Stays true when the sound or film has come to its end, which the server does not know. */
  playing: v.boolean(),
  /** How often it was begun anew in this scene. */
  replays: countSchema,
  volume: volumeSchema,
});
/** How every projector plays the sound or film of the scene's question. */
export type Playback = v.InferOutput<typeof playbackSchema>;

/** What a host can do with what the scene's question shows and plays. */
export const MEDIA_ACTIONS = ['play', 'pause', 'replay', 'zoom', 'unzoom'] as const;
export type MediaAction = (typeof MEDIA_ACTIONS)[number];

/** Why a file that a question names cannot be shown. `broken`: its content is no such picture, sound or film. */
const MEDIA_FAULTS = ['missing', 'broken', 'too_large'] as const;
export type MediaFault = (typeof MEDIA_FAULTS)[number];

export const faultyMediaSchema = v.object({
  questionId: v.string(),
  kind: v.picklist(MEDIA_KINDS),
  fileName: v.string(),
  fault: v.picklist(MEDIA_FAULTS),
  /** The question comes next. */
  upcoming: v.fallback(v.optional(v.literal(true)), undefined),
});
/** A question that is asked without what it should show or play, as hosts are told. */
export type FaultyMedia = v.InferOutput<typeof faultyMediaSchema>;
