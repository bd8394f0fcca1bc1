import { useEffect, useRef, useState } from 'react';
import type { Question } from '../../../contract/question';
import { wallOf } from '../../../kinds/wall';
import { useServerAddress } from '../../api/useServerAddress';
import { onGesture } from '../../browser/page';
import { iconOf } from '../../ui/icons';
import { CheckIcon } from '../../ui/sessionIcons';
import { useGameMedia, useShownMedia } from './useGameMedia';
import { useMediaTexts } from '../gameTexts';

const NoteIcon = iconOf(
  'M9 18V5l11-2v13M3 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM14 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z',
);

/** In characters: a longer text needs the room more than an audio player does. */
const LONG = 150;

interface QuestionMediaProps {
  question: Question;
  /** Whether the question can be answered. */
  isOpen: boolean;
}

/**
 * A question's picture or film as large as its texts allow, and its recording. Files that cannot be loaded
 * take no room. A host's click shows a picture or film alone, another one shows the texts again.
 */
export function QuestionMedia({ question, isOpen }: QuestionMediaProps) {
  const { image, audio, video } = useShownMedia(question);
  const { isZoomed, onZoom } = useGameMedia();
  if (!image && !audio && !video) return null;
  const isSeen = Boolean(image ?? video);
  return (
    <div
      className="stack question-media"
      data-is-seen={isSeen || undefined}
      data-is-long={question.text.length > LONG || undefined}
    >
      {isSeen && (
        <div
          {...leastHeights(question, isOpen)}
          className="question-picture"
          style={{ cursor: onZoom && (isZoomed ? 'zoom-out' : 'zoom-in') }}
          onClick={onZoom}
        >
          <div data-is-alone={isZoomed || undefined}>
            {video && <QuestionFilm url={video} />}
            {image && <QuestionPicture url={image} alt={question.imageAlt ?? ''} />}
          </div>
        </div>
      )}
      {audio && <AudioPlayer url={audio} isOpen={isOpen} />}
    </div>
  );
}

/** The least height of a picture, in percent of the screen's height; tall ones stand beside the answers. */
function leastHeights(question: Question, isOpen: boolean) {
  const { answerCount, isLong } = wallOf(question);
  const count = answerCount?.(question) ?? 0;
  const isFull = isLong?.(question) === true;
  if (!isOpen) return { 'data-picture': isFull ? 24 : 45, 'data-tall': 45 };
  return { 'data-picture': isFull ? 30 : count > 0 ? 36 : 60, 'data-tall': 60 };
}

function QuestionPicture({ url, alt }: { url: string; alt: string }) {
  const { report } = useGameMedia();
  return (
    <img
      src={useMediaAddress(url)}
      alt={alt}
      crossOrigin="anonymous"
      onError={() => report(url, 'unloadable')}
    />
  );
}

function QuestionFilm({ url }: { url: string }) {
  return <video {...usePlayback<HTMLVideoElement>(url)} playsInline tabIndex={-1} />;
}

/** Plays a question's recording as the game says, and shows its progress. */
function AudioPlayer({ url, isOpen }: { url: string; isOpen: boolean }) {
  const texts = useMediaTexts();
  const { media, reports } = useGameMedia();
  const playing = usePlayback<HTMLAudioElement>(url);
  const [share, setShare] = useState(0);
  const isPlaying = media?.playing && !reports[url];
  // Once the question is closed, the recording counts as heard.
  const isEnded = reports[url] === 'ended' || (!isOpen && !isPlaying);
  const state = isEnded ? 'ended' : isPlaying ? 'playing' : 'waiting';
  return (
    <div className="stack recording" data-state={state}>
      <audio
        {...playing}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) => setShare(currentTime / duration || 0)}
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
function usePlayback<T extends HTMLMediaElement>(url: string) {
  const { media, isSilent, report } = useGameMedia();
  const src = useMediaAddress(url);
  const ref = useRef<T>(null);
  const { playing = false, replays = 0, volume = 1 } = media ?? {};

  useEffect(() => {
    if (ref.current) ref.current.volume = volume;
  }, [volume]);

  useEffect(() => {
    if (ref.current && replays > 0) ref.current.currentTime = 0;
  }, [replays]);

  useEffect(() => {
    const element = ref.current;
    if (!element || !playing) return;
    // Other failures either raise the element's own error event or come from an earlier pause.
    const play = () =>
      void element.play().catch(({ name }: Error) => name === 'NotAllowedError' && report(url, 'blocked'));
    const tryAgain = () => {
      if (element.paused && !element.ended) play();
    };
    play();
    const stop = onGesture(tryAgain);
    return () => {
      stop();
      element.pause();
    };
  }, [playing, replays, url, report]);

  return {
    ref,
    src,
    muted: isSilent,
    crossOrigin: 'anonymous',
    preload: 'auto',
    onEnded: () => report(url, 'ended'),
    onPlaying: () => report(url, null),
    onError: () => report(url, 'unloadable'),
  } as const;
}

/** The full address of a question's media: absolute addresses as they are, others on the quiz server. */
function useMediaAddress(url: string): string {
  const serverAddress = useServerAddress();
  return url.startsWith('/') ? serverAddress + url : url;
}
