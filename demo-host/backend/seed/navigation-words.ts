import type { Market } from '../../pages/content/markets.ts';

type Link = readonly [text: string, to: string];

export type MenuGroup = {
  readonly title: string;
  readonly to: string;
  readonly entries: readonly (readonly [title: string, to: string, ...links: Link[]])[];
};

type MenuWords = { readonly groups: readonly MenuGroup[]; readonly closed: string };

const en: MenuWords = {
  groups: [
    {
      title: 'Assessments & Solutions',
      to: 'assessments',
      entries: [
        [
          'Product categories A–Z',
          'assessments',
          ['Attention', '?attention'],
          ['Language', '?language'],
          ['Memory', '?memory'],
          ['Motor skills', '?motor'],
          ['Preschool', '?preschool'],
          ['Reading', '?reading'],
        ],
        [
          'Digital solutions',
          '?digital',
          ['Online scoring', '?scoring'],
          ['Reading progress', '?weekly'],
          ['Licences and seats', '?seat'],
        ],
        [
          'Other assessment types',
          '?print',
          ['Checklists', '?checklist'],
          ['Screeners', '?screener'],
          ['Complete kits', '?kit'],
        ],
      ],
    },
    {
      title: 'Learning & Training',
      to: 'about',
      entries: [
        [
          'Featured topics',
          'about',
          ['Memory across the life span', '?memory'],
          ['Early language', '?language'],
          ['Attention at school', '?attention'],
        ],
        [
          'Training',
          '?training',
          ['Qualification levels', 'assessments#levels'],
          ['Ask for a course', 'contact-us.html'],
        ],
        ['Research', 'about', ['Norms and samples', 'about'], ['All assessments', 'assessments']],
        ['Webinars', '?webinar', ['Coming soon: ask us', 'contact-us.html']],
        ['Blogs', 'about', ['From the editors', 'about']],
      ],
    },
    {
      title: 'Ordering & Support',
      to: 'contact-us.html',
      entries: [
        ['Ordering', 'store/quickOrder', ['Quick order', 'store/quickOrder'], ['Your cart', 'store/cart']],
        ['Account information', 'assessments#levels', ['Who may order', 'assessments#levels']],
        [
          'Manage orders',
          'store/order-status',
          ['Order status', 'store/order-status'],
          ['Invoices', 'invoices'],
        ],
        [
          'Contact us',
          'contact-us.html',
          ['Phone and e-mail', 'contact-us.html'],
          ['Regional offices', 'international-offices.html'],
        ],
      ],
    },
  ],
  closed: 'Customer Support is closed on July 3-4 and resumes Wednesday, July 5 at 7:00 AM CT.',
};

const fr: MenuWords = {
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
          ['Motricité', '?jour ordinaire'],
          ['Préscolaire', '?raisonnement'],
        ],
        [
          'Solutions numériques',
          '?numérique',
          ['Correction en ligne', '?correction'],
          ['Progrès en lecture', '?semaine'],
          ['Licences et places', '?place'],
        ],
        [
          'Autres types d’évaluation',
          '?imprimée',
          ['Listes à cocher', '?liste'],
          ['Dépistage', '?orthophoniste'],
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
        ['Webinaires', '?webinaire', ['À venir : écrivez-nous', 'contact-us.html']],
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
    'Le service à la clientèle est fermé les 3 et 4 juillet et reprend le mercredi 5 juillet à 7\u00a0h, heure du Centre.',
};

const nl: MenuWords = {
  groups: [
    {
      title: 'Tests en oplossingen',
      to: 'assessments',
      entries: [
        [
          'Productgroepen A–Z',
          'assessments',
          ['Aandacht', '?onoplettendheid'],
          ['Geheugen', '?geheugen'],
          ['Lezen', '?lezer'],
          ['Motoriek', '?gewone dag'],
          ['Peuters en kleuters', '?speelgoed'],
          ['Taal', '?prentenboek'],
        ],
        [
          'Digitale oplossingen',
          '?digitaal',
          ['Online scoren', '?scoring'],
          ['Leesvoortgang', '?elke week'],
          ['Licenties en plaatsen', '?plaats'],
        ],
        [
          'Andere soorten tests',
          '?papier',
          ['Vragenlijsten', '?lijst'],
          ['Screening', '?logopedist'],
          ['Complete sets', '?set'],
        ],
      ],
    },
    {
      title: 'Leren en trainen',
      to: 'about',
      entries: [
        [
          'Uitgelichte onderwerpen',
          'about',
          ['Geheugen op elke leeftijd', '?geheugen'],
          ['Vroege taalontwikkeling', '?prentenboek'],
          ['Aandacht op school', '?onoplettendheid'],
        ],
        [
          'Training',
          '?training',
          ['Kwalificatieniveaus', 'assessments#levels'],
          ['Een cursus aanvragen', 'contact-us.html'],
        ],
        ['Onderzoek', 'about', ['Normen en steekproeven', 'about'], ['Alle tests', 'assessments']],
        ['Webinars', '?webinar', ['Binnenkort: vraag ernaar', 'contact-us.html']],
        ['Blogs', 'about', ['Van de redactie', 'about']],
      ],
    },
    {
      title: 'Bestellen en hulp',
      to: 'contact-us.html',
      entries: [
        [
          'Bestellen',
          'store/quickOrder',
          ['Snel bestellen', 'store/quickOrder'],
          ['Uw winkelwagen', 'store/cart'],
        ],
        ['Accountgegevens', 'assessments#levels', ['Wie mag bestellen', 'assessments#levels']],
        [
          'Bestellingen beheren',
          'store/order-status',
          ['Bestelstatus', 'store/order-status'],
          ['Facturen', 'invoices'],
        ],
        [
          'Contact',
          'contact-us.html',
          ['Telefoon en e-mail', 'contact-us.html'],
          ['Regionale kantoren', 'international-offices.html'],
        ],
      ],
    },
  ],
  closed:
    'De klantenservice is op 3 en 4 juli gesloten en is er weer op woensdag 5 juli om 7.00 uur (Central Time).',
};

const es: MenuWords = {
  groups: [
    {
      title: 'Pruebas y soluciones',
      to: 'assessments',
      entries: [
        [
          'Categorías de productos de la A a la Z',
          'assessments',
          ['Atención', '?despiste'],
          ['Lectura', '?lector'],
          ['Lenguaje', '?logopeda'],
          ['Memoria', '?memoria'],
          ['Motricidad', '?día cualquiera'],
          ['Preescolar', '?juguetes'],
        ],
        [
          'Soluciones digitales',
          '?digital',
          ['Corrección en línea', '?corrección'],
          ['Progreso lector', '?semana'],
          ['Licencias y plazas', '?plaza'],
        ],
        [
          'Otros tipos de prueba',
          '?papel',
          ['Listas de observación', '?lista'],
          ['Cribado', '?logopeda'],
          ['Juegos completos', '?juego'],
        ],
      ],
    },
    {
      title: 'Aprendizaje y formación',
      to: 'about',
      entries: [
        [
          'Temas destacados',
          'about',
          ['La memoria a lo largo de la vida', '?memoria'],
          ['Los comienzos del lenguaje', '?logopeda'],
          ['La atención en el aula', '?despiste'],
        ],
        [
          'Formación',
          '?formación',
          ['Niveles de cualificación', 'assessments#levels'],
          ['Solicitar un curso', 'contact-us.html'],
        ],
        ['Investigación', 'about', ['Baremos y muestras', 'about'], ['Todas las pruebas', 'assessments']],
        ['Seminarios web', '?seminario', ['Próximamente: consúltenos', 'contact-us.html']],
        ['Blogs', 'about', ['De nuestros editores', 'about']],
      ],
    },
    {
      title: 'Pedidos y ayuda',
      to: 'contact-us.html',
      entries: [
        [
          'Hacer un pedido',
          'store/quickOrder',
          ['Pedido rápido', 'store/quickOrder'],
          ['Su carrito', 'store/cart'],
        ],
        ['Información de la cuenta', 'assessments#levels', ['Quién puede pedir', 'assessments#levels']],
        [
          'Gestionar pedidos',
          'store/order-status',
          ['Estado del pedido', 'store/order-status'],
          ['Facturas', 'invoices'],
        ],
        [
          'Contacto',
          'contact-us.html',
          ['Teléfono y correo', 'contact-us.html'],
          ['Oficinas regionales', 'international-offices.html'],
        ],
      ],
    },
  ],
  closed:
    'La atención al cliente cierra el 3 y el 4 de julio y se reanuda el miércoles 5 de julio a las 7:00 (hora central de EE. UU.).',
};

/** The menu's and the banner's words in each language, and where each entry leads. */
export const menuWords: Readonly<Record<Market['language'], MenuWords>> = { en, fr, nl, es };
