import type de from './de';

const fr: typeof de = {
  heading: 'Soirées passées',
  stays: (time: string) => `Les résultats sont gardés ${time}.`,
  staysForever: 'Les résultats sont gardés jusqu’à ce que tu les supprimes.',
  where: 'Tu choisis la durée dans les réglages, sous « Lieu ».',
  loading: 'Chargement des soirées',
  failed: 'Les soirées n’ont pas pu être chargées.',
  none: 'Plus aucune soirée n’est enregistrée ici.',
  first: (names: string) => `1re place : ${names}`,
  certificate: 'Diplôme',
  remove: 'Supprimer',
  removeQuestion: (evening: string) => ({
    title: `Supprimer ${evening} ?`,
    text: 'Les noms, les réponses et les points de cette soirée seront perdus pour de bon. Ce qui compte dans une saison y reste.',
    confirm: 'Supprimer',
  }),
  removed: 'La soirée est supprimée.',
  notRemoved: 'La soirée n’a pas pu être supprimée.',
  more: 'Afficher les soirées précédentes',
};
export default fr;
