import type { Locator } from 'playwright/test';
import { CHECKOUT, checkout } from './checkout-visit.ts';
import { leaveEarlierCart } from './customer-visit.ts';
import { expect, test, type Host, type Page } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { pickByKeys, tabTo } from './keyboard.ts';
import { CARDS, inFrame } from './payment-visit.ts';
import { readerOf, type Reader } from './reader.ts';
import { expectSignedIn, signIn } from './signed-in-visit.ts';

/*
 * An order by a blind shopper without a mouse. Each control is found only by its role and name. What is read at each
 * stop, and what is announced, is stored in `order-by-ear-{language}.txt`. After an intended change, run with
 * `--update-snapshots` and read the file aloud.
 */

type Words = {
  who: string;
  /** The store's part of the address. */
  store: string;
  checkout: string;
  paste: string;
  list: string;
  place: string;
  placed: RegExp;
  row: RegExp;
  add: string;
  added: RegExp;
  cart: string;
  toCheckout: string;
  ground: RegExp;
  sameAddress: string;
  way: string;
  /** The headings of the steps, and the buttons that continue. */
  steps: readonly (readonly [heading: string, next: string])[];
  terms: string;
  placeOrder: RegExp;
  required: string;
  placing: RegExp;
  done: string;
  card?: { number: string; expiry: string; code: string };
};

const ENGLISH: Words = {
  who: 'tess',
  store: '/store/usassessments/en',
  checkout: CHECKOUT,
  paste: 'Paste a list',
  list: 'List of codes and quantities',
  place: 'Add these lines',
  placed: /^1 line: looking up the product\./,
  row: /^1 line: 1 found\. Row 1: Fairweather/,
  add: 'Add 2 items to cart',
  added: /^2 items were added to the cart\./,
  cart: 'View cart',
  toCheckout: 'Go to checkout',
  ground: /^Ground/,
  sameAddress: 'Same as shipping address',
  way: 'Purchase order',
  steps: [
    ['Shipping address', 'Continue to shipping method'],
    ['Shipping method', 'Continue to billing address'],
    ['Billing address', 'Continue to payment'],
    ['Payment', 'Continue to review'],
    ['Review', ''],
  ],
  terms: 'I accept the Terms and conditions',
  placeOrder: /^Place order/,
  required: 'This field is required.',
  placing: /^Your order is being placed\./,
  done: 'Thank you, your order is placed',
};

const DUTCH: Words = {
  who: 'noor',
  store: '/store/nlassessments/nl',
  checkout: '/store/nlassessments/nl/nl/checkout',
  paste: 'Lijst plakken',
  list: 'Lijst met codes en aantallen',
  place: 'Deze regels toevoegen',
  placed: /^1 regel: het product wordt opgezocht\./,
  row: /^1 regel: 1 gevonden\. Regel 1: Fairweather/,
  add: '2 artikelen toevoegen aan winkelwagen',
  added: /^2 artikelen zijn toegevoegd aan de winkelwagen\./,
  cart: 'Winkelwagen bekijken',
  toCheckout: 'Naar afrekenen',
  ground: /^Standaard/,
  sameAddress: 'Hetzelfde als het bezorgadres',
  way: 'Nieuwe kaart',
  steps: [
    ['Bezorgadres', 'Verder naar verzendmethode'],
    ['Verzendmethode', 'Verder naar factuuradres'],
    ['Factuuradres', 'Verder naar betaling'],
    ['Betaling', 'Verder naar controle'],
    ['Controleren', ''],
  ],
  terms: 'Ik ga akkoord met de algemene voorwaarden',
  placeOrder: /^Bestellen/,
  required: 'Dit veld is verplicht.',
  placing: /^Uw bestelling wordt verwerkt\./,
  done: 'Bedankt, uw bestelling is geplaatst',
  card: { number: 'Kaartnummer', expiry: 'Vervaldatum', code: 'Beveiligingscode' },
};

const FRENCH: Words = {
  who: 'ada',
  store: '/store/caassessments/fr',
  checkout: '/store/caassessments/fr/fr/checkout',
  paste: 'Coller une liste',
  list: 'Liste de codes et de quantités',
  place: 'Ajouter ces lignes',
  placed: /^1 ligne : recherche du produit\./,
  row: /^1 ligne : 1 trouvée\. Ligne 1 : Fairweather/,
  add: 'Ajouter 2 articles au panier',
  added: /^2 articles ont été ajoutés au panier\./,
  cart: 'Voir le panier',
  toCheckout: 'Passer à la caisse',
  ground: /^Service terrestre/,
  sameAddress: 'Identique à l’adresse de livraison',
  way: 'Nouvelle carte',
  steps: [
    ['Adresse de livraison', 'Continuer vers le mode de livraison'],
    ['Mode de livraison', 'Continuer vers l’adresse de facturation'],
    ['Adresse de facturation', 'Continuer vers le paiement'],
    ['Paiement', 'Continuer vers la vérification'],
    ['Vérification', ''],
  ],
  terms: 'J’accepte les conditions générales',
  placeOrder: /^Passer la commande/,
  required: 'Ce champ est obligatoire.',
  placing: /^Votre commande est en cours\./,
  done: 'Merci, votre commande est passée',
  card: { number: 'Numéro de carte', expiry: 'Date d’expiration', code: 'Code de sécurité' },
};

/** A shopper who moves by keyboard and reads each stop. */
const shopper = (page: Page, reader: Reader) => {
  const to = (target: Locator) => tabTo(page, target, reader.read);
  return {
    to,
    press: async (target: Locator, key = 'Enter') => {
      await to(target);
      await page.keyboard.press(key);
    },
    choose: (target: Locator) => pickByKeys(page, target, reader.read),
    comesTo: async (target: Locator) => {
      await expect(target).toBeFocused();
      await reader.read();
    },
  };
};

type Shopper = ReturnType<typeof shopper>;

const fillCart = async (page: Page, it: Shopper, reader: Reader, words: Words): Promise<void> => {
  const quickOrder = page.locator('assess-quick-order');
  reader.note('quick order');
  await it.press(quickOrder.getByRole('button', { name: words.paste }));
  await it.comesTo(quickOrder.getByRole('textbox', { name: words.list }));
  await page.keyboard.insertText('FMS-KIT\t2');
  await it.press(quickOrder.getByRole('button', { name: words.place }));
  await reader.hears(words.placed);
  await reader.hears(words.row);
  await it.press(quickOrder.getByRole('button', { name: words.add, exact: true }));
  await reader.hears(words.added);
  await it.press(quickOrder.getByRole('link', { name: words.cart }));
  await page.waitForURL(/\/cart$/);
  // The promotion code's field and the list of what the order still needs load after the lines. The focus passes them.
  await expect(page.locator('assess-cart .promotion-code input')).toBeVisible();
  await expect(page.locator('assess-cart .needs h3')).toBeVisible();
  reader.note('cart');
  await it.press(page.locator('assess-cart').getByRole('link', { name: words.toCheckout }));
};

const payByCard = async (
  page: Page,
  it: Shopper,
  reader: Reader,
  { number, expiry, code }: NonNullable<Words['card']>,
) => {
  const field = (name: string) => inFrame(page).getByRole('textbox', { name });
  await expect(field(number)).toBeEditable();
  const frame = page.frames().find((one) => one.url().includes('/v1/frame'));
  if (!frame) throw new Error('There is no payment frame.');
  for (const [name, typed] of [
    [number, CARDS.visa],
    [expiry, '0931'],
    [code, '123'],
  ] as const) {
    await it.to(field(name));
    await reader.readIn(frame);
    await page.keyboard.type(typed);
  }
};

/** First continues without a number, and reads what is missing. */
const payByOrder = async (page: Page, it: Shopper, next: Locator) => {
  const field = checkout(page).getByRole('textbox', { name: 'Purchase order number' });
  await it.press(next);
  await it.comesTo(field);
  await expect(field).toHaveAccessibleDescription('Please enter purchase order number');
  await page.keyboard.type('PO-2207');
};

const order = async (page: Page, host: Host, words: Words): Promise<Reader> => {
  const reader = await readerOf(page);
  const it = shopper(page, reader);
  await leaveEarlierCart(host, words.who, []);
  await page.goto(`${host.shop}${words.store}/quickOrder`);
  await signIn(page, words.who);
  await expectSignedIn(page, `user-${words.who}`);
  await fillCart(page, it, reader, words);
  await page.waitForURL((url) => url.pathname === words.checkout);

  const tag = checkout(page);
  const radio = (name: string | RegExp) => tag.getByRole('radio', { name }).first();
  const choices = [/./, words.ground, words.sameAddress, words.way];
  for (const [index, [heading, next]] of words.steps.entries()) {
    const title = tag.getByRole('heading', { name: new RegExp(` ${heading}$`) });
    const button = tag.getByRole('button', { name: next });
    await expect(title).toBeVisible();
    reader.note(heading);
    if (index > 0) await it.comesTo(title);
    const choice = choices[index];
    if (choice === undefined) continue;
    await it.choose(radio(choice));
    if (index === 3 && words.card) await payByCard(page, it, reader, words.card);
    else if (index === 3) await payByOrder(page, it, button);
    await it.press(button);
  }
  const place = tag.getByRole('button', { name: words.placeOrder });
  const terms = tag.getByRole('checkbox', { name: words.terms });
  await expect(terms).toBeVisible();
  // The button is pressed too early: the terms are read, with what is missing.
  await it.press(place);
  await it.comesTo(terms);
  await expect(terms).toHaveAccessibleDescription(new RegExp(words.required));
  await page.keyboard.press('Space');
  const release = await holdRequests(page, /\/orders\?/);
  await it.press(place);
  await reader.hears(words.placing);
  await it.comesTo(place);
  release();
  await it.comesTo(tag.getByRole('heading', { name: words.done }));
  return reader;
};

test.describe('a pasted list becomes an order by the keyboard and what is read and announced alone [AXS-01 a,b,d]', () => {
  for (const [language, words, title] of [
    ['en', ENGLISH, 'in English'],
    ['nl', DUTCH, 'in Dutch, paid by a new card'],
    ['fr', FRENCH, 'in Québec French'],
  ] as const)
    test(title, async ({ page, host }) => {
      // The test has as many stops as a listening shopper makes.
      test.slow();
      const { lines, unheard } = await order(page, host, words);
      expect(`${lines.join('\n')}\n`).toMatchSnapshot(`order-by-ear-${language}.txt`);
      expect(unheard()).toEqual([]);
    });
});
