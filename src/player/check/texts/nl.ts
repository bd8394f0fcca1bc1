import type de from './de';

const nl: typeof de = {
  heading: 'Het werkt!',
  text: 'Deze telefoon bereikt de quizlaptop. Zo komt straks iedereen binnen.',
  join: 'Meedoen',
};
export default nl;
