import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type PreviewMessage, onPreviewReady } from '../../../look/preview';
import { useFileUrls } from '../../api/useFileUrls';
import { PREVIEWS } from '../../browser/page';
import { Button } from '../../ui/Button';
import { ScaledFrame } from '../../ui/ScaledFrame';
import type { Key, QuizDraft } from '../draft/draft';
import { findQuestion } from '../draft/edits';
import { filesIn } from '../draft/questions';
import type { Moment } from '../workshopKind';
import { previewOf } from './previewOf';
import { useSpoken } from '../../texts/useLanguage';
import { usePreviewTexts } from '../workshopTexts';

const PROJECTOR = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 640 };
/** In milliseconds: the preview does not follow every letter. */
const SEND_EVERY_MS = 200;

interface PreviewFramesProps {
  draft: QuizDraft;
  /** Null shows the first round's title. */
  questionKey: Key | null;
  quizId: string;
}

/** A question of the quiz in the making, on the screens of projector and phone. */
export function PreviewFrames({ draft, questionKey, quizId }: PreviewFramesProps) {
  const texts = usePreviewTexts();
  const language = useSpoken();
  const [moment, setMoment] = useState<Moment>('question');
  const wanted = useMemo(() => ({ draft, questionKey, moment }) as const, [draft, questionKey, moment]);
  const shown = useThrottled(wanted, SEND_EVERY_MS);
  const asked = shown.questionKey === null ? undefined : findQuestion(shown.draft, shown.questionKey);
  const mediaUrls = useFileUrls(quizId, asked ? filesIn(asked) : []);
  const message = useMemo(() => {
    const preview = previewOf(shown.draft, shown.questionKey, shown.moment, mediaUrls);
    return { ...preview, type: 'preview', language } as const;
  }, [shown, mediaUrls, language]);
  const { projector, phone } = usePreviewFrames(message);

  return (
    <section className="stack preview" aria-label={texts.heading}>
      <ScaledFrame
        ref={projector}
        title={texts.projector}
        src={PREVIEWS.projector}
        screen={PROJECTOR}
        loading="lazy"
      />
      <div className="preview-phone">
        <ScaledFrame ref={phone} title={texts.phone} src={PREVIEWS.phone} screen={PHONE} loading="lazy" />
        <MomentSwitch chosen={moment} onChoose={setMoment} />
      </div>
    </section>
  );
}

/** Sends a message to the pages in two frames: whenever it changes, and when a page has loaded. */
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

/** Throttles a value: it changes at most once every `everyMs` milliseconds. */
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

const MOMENTS: readonly Moment[] = ['question', 'solution'];

function MomentSwitch({ chosen, onChoose }: { chosen: Moment; onChoose: (moment: Moment) => void }) {
  const texts = usePreviewTexts();
  return (
    <div className="stack" role="group" aria-label={texts.moment}>
      {MOMENTS.map((moment) => (
        <Button
          key={moment}
          variant={moment === chosen ? 'solid' : 'outline'}
          aria-pressed={moment === chosen}
          onClick={() => onChoose(moment)}
        >
          {texts.moments[moment]}
        </Button>
      ))}
    </div>
  );
}
