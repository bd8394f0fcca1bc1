import type de from './de';

const en: typeof de = {
  heading: 'It works!',
  text: 'This phone reaches the quiz laptop. That is how everybody gets in tonight.',
  join: 'Go and play',
};

export default en;
