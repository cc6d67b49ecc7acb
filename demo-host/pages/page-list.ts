import { HOSTILE_SHEETS } from './hostile-sheets.ts';
import { loginHref, type Site, siteHref, SITES, storeHref } from './site.ts';

/** A page of the demo: its site, its path, a short name, and a note if needed. */
export interface PageEntry {
  readonly host: 'shop' | 'partner';
  readonly path: string;
  readonly name: string;
  readonly note?: string;
}

/** The pages that visitors of the demo should try first. */
export const JOURNEYS: readonly PageEntry[] = [
  {
    host: 'shop',
    path: '/demo/paste',
    name: 'Paste 25 lines',
    note: 'Copy a list, paste it into quick order, mend two lines, add them, and open the cart.',
  },
  {
    host: 'shop',
    path: '/store/usassessments/en/en/checkout',
    name: 'Place an order',
    note: 'The checkout, to the confirmation: add a product in quick order (LMS4-KIT is printed, LMS4-QGR on Q-global, RPW-G3-LIC on aimswebPlus), and sign in; each customer of the sign-in page shows another case.',
  },
  {
    host: 'shop',
    path: '/store/usassessments/en/saved-carts',
    name: 'Saved carts',
    note: 'Sign in, fill the cart and save it: then restore it, undo that, rename, copy and delete.',
  },
  {
    host: 'shop',
    path: '/store/usassessments/en/cart',
    name: 'Book a training',
    note: 'Add FMS-TRN in quick order and sign in as mara or tess: the line in the cart asks for dates, contact and participants.',
  },
  {
    host: 'shop',
    path: '/store/usassessments/en/quotes',
    name: 'Quotes',
    note: 'Sign in as quinn, who has a quote in each of its states, or make one in the cart: then look at it, order it, ask for it again, cancel it.',
  },
  {
    host: 'shop',
    path: '/store/usassessments/en/my-account',
    name: 'My account',
    note: 'Sign in as max, who has overdue invoices, or as quinn, two of whose quotes may end soon. With order history switched on at the flag page, it shows the last orders too.',
  },
  {
    host: 'shop',
    path: '/store/usassessments/en/order-history',
    name: 'Order history',
    note: 'Switch order history on at the flag page and sign in as max, who has ordered ten thousand times: search, filter, save the list, open an order, order it again.',
  },
  {
    host: 'shop',
    path: '/store/usassessments/en/qualifications',
    name: 'Qualifications',
    note: 'Switch types on at the flag page, license among them, and sign in as vera, who has one in every state: add one, edit one, and delete the one that gives the level. Ada’s checkout of LMS4-KIT asks for one.',
  },
  {
    host: 'shop',
    path: '/store/usassessments/en/addresses',
    name: 'Address book',
    note: 'Switch the address book on at the flag page and sign in as mara: add, edit and delete addresses, undo that, and set another default. With ?uuid=org-4410 it is the book of a clinic.',
  },
  {
    host: 'shop',
    path: '/store/invoices',
    name: 'Invoices',
    note: 'Sign in as max, who has three thousand: search, select all that match, download them as one ZIP and as a CSV file. Signed out, /invoices/en-us finds INV-54460001 with the postal code 97205.',
  },
  {
    host: 'shop',
    path: '/store/usassessments/en/payment-cards',
    name: 'Payment cards',
    note: 'Sign in as carla, one of whose cards has expired: set another default, and delete one, which asks for the password.',
  },
  {
    host: 'shop',
    path: '/store/usassessments/en/my-account/support/login',
    name: 'Acting for a customer',
    note: 'Sign in as sue of customer service, find a customer such as Ortega, and order for her. The mail to her is on the page about signing in.',
  },
  {
    host: 'partner',
    path: '/',
    name: 'On somebody else’s page',
    note: 'A school district’s intranet: one script tag, one element, and nothing else of the store.',
  },
  {
    host: 'partner',
    path: '/sidebar',
    name: 'In a narrow column',
    note: 'The same intranet, with quick order in 280 pixels.',
  },
  {
    host: 'partner',
    path: '/late',
    name: 'Added later',
    note: 'The page’s own script adds the element, moves it, removes it and puts it back.',
  },
  {
    host: 'shop',
    path: '/demo/identity',
    name: 'Signing in',
    note: 'Who can sign in, the mails that would have been sent, and a proof before something delicate.',
  },
  {
    host: 'shop',
    path: '/demo/by-cookie',
    name: 'Known by a cookie',
    note: 'A page without tokens: the store’s own cookie says who is there.',
  },
  {
    host: 'shop',
    path: '/flags',
    name: 'Flags',
    note: 'Switch a flag and watch every open page change, here and in other tabs.',
  },
  {
    host: 'shop',
    path: '/demo/analytics',
    name: 'What the analyst sees',
    note: 'Choose a data layer, give the consent, and see each record on every page of the demo, to the purchase.',
  },
  {
    host: 'shop',
    path: '/demo/sign-in',
    name: 'What sign-in can ask',
    note: 'Every question of an identity service, passkeys included; how to sign in with a passkey beside the password.',
  },
  {
    host: 'shop',
    path: '/demo/notifications',
    name: 'Notifications in the address',
    note: 'Links that bring messages to a page, and spoofed ones that must not.',
  },
  {
    host: 'shop',
    path: '/demo/fragments',
    name: 'Markup of the editors',
    note: 'The footer with a fragment of the CMS, good and hostile.',
  },
  {
    host: 'shop',
    path: '/demo/included',
    name: 'Header and footer from the server',
    note: 'In the page’s HTML as the build drew them; they work without JavaScript.',
  },
  {
    host: 'shop',
    path: '/author/',
    name: 'In the editor',
    note: 'Author mode, with tags set up wrongly on purpose.',
  },
  {
    host: 'shop',
    path: '/author/config',
    name: 'In the editor, with a broken configuration',
    note: 'Author mode, with a configuration block that cannot be read.',
  },
];

/** Pages that are reached only by links. */
export const OTHER_PAGES: readonly PageEntry[] = [
  { host: 'shop', path: '/', name: 'Front page without a locale', note: 'The default site, en-us.' },
  {
    host: 'shop',
    path: '/search.html',
    name: 'Search',
    note: 'Where the search box leads, and most sign-outs.',
  },
  { host: 'shop', path: '/p/LMS4-KIT', name: 'Product', note: 'Where the lines of a cart link to.' },
];

/** Returns the pages of one regional site. */
export function regionalPages(site: Site): readonly PageEntry[] {
  const page = (path: string, name: string): PageEntry => ({ host: 'shop', path, name });
  return [
    page(siteHref(site), 'Home'),
    page(siteHref(site, 'assessments'), 'Assessments'),
    page(siteHref(site, 'about'), 'Article with a sidebar'),
    page(storeHref(site, 'quickOrder'), 'Quick order'),
    page(storeHref(site, 'cart'), 'Cart'),
    page(loginHref(site), 'Sign in'),
    page(siteHref(site, 'contact-us.html'), 'Contact'),
    page(siteHref(site, 'international-offices.html'), 'Offices'),
    page(siteHref(site, 'terms.html'), 'Terms'),
  ];
}

/** The plain page that the hostile ones are compared with, and a page for each hostile style sheet (EMB-02). */
export const HOSTILE_PAGES: readonly PageEntry[] = [
  { host: 'shop', path: '/hostile/plain', name: 'Plain', note: 'The same page without a hostile sheet.' },
  ...HOSTILE_SHEETS.map(({ name, title, note }): PageEntry => ({
    host: 'shop',
    path: `/hostile/${name}`,
    name: title,
    note,
  })),
];

/** Every page of the demo except the list itself and the hostile ones. */
export const PAGE_LIST: readonly PageEntry[] = [...JOURNEYS, ...SITES.flatMap(regionalPages), ...OTHER_PAGES];
