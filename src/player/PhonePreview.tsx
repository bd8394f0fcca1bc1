import { Suspense, useEffect, useState } from 'react';
import type { Answer } from '../contract/question';
import type { PlayerScene } from '../contract/toPhones';
import { setPageLanguage } from '../look/pageLanguage';
import { PREVIEW_RECEIVED_AT, receivePreviews, type PreviewMessage } from '../look/preview';
import { InGame } from './scenes/InGame';
import type { PlayState } from './answers/playState';
import { type ChosenAnswer, withUnsent } from './answers/unsent';
import { type Wish, withWish } from './answers/wishes';
import { PlayerBar } from './join/InSession';
import { loadGameTexts, loadPhoneTexts, type PhoneTexts } from './texts/loadTexts';

/** Any value that a phone could have. */
const NAME = 'Anna';

/** A phone as the workshop shows it in a frame: empty until the workshop has sent what to show. */
export function PhonePreview() {
  const [message, setMessage] = useState<PreviewMessage>();
  useEffect(() => receivePreviews(setMessage), []);
  const [texts, setTexts] = useState<PhoneTexts>();
  const language = message?.language;
  useEffect(() => {
    if (!language) return;
    setPageLanguage(language);
    let isWanted = true;
    // With the game's, so that the former language stays until both are there.
    void Promise.all([loadPhoneTexts(language), loadGameTexts(language)]).then(
      ([loaded]) => isWanted && setTexts(loaded),
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return <Suspense>{message && texts && <Phone {...message} texts={texts} />}</Suspense>;
}

/** Taps stay in this page: nothing is sent. */
function Phone({ session, phone, own, texts }: PreviewMessage & { texts: PhoneTexts }) {
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer | undefined>>>({});
  const [wishes, setWishes] = useState<Readonly<Record<number, readonly Wish[]>>>({});
  const round = roundOf(phone.scene);
  const choose = (questionId: string, answer: ChosenAnswer) =>
    setAnswers((former) => ({ ...former, [questionId]: withUnsent(former[questionId], answer) }));
  const given = Object.entries(answers).filter((each): each is [string, Answer] => each[1] !== undefined);
  const play: PlayState = {
    game: phone,
    receivedAt: PREVIEW_RECEIVED_AT,
    own: (wishes[round] ?? []).reduce(withWish, {
      ...own,
      answers: { ...Object.fromEntries(given), ...own.answers },
    }),
    pending: {},
    refused: {},
  };
  return (
    <main className="stack page" data-screen="game">
      <PlayerBar label={texts.join.labels.name} name={NAME} />
      <InGame
        play={play}
        link="online"
        texts={texts}
        code={String(session.sessionCode)}
        act={{
          answer: choose,
          type: (questionId, _part, answer) => answer !== undefined && choose(questionId, answer),
          wish: (wish) => setWishes((former) => ({ ...former, [round]: [wish] })),
          left: nothing,
          dismissNews: nothing,
          dismissMissed: nothing,
          leaveSession: nothing,
        }}
      />
    </main>
  );
}

function nothing(): void {}

/** Returns the round's index, or 0 in the tie-break, which has none. */
function roundOf(scene: PlayerScene): number {
  return ('round' in scene && scene.round?.index) || 0;
}
