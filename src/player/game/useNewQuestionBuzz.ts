import { useEffect, useRef } from 'react';
import type { PlayState } from './playState';

const BUZZ_MS = 120;

/** Lets the phone vibrate when a question is asked, but not when the page opens on one. */
export function useNewQuestionBuzz(play: PlayState | undefined): void {
  const scene = play?.game.scene;
  const asked = scene?.name === 'question' ? scene.question.questionId : scene && '';
  const before = useRef(asked);
  useEffect(() => {
    const isNew = asked && before.current !== undefined && before.current !== asked;
    before.current = asked;
    if (isNew && 'vibrate' in navigator) navigator.vibrate(BUZZ_MS);
  }, [asked]);
}
