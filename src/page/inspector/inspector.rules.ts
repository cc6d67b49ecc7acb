import { didYouMean } from '../../core/config/nearest.ts';

/** What is known of the page when somebody asks why a widget is empty. Plain data, without anything personal. */
export type PageFacts = {
  /** The widgets on the page, by their tags without `assess-`. */
  widgets: readonly string[];
  /** Of `widgets`, those that nothing has defined. */
  notDefined: readonly string[];
  /** The names of all widgets that there are. Empty if they are not known. */
  known: readonly string[];
  hasConfiguration: boolean;
  missing: readonly string[];
  /** What the page's content security policy has blocked: the directive and the address's origin. */
  blocked: readonly { directive: string; origin: string }[];
  /** The last call of each service that failed. Status 0: there was no answer, which is late if it was waited for. */
  failed: readonly { service: string; status: number; isOtherOrigin: boolean; isLate?: boolean }[];
  waiting: readonly string[];
  isOnline: boolean;
  session: 'loading' | 'anonymous' | 'signed-in';
  /** False on a plain OCC host. */
  hasExtensions: boolean;
  isOn: (flag: string) => boolean;
  hasStorage: boolean;
  /** The language of the texts, and that of `<html lang>`, '' without it. */
  language: string;
  htmlLang: string;
};

export type EmptyReason =
  | 'no-configuration'
  | 'missing-chunk'
  | 'policy'
  | 'cors'
  | 'service-refuses'
  | 'plain-host'
  | 'flag-off'
  | 'signed-out'
  | 'blocked-storage'
  | 'other-locale';

/** The widgets that are for signed-in customers alone. */
const CUSTOMERS = [
  'my-account',
  'quotes',
  'order-history',
  'accounts',
  'qualifications',
  'address-book',
  'payment-cards',
  'profile',
  'preferences',
  'saved-carts',
  'support',
];

/** The widgets that need the store's extensions. */
const EXTENDED = [
  'my-account',
  'accounts',
  'qualifications',
  'preferences',
  'support',
  'invoices',
  'order-status',
  'checkout',
];

/** The widgets that a flag hides. */
const FLAGGED: readonly (readonly [widget: string, flag: string])[] = [
  ['order-history', 'orderHistory'],
  ['address-book', 'addressBook'],
];

const tag = (name: string): string => `<assess-${name}>`;

type Rule = readonly [EmptyReason, (facts: PageFacts) => string | undefined];

/** The ten commonest reasons, the most certain first. Each returns its sentence if it applies. */
const RULES: readonly Rule[] = [
  [
    'no-configuration',
    ({ hasConfiguration }) =>
      hasConfiguration
        ? undefined
        : 'The page has no configuration that can be read: commerceBase is missing.',
  ],
  [
    'missing-chunk',
    ({ missing, notDefined, known }) => {
      const wrong = known.length > 0 && notDefined.find((name) => !known.includes(name));
      if (wrong) return `There is no widget ${tag(wrong)}.${didYouMean(wrong, known, tag)}`;
      return (
        missing[0] &&
        `The code of ${tag(missing[0])} could not be loaded. Its file is missing or was blocked.`
      );
    },
  ],
  [
    'policy',
    ({ blocked: [first] }) =>
      first && `The content security policy blocked ${first.origin}. Allow it in ${first.directive}.`,
  ],
  [
    'cors',
    ({ failed, isOnline }) => {
      const refused = failed.find(
        ({ status, isOtherOrigin, isLate }) => status === 0 && isOtherOrigin && !isLate,
      );
      return isOnline && refused
        ? `The service ${refused.service} did not let this page read its answer. Allow the page’s origin (CORS), and see that the service is up.`
        : undefined;
    },
  ],
  [
    'service-refuses',
    ({ failed, waiting, session }) => {
      const refused = failed.find(({ status }) => status !== 401 || session === 'signed-in');
      if (refused)
        return `The service ${refused.service} ${refused.status === 0 ? 'did not answer' : `answered ${refused.status}`}.`;
      return waiting[0] && `The service ${waiting[0]} has not answered yet.`;
    },
  ],
  [
    'plain-host',
    ({ hasExtensions, widgets }) => {
      const needs = hasExtensions ? undefined : widgets.find((name) => EXTENDED.includes(name));
      return needs && `${tag(needs)} needs the store’s extensions, and commerceExtensions is false.`;
    },
  ],
  [
    'flag-off',
    ({ widgets, isOn }) => {
      const off = FLAGGED.find(([name, flag]) => widgets.includes(name) && !isOn(flag));
      return off && `The flag ${off[1]} is off, so ${tag(off[0])} shows nothing.`;
    },
  ],
  [
    'signed-out',
    ({ widgets, session }) => {
      const theirs = session === 'anonymous' ? widgets.find((name) => CUSTOMERS.includes(name)) : undefined;
      return theirs && `Nobody is signed in, and ${tag(theirs)} is for customers.`;
    },
  ],
  [
    'blocked-storage',
    ({ hasStorage }) =>
      hasStorage
        ? undefined
        : 'The browser blocks storage, so cart and session last only as long as the page.',
  ],
  [
    'other-locale',
    ({ language, htmlLang }) =>
      htmlLang !== '' && htmlLang.slice(0, 2).toLowerCase() !== language
        ? `The widgets are in ${language}, the page is in ${htmlLang}. Another locale has another cart: set locale.`
        : undefined,
  ],
];

/** Returns why a widget of the page may be empty, or undefined if nothing speaks for it. Source: EMB-13 a. */
export const whyEmpty = (facts: PageFacts): { reason: EmptyReason; words: string } | undefined => {
  for (const [reason, rule] of RULES) {
    const words = rule(facts);
    if (words) return { reason, words };
  }
  return undefined;
};
