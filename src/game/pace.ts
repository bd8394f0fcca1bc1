import type { Plan, PlannedScene } from './plan';

/** In seconds, with quick teams and with slow ones. */
type Span = readonly [least: number, most: number];

/** How long hosts usually show each scene. A break is as long as its host wants. */
const SCENE_SECONDS: Record<Exclude<PlannedScene['name'], 'question'>, Span> = {
  lobby: [0, 0],
  rules: [20, 40],
  round: [10, 20],
  wager: [20, 20],
  closed: [0, 0],
  reveal: [15, 30],
  scores: [20, 40],
  // Three steps, the winner, and the pages of all places.
  podium: [45, 120],
  tieBreak: [10, 20],
};
const WITHOUT_LIMIT: Span = [20, 45];
/** The share of a question's time that quick teams need. */
const QUICK_SHARE = 0.6;
/** An estimate, since the length of sounds and films is not known here. */
const MEDIUM_SECONDS = 20;
const WORDS_PER_SECOND: Span = [4, 2];

/** Estimates how long the real evening will take at a usual pace. */
export function minutesOf(plan: Plan): { least: number; most: number } {
  let [least, most] = [0, 0];
  for (const [place, scene] of plan.scenes.entries()) {
    const [quick, slow] = secondsOf(plan, scene);
    // Scenes after the podium are played only if two teams are level.
    if (place <= plan.podiumAt) least += quick;
    most += slow;
  }
  return { least: Math.max(1, Math.floor(least / 60)), most: Math.max(1, Math.ceil(most / 60)) };
}

function secondsOf({ speed = 1 }: Plan, scene: PlannedScene): Span {
  if (scene.name !== 'question') return SCENE_SECONDS[scene.name];
  const { question } = scene.asked;
  const limit = question.seconds === null ? undefined : question.seconds * speed;
  const [quick, slow] = limit === undefined ? WITHOUT_LIMIT : [limit * QUICK_SHARE, limit];
  const words = question.text.split(/\s+/).length;
  const medium = question.audio !== undefined || question.video !== undefined ? MEDIUM_SECONDS : 0;
  return [quick + words / WORDS_PER_SECOND[0] + medium, slow + words / WORDS_PER_SECOND[1] + medium];
}
