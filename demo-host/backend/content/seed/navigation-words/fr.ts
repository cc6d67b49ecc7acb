import type { MenuWords } from '../navigation-words.ts';

export const fr: MenuWords = {
  groups: [
    {
      title: 'Évaluations et solutions',
      to: 'assessments',
      entries: [
        [
          'Catégories de produits de A à Z',
          'assessments',
          ['Attention', '?attention'],
          ['Langage', '?langage'],
          ['Lecture', '?lecture'],
          ['Mémoire', '?mémoire'],
          ['Motricité', '?motricité'],
          ['Préscolaire', '?préscolaire'],
        ],
        [
          'Solutions numériques',
          '?numérique',
          ['Correction en ligne', '?correction'],
          ['Progrès en lecture', '?lecture'],
          ['Licences et places', '?place'],
        ],
        [
          'Autres types d’évaluation',
          '?imprimée',
          ['Listes à cocher', '?liste'],
          ['Dépistage', '?dépistage'],
          ['Trousses complètes', '?trousse'],
        ],
      ],
    },
    {
      title: 'Apprentissage et formation',
      to: 'about',
      entries: [
        [
          'Sujets en vedette',
          'about',
          ['La mémoire à tout âge', '?mémoire'],
          ['Les débuts du langage', '?langage'],
          ['L’attention à l’école', '?attention'],
        ],
        [
          'Formation',
          '?formation',
          ['Niveaux de qualification', 'assessments#levels'],
          ['Demander un cours', 'contact-us.html'],
        ],
        [
          'Recherche',
          'about',
          ['Normes et échantillons', 'about'],
          ['Toutes les évaluations', 'assessments'],
        ],
        ['Webinaires', '?webinaire', ['À venir : écrivez-nous', 'contact-us.html']],
        ['Blogues', 'about', ['La parole aux éditeurs', 'about']],
      ],
    },
    {
      title: 'Commandes et assistance',
      to: 'contact-us.html',
      entries: [
        [
          'Commander',
          'store/quickOrder',
          ['Commande rapide', 'store/quickOrder'],
          ['Votre panier', 'store/cart'],
        ],
        ['Renseignements sur le compte', 'assessments#levels', ['Qui peut commander', 'assessments#levels']],
        [
          'Gérer les commandes',
          'store/order-status',
          ['État de la commande', 'store/order-status'],
          ['Factures', 'invoices'],
        ],
        [
          'Nous joindre',
          'contact-us.html',
          ['Téléphone et courriel', 'contact-us.html'],
          ['Bureaux régionaux', 'international-offices.html'],
        ],
      ],
    },
  ],
  closed:
    'Le service à la clientèle est fermé les 3 et 4 juillet et rouvrira le mercredi 5 juillet à 7\u00a0h (heure du Centre).',
};
