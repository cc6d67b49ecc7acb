import type { MenuWords } from '../navigation-words.ts';

export const en: MenuWords = {
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
          ['Reading progress', '?reading'],
          ['Student seats', '?seat'],
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
          ['Phone and email', 'contact-us.html'],
          ['Regional offices', 'international-offices.html'],
        ],
      ],
    },
  ],
  closed: 'Customer Support is closed on July 3-4 and resumes Wednesday, July 5 at 7:00 AM CT.',
};
