import type { OccState } from '../../../src/api/quote/quote.rules.ts';
import type { Language } from '../../../src/core/locale/locale-table.ts';
import { personalId } from '../account/account.ts';
import { homeOf } from '../address/address.ts';
import type { StoredCart } from '../cart/store.ts';
import { share } from '../core/money.ts';
import type { View } from '../core/services.ts';
import { quoteOf } from './make-quote.ts';
import { withLastDayIn } from './quote.ts';
import { quotesIn } from './store.ts';

const DAY_MS = 86_400_000;

/** The customer who starts with a quote in each of the six states, as the demo's sign-in page says. */
const WITH_QUOTES = 'user-quinn';

type Lines = Readonly<Record<string, number>>;
type Names = Readonly<Record<Language, string>>;
type SeededQuote = {
  /** The customer's own name for the quote, in the language of their first visit. */
  name: Names;
  state: OccState;
  madeDaysAgo: number;
  /** The days from today until the last day. The quote has the usual last day if this is absent. */
  lastDayIn?: number;
  lines: Lines;
  orderCode?: string;
  /** The quoted prices as a percentage of today's. Default: 100. */
  percent?: number;
};

const names = (en: string, fr: string, nl: string, es: string): Names => ({ en, fr, nl, es });

/** A name of about the greatest length that the store accepts. */
const LONGEST = names(
  'Lindgren Memory Scale, 4th Edition: Comprehensive Administration, Scoring and Interpretation Kit with Stimulus Books, 25 Record Forms, 25 Response Booklets, Manipulatives and Case for Ages 16 up to 90',
  'Lindgren Memory Scale, 4e édition : trousse complète d’administration, de notation et d’interprétation, avec livrets de stimuli, 25 feuilles de notation, cahiers de réponses et mallette (16 à 90 ans)',
  'Lindgren Memory Scale, 4e editie: complete set voor afname, scoring en interpretatie, met stimulusboeken, 25 scoreformulieren, 25 antwoordboekjes, materialen en koffer, voor 16 tot 90 jaar',
  'Lindgren Memory Scale, 4.ª edición: kit completo de aplicación, corrección e interpretación, con cuadernos de estímulos, 25 hojas de anotación, 25 cuadernillos de respuesta y maleta, de 16 a 90 años',
);

const FORMS: Lines = { 'LMS4-REC25': 24, 'LMS4-RSP25': 2 };

const QUOTES: readonly SeededQuote[] = [
  {
    name: names(
      'Grade 3, first try',
      '3e année, premier essai',
      'Leerjaar 3, eerste poging',
      'Tercer curso, primer intento',
    ),
    state: 'CANCELLED',
    madeDaysAgo: 81,
    lines: { 'FMS-KIT': 1 },
  },
  {
    name: names(
      'Training for 8',
      'Formation pour 8 personnes',
      'Training voor 8 personen',
      'Formación para 8 personas',
    ),
    state: 'BUYER_ORDERED',
    madeDaysAgo: 70,
    lines: { 'RPW-G3-LIC': 4 },
    orderCode: '00004711',
  },
  {
    name: names(
      'Kits for the new clinic',
      'Trousses pour la nouvelle clinique',
      'Sets voor de nieuwe kliniek',
      'Kits para la nueva clínica',
    ),
    state: 'BUYER_OFFER',
    madeDaysAgo: 75,
    lines: { 'LMS4-KIT': 1 },
    percent: 97,
  },
  {
    name: names(
      'Record forms, second term',
      'Feuilles de notation, deuxième trimestre',
      'Scoreformulieren, tweede semester',
      'Hojas de anotación, segundo trimestre',
    ),
    state: 'BUYER_OFFER',
    madeDaysAgo: 54,
    // Its 60 days would be 7 in an hour of the night, after the clocks have changed.
    lastDayIn: 6,
    lines: FORMS,
    percent: 95,
  },
  {
    name: LONGEST,
    state: 'BUYER_OFFER',
    madeDaysAgo: 8,
    lines: { 'LMS4-KIT': 10, 'FMS-KIT': 2 },
  },
  {
    name: names(
      'Spring assessments',
      'Évaluations du printemps',
      'Toetsen voor het voorjaar',
      'Evaluaciones de primavera',
    ),
    state: 'BUYER_SUBMITTED',
    madeDaysAgo: 1,
    lines: { 'FMS-KIT': 6 },
  },
];

/** Gives the customer of the seed their quotes of one site, once. */
export const beginQuotes = (userId: string, view: View): void => {
  const { begun } = quotesIn(view.repository);
  const key = `${userId} ${view.site.uid}`;
  if (userId !== WITH_QUOTES || begun.get(key)) return;
  begun.put(key, '', true);
  for (const seeded of QUOTES) keep(seeded, userId, view);
};

const keep = (seeded: SeededQuote, userId: string, view: View): void => {
  const { name, state, madeDaysAgo, lastDayIn, orderCode, percent = 100 } = seeded;
  const now = view.clock.now();
  const madeAt = now - madeDaysAgo * DAY_MS;
  const then: View = { ...view, clock: { ...view.clock, now: () => madeAt } };
  const made = quoteOf(cartWith(seeded.lines, userId, view), then, { name: name[view.language] });
  const isOffered = state !== 'BUYER_SUBMITTED';
  quotesIn(view.repository).save({
    ...(lastDayIn === undefined ? made : withLastDayIn(made, lastDayIn, now)),
    state,
    cart: atPercent(made.cart, percent),
    sentAt: madeAt,
    readyAt: isOffered ? madeAt + 2 * 3_600_000 : undefined,
    endedAt: state === 'CANCELLED' || state === 'BUYER_ORDERED' ? madeAt + 5 * DAY_MS : undefined,
    orderCode,
  });
};

const cartWith = (lines: Lines, userId: string, view: View): StoredCart => {
  const home = homeOf(userId, view.people);
  return {
    code: '00000000',
    guid: `seed-${userId}`,
    userId,
    site: view.site.uid,
    version: 0,
    entries: Object.entries(lines)
      .filter(([code]) => view.repository.product(code))
      .map(([productCode, quantity]) => ({ productCode, quantity })),
    modifiedAt: view.clock.now(),
    choices: {
      accountId: personalId(userId),
      deliveryAddress: home,
      deliveryModeCode: 'ground',
      billingAddress: home,
    },
  };
};

/**
 * Returns the cart with its prices at this percentage. Only the unit price is rounded at it. The line is then calculated
 * from that price, as `linePrice` does, so that units times price, less the discount, make the total. The discount and
 * the tax keep their part of the line.
 */
const atPercent = (cart: StoredCart, percent: number): StoredCart => {
  if (!cart.quote || percent === 100) return cart;
  const prices = cart.quote.prices.map(({ productCode, unit, discount, total, vat }, index) => {
    const unitNow = share(unit, percent, 100);
    const full = unitNow * cart.entries[index]!.quantity;
    const before = discount + total;
    const discountNow = before === 0 ? 0 : share(full, discount, before);
    const totalNow = full - discountNow;
    return {
      productCode,
      unit: unitNow,
      discount: discountNow,
      total: totalNow,
      vat: total === 0 ? 0 : share(totalNow, vat, total),
    };
  });
  return { ...cart, quote: { ...cart.quote, prices } };
};
