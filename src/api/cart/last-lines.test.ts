import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startClientPage } from '../../../tests/support/client-page.ts';
import { runtime, setRuntime } from '../../core/runtime.ts';
import type { Cart } from './cart.contract.ts';
import { keepLines, lastLines } from './last-lines.ts';

const NOW = 1_900_000_000_000;
const MINUTE = 60_000;

const cart = (...names: string[]): Cart =>
  ({
    entries: names.map((name, index) => ({
      entryNumber: index,
      quantity: index + 1,
      product: { code: name, name },
    })),
  }) as unknown as Cart;

/** An anonymous visitor whose last cart was this one. */
const beNobody = (guid: string): void => {
  const { storage, row } = runtime();
  storage.write('cartGuid', guid, row.baseSite);
  storage.write('cartCount', { units: 1, lines: 1, id: '' }, row.baseSite);
};

const beSignedIn = (id: string): void => {
  const { storage, row } = runtime();
  storage.write('signedIn', { id, who: 'a hash' });
  storage.write('tokenExpiry', NOW + 600 * MINUTE);
  storage.write('cartCount', { units: 1, lines: 1, id }, row.baseSite);
};

const names = () => lastLines()?.lines.map(({ name }) => name);
const stored = () => runtime().storage.read('lastLines', runtime().row.locale);
const store = (value: unknown) =>
  runtime().storage.write('lastLines', value as Record<string, unknown>, runtime().row.locale);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  startClientPage();
  beNobody('cart-1');
});
afterEach(() => {
  setRuntime(undefined);
  vi.useRealTimers();
});

describe('the lines of this tab’s last page [PERF-12 part]', () => {
  it('are those of the cart that was read last, with the height above them', () => {
    keepLines(cart('Kit', 'Manual'), 2);
    expect(lastLines()).toMatchObject({
      needs: 2,
      lines: [
        { code: 'Kit', name: 'Kit', quantity: 1 },
        { code: 'Manual', name: 'Manual', quantity: 2 },
      ],
    });
    keepLines(cart('Forms'), 0);
    expect(names()).toEqual(['Forms']);
  });

  it('have no price', () => {
    keepLines(
      {
        entries: [{ quantity: 1, product: { code: 'a', name: 'a' }, basePrice: { value: 9 } }],
      } as unknown as Cart,
      0,
    );
    expect(JSON.stringify(stored())).not.toContain('9}');
    expect(Object.keys(lastLines()?.lines[0] ?? {})).toEqual(['code', 'name', 'quantity']);
  });

  it('are known for 30 minutes', () => {
    keepLines(cart('Kit'), 0);
    vi.setSystemTime(NOW + 30 * MINUTE);
    expect(names()).toEqual(['Kit']);
    vi.setSystemTime(NOW + 30 * MINUTE + 1);
    expect(names()).toBeUndefined();
  });

  it('are not known when the clock was set back by more than that', () => {
    keepLines(cart('Kit'), 0);
    vi.setSystemTime(NOW - 31 * MINUTE);
    expect(names()).toBeUndefined();
  });

  it('go with the cart', () => {
    keepLines(cart('Kit'), 0);
    keepLines(null, 0);
    expect(stored()).toBeUndefined();
  });

  it('are none of an empty cart', () => {
    keepLines(cart(), 0);
    expect(lastLines()).toBeUndefined();
  });

  it('are at most 50', () => {
    keepLines(cart(...Array.from({ length: 60 }, (_, index) => `p${index}`)), 0);
    expect(names()).toHaveLength(50);
  });

  it.each<[string, () => void]>([
    ['another anonymous cart', () => beNobody('cart-2')],
    ['nobody’s cart any more', () => runtime().storage.remove('cartCount', runtime().row.baseSite)],
    ['a customer’s who signed in since', () => beSignedIn('s-1')],
  ])('are not those of %s [SES-13 part]', (_whose, become) => {
    keepLines(cart('Kit'), 0);
    become();
    expect(lastLines()).toBeUndefined();
  });

  it('of a customer are theirs alone, and only while their sign-in lasts [SES-13 part]', () => {
    beSignedIn('s-1');
    keepLines(cart('Kit'), 0);
    runtime().registry.actions.setSession({ status: 'signed-in' } as never);
    expect(names()).toEqual(['Kit']);
    beSignedIn('s-2');
    expect(names()).toBeUndefined();
    beSignedIn('s-1');
    runtime().storage.write('tokenExpiry', NOW - 1);
    expect(names()).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['no object', []],
    ['no owner', { at: NOW, needs: 0, lines: [] }],
    [
      'a time that is none',
      { id: 'cart-1', at: 'now', needs: 0, lines: [{ code: 'a', name: 'a', quantity: 1 }] },
    ],
    [
      'a height below nothing',
      { id: 'cart-1', at: NOW, needs: -1, lines: [{ code: 'a', name: 'a', quantity: 1 }] },
    ],
    ['lines that are none', { id: 'cart-1', at: NOW, needs: 0, lines: [{ code: 'a' }, 7, null] }],
  ])('are not believed with %s [SEC-05 part]', (_what, value) => {
    store(value);
    expect(lastLines()).toBeUndefined();
  });
});
