import type { Article } from './text.ts';

/** The editorial article in French. */
export const article: Article = {
  title: 'Comment naît un test',
  standfirst:
    'Un test publié est un argument : ce résultat, obtenu par ces tâches, dit quelque chose de vrai sur cette personne. Les nôtres demandent environ cinq ans, et l’essentiel de ce temps sert à tenter de réfuter l’argument.',
  sections: [
    {
      title: 'Tout part d’une décision',
      paragraphs: [
        'Personne n’a besoin d’un résultat pour lui-même. On le demande parce que quelqu’un doit choisir : accorder ou non une heure d’aide par semaine à un enfant, laisser un patient rentrer chez lui, juger si un traitement agit. Le premier document de chaque projet tient donc sur une page. Il nomme la décision, qui la prend et ce que coûterait une erreur.',
        'Cette page règle beaucoup de choses : la durée du test, la précision voulue près du point où la décision bascule, et les personnes autorisées à le faire passer. Si nous ne pouvons pas écrire la page, nous n’écrivons pas le test.',
      ],
    },
    {
      title: 'La plupart des items sont abandonnés',
      paragraphs: [
        'Pour la quatrième édition de l’échelle de mémoire, nous avons rédigé 640 items et en avons gardé 212. Certains étaient trop faciles. D’autres étaient difficiles pour des raisons étrangères à la mémoire. Quelques-uns recevaient des réponses différentes selon le pays où l’on avait grandi; ce sont les premiers que nous avons retirés.',
        'Ce qui reste est mis à l’essai de nouveau, par des examinateurs à qui nous ne disons pas quels items nous plaisent.',
      ],
    },
    {
      title: 'Les normes sont des personnes',
      paragraphs: [
        'Une table de normes a l’air d’un calcul. Derrière chaque ligne, il y a des gens qui ont passé une heure dans une pièce tranquille et ont fait de leur mieux. Nous les choisissons pour refléter le recensement selon l’âge, la région, la scolarité et la langue, et nous publions l’écart qui demeure.',
        'Quand un groupe est trop petit pour qu’on en dise quelque chose de juste, le manuel le dit, dans le chapitre que l’examinateur consultera.',
      ],
    },
    {
      title: 'Puis nous continuons de regarder',
      paragraphs: [
        'Les résultats dérivent. Des mots sortent de l’usage, l’image d’un téléphone ne veut plus rien dire, et toute une génération devient meilleure aux casse-têtes. Tous les trois ans, nous comparons les nouveaux résultats aux anciennes normes. S’ils se sont séparés, nous le disons, et l’édition suivante commence.',
      ],
    },
  ],
  quote: 'Si nous ne pouvons pas dire à quelle décision sert un test, nous ne l’écrivons pas.',
  figure: {
    alt: 'Une courbe en cloche au-dessus d’une échelle de 55 à 145. Les deux tiers de l’aire se trouvent entre 85 et 115.',
    caption:
      'Les deux tiers d’un groupe de référence se situent entre 85 et 115. Un résultat dit peu de chose tant qu’on ignore qui forme ce groupe.',
  },
  asideTitle: 'Un code sous la main?',
  asideText: 'Commandez d’ici, sans perdre votre page.',
};
