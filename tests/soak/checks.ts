import type { Page } from './page.ts';
import { PEOPLE, type Person, type Shop } from './shop.ts';
import type { Shown } from './tab-entry.ts';
import type { World } from './world.ts';

/** What a page showed when somebody pressed. The total is in minor units. */
export type Pressed = {
  person: Person;
  key: string;
  total: number;
  lines: string;
  /** The first lines of the delivery address and the billing address. */
  addresses: string;
};

const UNDER_WAY = new Set(['placing', 'challenge', 'unknown']);

export const linesOf = (entries: readonly { productCode: string; quantity: number }[]): string =>
  entries.map(({ productCode, quantity }) => `${quantity} ${productCode}`).join(', ');

export const minor = (value: number | undefined): number => Math.round((value ?? Number.NaN) * 100);

type Addressed = Partial<
  Record<'deliveryAddress' | 'billingAddress', { line1?: string | undefined } | undefined>
>;

export const addressesOf = ({ deliveryAddress, billingAddress }: Addressed): string =>
  `${deliveryAddress?.line1}, ${billingAddress?.line1}`;

/**
 * Returns what is wrong with a customer's orders. Each cart is ordered once, each order is charged once, and each order
 * is what a page showed at a press.
 */
const wrongOrders = ({ shop, pressed }: World, person: Person): string[] => {
  const orders = shop.orders(person);
  const captures = shop.captures(person);
  const wrongs: string[] = [];
  if (new Set(orders.map(({ guid }) => guid)).size < orders.length) wrongs.push(`two orders of one cart`);
  for (const { orderCode } of captures)
    if (!orders.some(({ code }) => code === orderCode)) wrongs.push(`a charge without an order`);
  for (const { code, reply } of orders) {
    const total = minor(reply.totalPriceWithTax?.value);
    const taken = captures.filter(({ orderCode }) => orderCode === code);
    if (taken.length !== 1 || taken[0]?.amount !== total)
      wrongs.push(`order ${code} is charged ${taken.length} times`);
    const lines = (reply.entries ?? [])
      .map(({ quantity, product }) => `${quantity} ${product.code}`)
      .join(', ');
    const isAsShown = pressed.some(
      (one) =>
        shop.orderOfKey(one.key) === code &&
        one.person === person &&
        one.total === total &&
        one.lines === lines &&
        one.addresses === addressesOf(reply),
    );
    if (!isAsShown) wrongs.push(`order ${code} is not what was on show at any press: ${total}, ${lines}`);
  }
  return wrongs;
};

/** Returns the lines of carts that are not in exactly one place, their cart or an order. */
const wrongLines = ({ shop, carts }: World, person: Person): string[] =>
  [...carts.entries()].flatMap(([guid, { owner, lines }]) => {
    if (owner !== person) return [];
    const order = shop.orders(person).find((one) => one.guid === guid);
    const ordered = order?.reply.entries
      ?.map(({ quantity, product }) => `${quantity} ${product.code}`)
      .join(', ');
    const cart = shop.repository.cart(guid);
    const inCart = cart && !(cart.placing?.orderCode !== undefined) ? linesOf(cart.entries) : undefined;
    const places = [ordered, inCart].filter((one) => one !== undefined);
    return places.length === 1 && places[0] === lines
      ? []
      : [`the lines ${lines} of a cart are in ${places.length} places: ${places.join('; ')}`];
  });

const isTold = (shown: Shown, word: string): boolean => shown.words.includes(`checkout.${word}`);

/** Returns what a page says that is not true when the page begins to say it. */
const untrueWords = (world: World, page: Page, shown: Shown): string[] => {
  const { shop } = world;
  const { state, key, person } = shown;
  const wrongs: string[] = [];
  const order = key === undefined ? undefined : shop.orderOfKey(key);
  if (isTold(shown, 'placing.notPlaced') && key !== undefined) world.denied.add(key);
  if (isTold(shown, 'placing.offline') && page.sent > page.sentBefore)
    wrongs.push('says that nothing was sent, and has sent');
  // Another device may place the cart while a refusal is on its way. The refusal was true when the services sent it.
  const wasRefused = key !== undefined && world.browser.refused.has(key);
  if (
    state.state === 'refused' &&
    shown.words.length > 0 &&
    order !== undefined &&
    !wasRefused &&
    state.type !== 'CartOrdered'
  )
    wrongs.push(`says ${state.type}, and its key is order ${order}`);
  const { leadsTo } = shown;
  if (typeof leadsTo === 'object') {
    const named = shop.orders(person as Person).find(({ code }) => code === leadsTo.order);
    if (!named || named.knownFrom > shop.now)
      wrongs.push(`leads to ${leadsTo.order}, which is no order of ${person}`);
    if (state.state === 'placed' && order !== leadsTo.order)
      wrongs.push(`says ${leadsTo.order} of a key that is ${order}`);
  }
  return wrongs;
};

/** Returns a fault if a page says something about the order of a person whom it does not show. */
const foreignWords = ({ keys }: World, { state, key, person }: Shown): string[] => {
  const isAbout = UNDER_WAY.has(state.state) || state.state === 'placed';
  const owner = key === undefined ? undefined : keys.get(key);
  return isAbout && owner !== undefined && owner !== person
    ? [`is ${person}'s, and is ${state.state} about an order of ${owner}`]
    : [];
};

const allOf = (shop: Shop) => PEOPLE.flatMap((person) => shop.orders(person));

/** Returns what is wrong after a step; an empty list if nothing is. */
export const wrongsOf = (world: World): string[] => {
  const { shop, browser } = world;
  const wrongs = [...browser.wrongs];
  for (const person of PEOPLE) wrongs.push(...wrongOrders(world, person), ...wrongLines(world, person));
  for (const page of browser.pages.filter(({ isFrozen }) => !isFrozen)) {
    const shown = page.tab.shown();
    const said = JSON.stringify([
      shown.words,
      shown.key,
      shown.state.state,
      typeof shown.leadsTo === 'object' && shown.leadsTo,
    ]);
    const news = world.said.get(page) === said ? [] : untrueWords(world, page, shown);
    world.said.set(page, said);
    wrongs.push(...[...news, ...foreignWords(world, shown)].map((wrong) => `${page.name} ${wrong}`));
  }
  for (const key of world.denied)
    if (shop.orderOfKey(key) !== undefined) wrongs.push(`'not placed' was said of a key that is an order`);
  for (const [order, times] of browser.told) {
    if (times > 1) wrongs.push(`the page was told ${times} times of order ${order}`);
    if (!allOf(shop).some(({ code }) => code === order))
      wrongs.push(`the page was told of ${order}, which is none`);
  }
  return wrongs;
};

/** Returns what is wrong once everything has come to rest while `person` is signed in. */
export const wrongsAtRest = (world: World, person: Person): string[] => {
  const { shop, browser } = world;
  const orders = shop.orders(person);
  const wrongs = browser.pages.flatMap((page) => {
    const { state, leadsTo, cart } = page.tab.shown();
    const found: string[] = [];
    if (UNDER_WAY.has(state.state)) found.push(`is ${state.state} for ever`);
    const isOrdered = orders.some(({ guid, code }) => guid === cart?.guid && browser.placedHere.has(code));
    if (leadsTo === 'review' && isOrdered && !world.hasChangedHands)
      found.push('shows a cart that was ordered');
    const isRecent = orders.some(({ placedAt }) => shop.now - placedAt < 15 * 60_000);
    if (leadsTo === 'empty' && isRecent) found.push('shows an empty cart after an order');
    return found.map((what) => `at rest ${page.name} ${what}`);
  });
  for (const { code } of orders)
    if (browser.placedHere.has(code) && !world.hasChangedHands && browser.told.get(code) !== 1)
      wrongs.push(`at rest the page was told ${browser.told.get(code) ?? 0} times of order ${code}`);
  return wrongs;
};
