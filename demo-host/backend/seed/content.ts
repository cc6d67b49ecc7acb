/** Text that the CMS gives for a locale; a key here stands before the same key of a message catalogue (LOC-10). */
export const checkoutText = (locale: string): Record<string, string> => ({
  'needHelp.phone': PHONES[locale] ?? '+1 800 555 0142',
  'needHelp.hours': '7:00–18:00',
  'needHelp.email': 'orders@lindgren-vale.example',
});

const PHONES: Record<string, string> = {
  'en-ca': '+1 866 555 0177',
  'fr-ca': '+1 866 555 0177',
  'en-gb': '+44 20 7946 0123',
  'en-au': '+61 2 5550 0134',
  'en-nz': '+64 9 555 0118',
};

/** The navigation file of the regional host. The banner has no window, so that it shows whenever one looks. */
export const navigationContent = (locale: string) => ({
  locale,
  menu: GROUPS.map(([title, ...children]) => ({
    title,
    linkPath: `/${locale}/${slug(title)}`,
    children: children.map((child) => ({
      title: child,
      linkPath: `/${locale}/${slug(child)}`,
      children: [],
    })),
  })),
  banner: {
    id: 'support-closed-july',
    text: 'Customer Support is closed on July 3-4 and resumes Wednesday, July 5 at 7:00 AM CT.',
    link: `/${locale}/contact-us.html`,
  },
});

const GROUPS = [
  ['Assessments & Solutions', 'Product categories A-Z', 'Digital solutions', 'Other assessment types'],
  ['Learning & Training', 'Featured topics', 'Training', 'Research', 'Webinars', 'Blogs'],
  ['Ordering & Support', 'Ordering', 'Account information', 'Manage orders', 'Contact us'],
] as const;

const slug = (title: string): string => title.toLowerCase().replace(/[^a-z]+/g, '-');
