import { orderKeyOf } from '../../demo-host/backend/cart/cart.ts';
import { Browser } from './browser.ts';
import { addressesOf, linesOf, minor, type Pressed } from './checks.ts';
import type { Page } from './page.ts';
import type { Random } from './random.ts';
import { Shop, type Person } from './shop.ts';

/** A cart as the services send it. */
export type ElsewhereCart = {
  code: string;
  orderKey: string;
  version: number;
  totalPriceWithTax?: { value: number };
  entries?: readonly { quantity: number; product: { code: string } }[];
  deliveryAddress?: { line1: string };
  billingAddress?: { line1: string };
};

/** A shop, a browser, and what a walk remembers to check whether pages tell the truth. */
export class World {
  readonly shop: Shop;
  readonly browser: Browser;
  readonly pressed: Pressed[] = [];
  /** The lines that each cart must hold, by the cart's guid. Only its customer changes them. */
  readonly carts = new Map<string, { owner: Person; lines: string }>();
  /** The customer of each order key. */
  readonly keys = new Map<string, Person>();
  /** The keys of which a page said that nothing was placed. */
  readonly denied = new Set<string>();
  readonly said = new Map<Page, string>();
  /** Whether somebody else signed in meanwhile. The browser then drops what it kept. */
  hasChangedHands = false;

  constructor(random: Random, clockOffset: number) {
    this.shop = new Shop(random);
    this.browser = new Browser(this.shop, random, clockOffset);
  }

  /** Notes what a customer's cart holds now as what it must hold. */
  note(person: Person): void {
    const cart = this.shop.cart(person);
    if (cart === undefined) return;
    this.carts.set(cart.guid, { owner: person, lines: linesOf(cart.entries) });
    this.noteKey(person);
  }

  /** Notes the customer of the cart's current key. A retired key has been replaced by a new one. */
  noteKey(person: Person): void {
    const cart = this.shop.cart(person);
    if (cart) this.keys.set(orderKeyOf(cart), person);
  }

  notePress(page: Page): void {
    const { cart, person } = page.tab.shown();
    if (cart?.orderKey === undefined) return;
    page.sentBefore = page.sent;
    this.pressed.push({
      person: person as Person,
      key: cart.orderKey,
      total: minor(cart.totalPriceWithTax?.value),
      lines: cart.entries.map(({ quantity, product }) => `${quantity} ${product.code}`).join(', '),
      addresses: addressesOf(cart),
    });
  }

  /** Notes what another device of ana's showed when she placed the cart there. */
  noteElsewhere(cart: ElsewhereCart): void {
    this.pressed.push({
      person: 'ana',
      key: cart.orderKey,
      total: minor(cart.totalPriceWithTax?.value),
      lines: (cart.entries ?? []).map(({ quantity, product }) => `${quantity} ${product.code}`).join(', '),
      addresses: addressesOf(cart),
    });
  }
}
