import { pick } from './random.ts';
import type { Page } from './page.ts';
import type { Person } from './shop.ts';
import type { Walk } from './walk.ts';

/** A move, with the weight that says how often it is made. */
type Move = readonly [weight: number, make: (walk: Walk, page: Page) => Promise<void>];

/** A billing address that leaves the total as it is, so that only the cart's version tells of the change. */
const BILLING = {
  firstName: 'Mara',
  lastName: 'Lindqvist',
  town: 'Columbus',
  postalCode: '43215',
  country: { isocode: 'US' },
  region: { isocode: 'US-OH' },
};

const SECONDS = [1, 2, 5, 30, 61, 130, 310];

const network: readonly Move[] = [
  [
    30,
    async (walk) => {
      const { calls } = walk.world.browser;
      const call = calls[Math.floor(walk.random() * calls.length)];
      if (call) await walk.advance(call);
    },
  ],
  [
    10,
    async (walk) => {
      const call = pick(walk.random, walk.world.browser.calls);
      if (call) await walk.advance(call, pick(walk.random, ['lost', 'fails'] as const));
    },
  ],
  [8, (walk) => walk.step('a page hears something', () => void walk.world.browser.hearOne())],
  [7, (walk) => walk.goOn()],
  [4, (walk) => walk.step('nothing arrives late', () => walk.world.browser.arriveLate())],
  [
    2,
    (walk) =>
      walk.step('the network goes, or comes back', () => {
        const { browser } = walk.world;
        browser.isOffline = !browser.isOffline;
        if (browser.isOffline) return;
        for (const page of browser.pages) if (!page.isFrozen) page.window.dispatchEvent(new Event('online'));
      }),
  ],
  [
    6,
    (walk) => {
      const seconds = pick(walk.random, SECONDS);
      return walk.step(`${seconds} s pass`, () => walk.world.browser.passTime(seconds * 1000));
    },
  ],
];

const shopper: readonly Move[] = [
  [18, (walk, page) => walk.press(page, 1)],
  [5, (walk, page) => walk.press(page, 2)],
  [2, (walk, page) => walk.step(`${page.name} asks again`, () => page.tab.askAgain())],
  [
    3,
    (walk, page) => {
      const outcome = pick(walk.random, ['passed', 'passed', 'failed', 'left'] as const);
      return walk.step(`${page.name}: the bank says ${outcome}`, async () => {
        const { state } = page.tab.shown();
        if (state.state !== 'challenge') return 'no bank asks';
        const answer = outcome === 'passed' ? 'confirm' : 'refuse';
        if (outcome !== 'left')
          await walk.world.shop.ask('POST', `/payment/v1/challenges/${state.challenge}`, {
            body: { answer },
          });
        page.tab.bankSaid(outcome);
        return undefined;
      });
    },
  ],
  [
    3,
    (walk, page) => {
      const card = walk.card();
      return walk.step(`${page.name} chooses a card that is ${card}`, async () => {
        const { person } = page.tab.shown();
        if (person === undefined || !walk.world.shop.cart(person as Person)) return;
        await walk.world.shop.chooseCard(person as Person, card);
        page.tab.mended();
        page.tab.changed();
      });
    },
  ],
  [
    2,
    (walk, page) => walk.step(`${page.name}: ${page.tab.shown().person} signs out`, () => page.tab.signOut()),
  ],
  [
    3,
    (walk, page) =>
      page.tab.shown().person ? walk.goOn() : walk.signIn(page, walk.chance(0.7) ? 'ana' : 'eve'),
  ],
];

const tabs: readonly Move[] = [
  [
    5,
    async (walk) => {
      const tab = pick(walk.random, walk.tabs);
      if (tab.page?.isFrozen && walk.chance(0.7))
        await walk.step(`${tab.name} comes back`, () => tab.page?.comeBack());
      else await walk.openPage(tab);
    },
  ],
  [
    2,
    async (walk, page) => {
      const tab = walk.tabs.find((one) => one.page === page);
      const keeps = walk.chance(0.6);
      await walk.step(`${page.name} goes elsewhere`, () => page.leave(keeps));
      if (tab && page.isGone) tab.page = undefined;
    },
  ],
];

const elsewhere: readonly Move[] = [
  [
    3,
    (walk) =>
      walk.step('ana changes her cart on another device', async () => {
        const { world } = walk;
        const body = { quantity: 1 + Math.floor(walk.random() * 4) };
        const { status } = await world.shop.ask('PATCH', '/carts/current/entries/0', { person: 'ana', body });
        world.note('ana');
        return `ana makes it ${body.quantity} on another device: ${status}`;
      }),
  ],
  [
    3,
    (walk) =>
      walk.step('another address', async () => {
        const { world } = walk;
        const id = pick(walk.random, ['home', 'work']);
        const { status } = await world.shop.ask('PUT', `/carts/current/addresses/delivery?addressId=${id}`, {
          person: 'ana',
        });
        await world.shop.ask('PUT', '/carts/current/deliverymode?deliveryModeId=ground', { person: 'ana' });
        world.note('ana');
        return `ana sends it to ${id} on another device: ${status}`;
      }),
  ],
  [
    4,
    (walk) =>
      walk.step('another billing address', async () => {
        const line1 = `${1 + Math.floor(walk.random() * 40)} Linden Avenue`;
        const address = { ...BILLING, line1 };
        const { status } = await walk.world.shop.ask('PUT', '/carts/current/billingaddress', {
          person: 'ana',
          body: { address },
        });
        return `ana has it billed to ${line1} on another device: ${status}`;
      }),
  ],
  [
    2,
    (walk) => {
      const price = pick(walk.random, [150, 158, 170]);
      return walk.step(`the price becomes ${price}`, () =>
        walk.world.shop.ask('POST', '/__catalogue', { body: { code: 'FMS-KIT', price } }),
      );
    },
  ],
  [1, (walk) => walk.step('the flag of retry flips', () => void (walk.isRetryOn = !walk.isRetryOn))],
  [
    1,
    (walk) => {
      const captcha = walk.chance(0.3);
      return walk.step(`a captcha is ${captcha ? '' : 'not '}asked for`, () =>
        walk.world.shop.ask('POST', '/__settings', { body: { settings: { captcha } } }),
      );
    },
  ],
  [
    4,
    (walk) =>
      walk.step('ana fills a new cart', async () => {
        const { world } = walk;
        if (world.shop.cart('ana')) return 'ana has a cart already';
        await world.shop.fillCart('ana', 1 + Math.floor(walk.random() * 3), walk.card());
        world.note('ana');
        for (const page of world.browser.pages) if (!page.isFrozen) page.tab.changed();
        return undefined;
      }),
  ],
  [
    1,
    (walk) =>
      walk.step('ana places her cart on another device', async () => {
        const { world } = walk;
        const seen = await world.shop.ask('GET', '/carts/current?fields=FULL', { person: 'ana' });
        if (seen.status !== 200) return undefined;
        const cart = seen.json as Parameters<typeof world.noteElsewhere>[0];
        world.noteElsewhere(cart);
        const total = cart.totalPriceWithTax?.value;
        const { status } = await world.shop.ask(
          'POST',
          `/orders?cartId=${cart.code}&termsChecked=true&expectedTotal=${total}`,
          {
            person: 'ana',
            body: {},
            headers: { 'Idempotency-Key': cart.orderKey, 'If-Match': `"${cart.version}"` },
          },
        );
        return `ana places her cart on another device: ${status}`;
      }),
  ],
];

const MOVES: readonly Move[] = [...network, ...shopper, ...tabs, ...elsewhere];
const TOTAL = MOVES.reduce((sum, [weight]) => sum + weight, 0);

/** Makes one random move. Opens a page if no page is open. */
export const makeMove = async (walk: Walk): Promise<void> => {
  const here = walk.world.browser.pages.filter(({ isFrozen }) => !isFrozen);
  const page = pick(walk.random, here);
  if (page === undefined) return walk.openPage(pick(walk.random, walk.tabs));
  let at = walk.random() * TOTAL;
  for (const [weight, make] of MOVES) {
    at -= weight;
    if (at < 0) return make(walk, page);
  }
};
