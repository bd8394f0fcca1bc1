import type de from './de';

const pl: typeof de = {
  heading: 'Działa!',
  text: 'Ten telefon ma połączenie z laptopem z quizem. Tak wejdą dziś wszyscy.',
  join: 'Dołącz do gry',
};
export default pl;
