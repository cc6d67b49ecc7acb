import { article } from './fr-article.ts';
import type { SiteText } from './text.ts';

/** The site in French, as it is written in Canada. */
export const fr: SiteText = {
  skip: 'Passer au contenu',
  navLabel: 'Navigation principale',
  orderingLabel: 'Commandes et aide',
  crumbsLabel: 'Vous êtes ici',
  footerLabel: 'Pied de page',
  home: 'Accueil',
  assessments: 'Évaluations',
  contact: 'Nous joindre',
  help: 'Besoin d’aide?',
  demoPages: 'Toutes les pages de démonstration',
  offices: 'Bureaux régionaux',
  quickOrder: 'Commande rapide',
  cart: 'Panier',
  pricesIn: 'Prix en {currency}',
  call: 'Téléphone',
  write: 'Courriel',
  post: 'Adresse postale',
  hero: {
    title: 'Mesurer avec soin, quand la décision compte',
    lead: 'Nous publions des évaluations de la mémoire, de la lecture, du langage et de l’attention pour les cliniciens, les écoles et les universités. Chacune est étalonnée auprès des personnes à qui elle s’adresse, et suivie tant qu’elle est offerte.',
    order: 'Commander par code de produit',
    browse: 'Voir les évaluations',
  },
  list: {
    title: 'Évaluations',
    lead: 'Une liste courte, et c’est voulu. Le code inscrit à côté de chaque titre est celui que vous entrez dans la commande rapide.',
    all: 'Toutes les évaluations',
    ages: 'Public',
    format: 'Format',
    level: 'Niveau de qualification',
    noLevel: 'Aucun exigé',
    code: 'Code',
    codes: {
      title: 'Qui peut commander',
      text: 'Le niveau A est ouvert à tous les comptes. Le niveau B demande un diplôme ou un certificat dans le domaine, le niveau C une formation avancée en évaluation. Une personne de niveau C peut commander les produits des trois niveaux.',
    },
  },
  families: {
    attention: {
      summary:
        'Neuf tâches chronométrées qui distinguent l’inattention de la lenteur, avec des normes selon l’âge et la scolarité.',
      ages: 'De 8 à 75 ans',
      format: 'Trousse complète, imprimée',
    },
    language: {
      summary:
        'Vingt minutes avec un livre d’images pour savoir quels enfants devraient voir un orthophoniste.',
      ages: 'De 3 à 7 ans',
      format: 'Trousse complète, imprimée',
    },
    motor: {
      summary:
        'Une liste à remplir par les enseignants et les parents, d’après ce que fait l’enfant un jour ordinaire.',
      ages: 'De 4 à 12 ans',
      format: 'Trousse complète, imprimée',
    },
    preschool: {
      summary:
        'Le raisonnement, le langage et la mémoire des tout-petits, au sol s’il le faut, avec des jouets qu’ils aiment.',
      ages: 'De 2 à 6 ans',
      format: 'Trousse complète, imprimée',
    },
    memory: {
      summary:
        'La mémoire verbale, visuelle et de travail en une seule séance, avec un rappel immédiat et un rappel différé pour chaque tâche.',
      ages: 'De 16 à 90 ans',
      format: 'Trousse complète, imprimée, correction numérique',
    },
    reading: {
      summary:
        'De courts passages chaque semaine, qui montrent si un lecteur est sur la bonne voie bien avant la fin de l’année.',
      ages: '3e année',
      format: 'Numérique, une place par élève et par année',
    },
  },
  ways: {
    title: 'Trois façons de commander',
    items: [
      {
        title: 'Commande rapide',
        text: 'Vous avez vos codes? Entrez-en ou collez-en jusqu’à 25, voyez les prix et ajoutez le tout d’un seul coup.',
      },
      {
        title: 'Par téléphone',
        text: 'Composez le {phone}. Nous prenons les commandes, vérifions les niveaux de qualification et vous relisons votre soumission.',
      },
      {
        title: 'Votre panier',
        text: 'Ce que vous ajoutez reste dans votre panier sur cet appareil. Revenez-y quand l’achat est approuvé.',
      },
    ],
  },
  store: {
    quickOrderTitle: 'Commander par code de produit ou ISBN',
    quickOrderLead:
      'Jusqu’à 25 produits à la fois. Une liste copiée d’un tableur ou d’un courriel peut être collée telle quelle.',
    quickOrderFallback:
      'Vous pouvez commander sans le formulaire. Envoyez-nous vos codes et vos quantités; nous confirmerons les prix le jour même.',
    cartTitle: 'Votre panier',
    cartFallback:
      'Votre panier s’affiche ici. Sinon, nous pouvons vous le lire et prendre la commande par téléphone.',
    checkoutTitle: 'Passer à la caisse',
    quoteStepsTitle: 'Renseignements pour la soumission',
    confirmationTitle: 'Votre commande',
    checkoutFallback:
      'La caisse s’affiche ici. Sinon, votre panier est conservé, et nous prenons la commande par téléphone ou par courriel.',
    notes: [
      {
        title: 'Où trouver le code',
        text: 'Au dos du produit, sur votre soumission et à côté de chaque titre de notre liste. Un ISBN convient aussi, avec ou sans traits d’union.',
      },
      {
        title: 'Niveaux de qualification',
        text: 'Chaque produit porte un niveau : A, B ou C. Il paraît sur la ligne avant l’ajout au panier.',
      },
      {
        title: 'Grosses commandes',
        text: 'Pour plus de 25 produits, ajoutez les 25 premiers et recommencez, ou envoyez-nous la liste.',
      },
    ],
  },
  termsPage: {
    title: 'Conditions générales',
    lead: 'Ceci est une démonstration : rien n’est vendu, expédié ni facturé, et une commande n’engage personne.',
  },
  contactPage: {
    title: 'Nous joindre',
    lead: 'Une personne de notre équipe vous répond et suit votre demande jusqu’à ce qu’elle soit réglée.',
  },
  officesPage: {
    title: 'Bureaux régionaux',
    lead: 'Chaque bureau a son site, ses prix et ses stocks. Choisissez le vôtre.',
  },
  productLead: 'Commandez ce produit ici : il va dans le panier, ou dans la commande rapide avec d’autres.',
  signIn: {
    title: 'Se connecter',
    heading: 'Votre compte',
    lead: 'Votre compte garde vos commandes, vos soumissions et vos paniers enregistrés. Il en faut un pour passer à la caisse; sans compte, vous pouvez remplir un panier ou commander par téléphone ou par courriel.',
    fallback:
      'La connexion demande JavaScript : activez-le dans votre navigateur ou rechargez la page. Vous pouvez aussi commander par téléphone ou par courriel; nous vous y aidons également pour votre compte.',
    people: 'Ceci est une démonstration. Vous pouvez vous connecter en tant que',
    shows: 'Ce que montre chaque personne',
    returning: 'Connexion en cours',
  },
  colophon:
    'Lindgren & Vale est un éditeur fictif. Ce site montre comment les composants de la boutique prennent place dans une page.',
  article,
};
