import { useEffect, useRef, useState } from 'react';
import type { Question } from '../../../contract/question';
import { wallOf } from '../wallKind';
import { onGesture } from '../../browser/page';
import { FADE_STEP_MS, type SoundPart, volumeAt } from '../../browser/soundPart';
import { iconOf } from '../../ui/icons';
import { CheckIcon } from '../../ui/sessionIcons';
import { useGameMedia, useLoading, useShownMedia } from './useGameMedia';
import { useMediaTexts } from '../gameTexts';

const NoteIcon = iconOf(
  'M9 18V5l11-2v13M3 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM14 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z',
);

/** In characters: a longer text needs the room more than an audio player does. */
const LONG = 150;

/** The scenes that show a question. */
export type QuestionSceneName = 'question' | 'closed' | 'reveal';

interface QuestionMediaProps {
  question: Question;
  sceneName: QuestionSceneName;
}

/**
 * A question's picture or film as large as its texts allow, and its recording. Files that cannot be loaded
 * take no room while they are requested again. A host's click shows a picture or film alone, another one shows
 * the texts again.
 */
export function QuestionMedia({ question, sceneName }: QuestionMediaProps) {
  const { image, audio, video } = useShownMedia(question);
  const { isZoomed, onZoom } = useGameMedia();
  const { imageUrl, audioUrl, videoUrl } = question;
  if (!imageUrl && !audioUrl && !videoUrl) return null;
  const isSeen = Boolean(image ?? video);
  return (
    <div
      className="stack question-media"
      hidden={!isSeen && !audio}
      data-is-seen={isSeen || undefined}
      data-is-long={question.text.length > LONG || undefined}
    >
      {(imageUrl ?? videoUrl) && (
        <div
          {...(isSeen && leastHeights(question, sceneName))}
          className="question-picture"
          hidden={!isSeen}
          style={{ cursor: onZoom && (isZoomed ? 'zoom-out' : 'zoom-in') }}
          onClick={onZoom}
        >
          <div data-is-alone={isZoomed || undefined}>
            {videoUrl && <QuestionFilm url={videoUrl} isHidden={!video} />}
            {imageUrl && !video && <QuestionPicture url={imageUrl} alt={question.imageAlt ?? ''} />}
          </div>
        </div>
      )}
      {audioUrl && (
        <AudioPlayer url={audioUrl} part={question} isHidden={!audio} isOpen={sceneName === 'question'} />
      )}
    </div>
  );
}

/** The least height of a picture, in percent of the screen's height; tall ones stand beside the answers. */
function leastHeights(question: Question, sceneName: QuestionSceneName) {
  const { answerCount, isLong } = wallOf(question);
  const count = answerCount?.(question) ?? 0;
  const isFull = isLong?.(question) === true;
  if (sceneName === 'reveal') return { 'data-picture': isFull ? 24 : 45, 'data-tall': 45 };
  return { 'data-picture': isFull ? 30 : count > 0 ? 36 : 60, 'data-tall': 60 };
}

function QuestionPicture({ url, alt }: { url: string; alt: string }) {
  const { attempt, onLoaded, ...loading } = useLoading(url);
  return <img key={attempt} {...loading} alt={alt} onLoad={onLoaded} />;
}

interface PlayedFileProps {
  url: string;
  isHidden: boolean;
}

function QuestionFilm({ url, isHidden }: PlayedFileProps) {
  const { attempt, ...playing } = usePlayback<HTMLVideoElement>(url);
  return <video key={attempt} {...playing} hidden={isHidden} playsInline tabIndex={-1} />;
}

/** Plays a question's recording as the game says, and shows its progress. */
function AudioPlayer({
  url,
  part,
  isHidden,
  isOpen,
}: PlayedFileProps & { part: SoundPart; isOpen: boolean }) {
  const texts = useMediaTexts();
  const { media, reports } = useGameMedia();
  const { attempt, ...playing } = usePlayback<HTMLAudioElement>(url, part);
  const { audioFrom = 0, audioTo = Infinity } = part;
  const [share, setShare] = useState(0);
  const isPlaying = media?.playing && !reports[url];
  // Once the question is closed, the recording counts as heard.
  const isEnded = reports[url] === 'ended' || (!isOpen && !isPlaying);
  const state = isEnded ? 'ended' : isPlaying ? 'playing' : 'waiting';
  return (
    <div className="stack recording" data-state={state} hidden={isHidden}>
      <audio
        key={attempt}
        {...playing}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
          setShare((currentTime - audioFrom) / (Math.min(audioTo, duration) - audioFrom) || 0)
        }
      />
      <div className="recording-sign">{isEnded ? <CheckIcon /> : <NoteIcon />}</div>
      <p className="muted">{texts.states[state]}</p>
      <div className="recording-bar">
        <div style={{ transform: `translateX(${(share - 1) * 100}%)` }} />
      </div>
    </div>
  );
}

/** Plays a sound or film as the game says, and reports on it; returns the props for its element. */
function usePlayback<T extends HTMLMediaElement>(
  url: string,
  { audioFrom = 0, audioTo = Infinity, audioFade = 0, audioGain = 1 }: SoundPart = {},
) {
  const { media, isSilent, report } = useGameMedia();
  const { onLoaded, ...loading } = useLoading(url);
  const { attempt } = loading;
  const ref = useRef<T>(null);
  const { playing = false, replays = 0, volume = 1 } = media ?? {};

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const follow = () => {
      const { currentTime, duration } = element;
      element.volume = volume * volumeAt({ audioTo, audioFade, audioGain }, currentTime, duration);
      if (element.paused || element.currentTime < audioTo) return;
      element.pause();
      report(url, 'ended');
    };
    follow();
    if (audioTo === Infinity && audioFade === 0) return;
    const timer = setInterval(follow, FADE_STEP_MS);
    return () => clearInterval(timer);
  }, [attempt, volume, audioTo, audioFade, audioGain, url, report]);

  useEffect(() => {
    if (ref.current && (audioFrom > 0 || replays > 0)) ref.current.currentTime = audioFrom;
  }, [attempt, replays, audioFrom]);

  useEffect(() => {
    const element = ref.current;
    if (!element || !playing) return;
    // Other failures either raise the element's own error event or come from an earlier pause.
    const play = () =>
      void element.play().catch(({ name }: Error) => name === 'NotAllowedError' && report(url, 'blocked'));
    const tryAgain = () => {
      if (element.paused && !element.ended && element.currentTime < audioTo) play();
    };
    play();
    const stop = onGesture(tryAgain);
    return () => {
      stop();
      element.pause();
    };
  }, [attempt, playing, replays, audioTo, url, report]);

  return {
    ...loading,
    ref,
    muted: isSilent,
    preload: 'auto',
    onEnded: () => report(url, 'ended'),
    onPlaying: () => report(url, null),
    onLoadedData: onLoaded,
  } as const;
}
