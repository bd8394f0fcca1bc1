import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import { localeOf } from '../../../contract/languages';
import { useSpoken } from '../../texts/useLanguage';
import type { QuestionDraft } from '../draft/draft';
import type { SoundPiece } from '../draft/sounds';
import { useQuizStore } from '../saving/useQuizStore';
import { useQuestionTexts } from '../workshopTexts';
import { type Handle, HANDLES, type HeardPart, heardPart, movedTo, rangeOf, timeByKey } from './handles';
import { type SoundOutline, wavePath } from './outline';

/** More bars than this cannot be told apart. */
const MOST_BARS = 240;

interface WaveProps {
  question: QuestionDraft;
  outline: SoundOutline;
  part: HeardPart;
  /** The other pieces that are marked. */
  marked: readonly SoundPiece[];
  /** The time in the file that is being played, if any. */
  at: number | null;
}

/** A sound over its whole file, and the part that is heard between two handles. Time runs to the right. */
export function Wave({ question, outline, part, marked, at }: WaveProps) {
  const track = useRef<HTMLDivElement>(null);
  const { duration } = outline;
  const percent = (time: number) => `${(time / duration) * 100}%`;
  const timeAt = (x: number) => {
    const { left, width } = track.current!.getBoundingClientRect();
    return ((x - left) / width) * duration;
  };
  return (
    <div className="wave" dir="ltr">
      <div ref={track} className="wave-track">
        <WaveShape outline={outline} />
        <div className="wave-heard" style={{ clipPath: heardShape(part, percent) }}>
          <WaveShape outline={outline} />
        </div>
        {marked.map((piece) => {
          const { from, to } = heardPart(piece, duration);
          const style = { insetInlineStart: percent(from), width: percent(to - from) };
          return <div key={`${from} ${to}`} className="wave-piece" style={style} />;
        })}
        {at !== null && <div className="wave-now" style={{ insetInlineStart: percent(at) }} />}
        {HANDLES.map((handle) => (
          <WaveHandle
            key={handle}
            handle={handle}
            question={question}
            part={part}
            duration={duration}
            timeAt={timeAt}
          />
        ))}
      </div>
    </div>
  );
}

/** The outline of what is heard: as high as the wave, and tapering while the sound fades out. */
function heardShape({ from, to, fade }: HeardPart, percent: (time: number) => string): string {
  const [start, fading, end] = [from, to - fade, to].map(percent);
  const tip = fade > 0 ? '50%' : '0%';
  const lowTip = fade > 0 ? '50%' : '100%';
  const corners = [
    [start, '0%'],
    [fading, '0%'],
    [end, tip],
    [end, lowTip],
    [fading, '100%'],
    [start, '100%'],
  ];
  return `polygon(${corners.map((corner) => corner.join(' ')).join(', ')})`;
}

function WaveShape({ outline }: { outline: SoundOutline }) {
  const { bars, path } = useMemo(() => wavePath(outline, MOST_BARS), [outline]);
  return (
    <svg viewBox={`0 0 ${bars} 2`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  );
}

interface WaveHandleProps {
  handle: Handle;
  question: QuestionDraft;
  part: HeardPart;
  /** Of the file, in seconds. */
  duration: number;
  /** The time at a horizontal place on the page. */
  timeAt: (x: number) => number;
}

/** Sets where the part begins or ends: it is dragged, or moved by keys. */
function WaveHandle({ handle, question, part, duration, timeAt }: WaveHandleProps) {
  const store = useQuizStore();
  const texts = useQuestionTexts().media.sound;
  const inWords = useSecondsInWords();
  /** How far beside the handle's time it was taken. */
  const taken = useRef<number | null>(null);
  const time = handle === 'audioFrom' ? part.from : part.to;
  const range = rangeOf(handle, part, duration);
  const move = (to: number) => store.setField(question.key, handle, movedTo(handle, to, part, duration));
  const onKeyDown = (event: KeyboardEvent) => {
    const to = timeByKey(event, time, range);
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    taken.current = timeAt(event.clientX) - time;
  };
  return (
    <div
      className="wave-handle"
      role="slider"
      tabIndex={0}
      aria-label={texts[handle]}
      aria-valuemin={range[0]}
      aria-valuemax={range[1]}
      aria-valuenow={time}
      aria-valuetext={inWords(time)}
      data-handle={handle}
      style={{ insetInlineStart: `${(time / duration) * 100}%` }}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={({ clientX }) => taken.current !== null && move(timeAt(clientX) - taken.current)}
      onLostPointerCapture={() => (taken.current = null)}
    />
  );
}

/** Returns a function that says a time as people hear it: `62.5 seconds`. */
function useSecondsInWords(): (time: number) => string {
  const language = useSpoken();
  return useMemo(() => {
    const unit = { style: 'unit', unit: 'second', unitDisplay: 'long', maximumFractionDigits: 1 } as const;
    const format = new Intl.NumberFormat(localeOf(language), unit);
    return (time) => format.format(time);
  }, [language]);
}
