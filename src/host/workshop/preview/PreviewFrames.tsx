import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type PreviewMessage, onPreviewReady } from '../../../contract/preview';
import { useSpoken } from '../../languages/useLanguage';
import type { Key, QuizDraft } from '../draft/draft';
import { findQuestion } from '../draft/edits';
import { MomentSwitch } from './MomentSwitch';
import { ScaledFrame } from './ScaledFrame';
import type { Moment } from './playedDraft';
import { previewOf } from './previewOf';
import { usePreviewTexts } from './previewTexts';
import { useMediaUrls } from './useMediaUrls';

const PROJECTOR = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 640 };
/** In milliseconds: typing is not followed letter by letter. */
const SEND_EVERY_MS = 200;

interface PreviewFramesProps {
  draft: QuizDraft;
  /** Null shows the first round's title. */
  questionKey: Key | null;
  quizId: string;
}

/** A question of the quiz that is being made, on the screens of projector and phone. */
export function PreviewFrames({ draft, questionKey, quizId }: PreviewFramesProps) {
  const texts = usePreviewTexts();
  const language = useSpoken();
  const [moment, setMoment] = useState<Moment>('question');
  const wanted = useMemo(() => ({ draft, questionKey, moment }) as const, [draft, questionKey, moment]);
  const shown = useThrottled(wanted, SEND_EVERY_MS);
  const asked = shown.questionKey === null ? undefined : findQuestion(shown.draft, shown.questionKey);
  const { image = '', audio = '', video = '' } = asked ?? {};
  const mediaUrls = useMediaUrls(
    quizId,
    [image, audio, video].map((name) => name.trim()),
  );
  const message = useMemo(() => {
    const preview = previewOf(shown.draft, shown.questionKey, shown.moment, mediaUrls);
    return { ...preview, type: 'preview', language } as const;
  }, [shown, mediaUrls, language]);
  const { projector, phone } = usePreviewFrames(message);

  return (
    <chakra.section aria-label={texts.heading} display="flex" flexDirection="column" gap="3">
      <ScaledFrame title={texts.projector} src="/preview" screen={PROJECTOR} frame={projector} />
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 10rem) minmax(0, 1fr)" gap="3">
        <ScaledFrame title={texts.phone} src="/preview/phone" screen={PHONE} frame={phone} />
        <MomentSwitch chosen={moment} onChoose={setMoment} />
      </chakra.div>
    </chakra.section>
  );
}

/** Sends a message to the pages in two frames: whenever it is another one, and when a page has been loaded. */
function usePreviewFrames(message: PreviewMessage) {
  const projector = useRef<HTMLIFrameElement>(null);
  const phone = useRef<HTMLIFrameElement>(null);
  const windows = () => [projector, phone].flatMap(({ current }) => current?.contentWindow ?? []);

  const send = useEffectEvent((to: Window) => to.postMessage(message, location.origin));
  const sendToReady = useEffectEvent((frame: MessageEventSource) => {
    windows()
      .filter((each) => each === frame)
      .forEach(send);
  });

  useEffect(() => onPreviewReady((frame) => sendToReady(frame)), []);
  useEffect(() => windows().forEach((each) => send(each)), [message]);
  return { projector, phone };
}

/** The value as it was at most so many milliseconds ago: it is taken over no more often than that. */
function useThrottled<T>(value: T, everyMs: number): T {
  const [taken, setTaken] = useState(value);
  const takenAt = useRef(-Infinity);
  useEffect(() => {
    if (Object.is(taken, value)) return;
    const waitMs = Math.max(0, takenAt.current + everyMs - performance.now());
    const timer = setTimeout(() => {
      takenAt.current = performance.now();
      setTaken(value);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [taken, value, everyMs]);
  return taken;
}
