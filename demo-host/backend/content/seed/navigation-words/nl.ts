import type { MenuWords } from '../navigation-words.ts';

export const nl: MenuWords = {
  groups: [
    {
      title: 'Tests en oplossingen',
      to: 'assessments',
      entries: [
        [
          'Productgroepen A–Z',
          'assessments',
          ['Aandacht', '?aandacht'],
          ['Geheugen', '?geheugen'],
          ['Lezen', '?lezen'],
          ['Motoriek', '?motoriek'],
          ['Peuters en kleuters', '?kleuters'],
          ['Taal', '?taal'],
        ],
        [
          'Digitale oplossingen',
          '?digitaal',
          ['Online scoren', '?scoring'],
          ['Leesvoortgang', '?lezen'],
          ['Licenties en plaatsen', '?plaats'],
        ],
        [
          'Andere soorten tests',
          '?papier',
          ['Vragenlijsten', '?lijst'],
          ['Screening', '?screening'],
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
          ['Vroege taalontwikkeling', '?taal'],
          ['Aandacht op school', '?aandacht'],
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
