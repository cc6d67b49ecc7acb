import { localeRow, type Locale } from '../../../src/core/locale/locale-table.ts';
import { officeHours } from '../../../src/widgets/shared/office/office-hours.ts';
import { officeTable } from '../../../src/widgets/shared/office/office-table.ts';

/** Text that the CMS gives for a locale; a key here stands before the same key of a message catalogue (LOC-10). */
export const checkoutText = (locale: Locale): Record<string, string> => {
  const { phone, email, zone } = officeTable[locale];
  return {
    'need-help.phone': phone,
    'need-help.hours': officeHours(zone, localeRow(locale).tag),
    'need-help.email': email,
  };
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
