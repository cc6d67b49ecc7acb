import { describe, expect, it } from 'vitest';
import type { Oddness } from '../../demo-host/backend/core/odd-answers.ts';
import { occ, SETUPS, type Occ } from './occ-setup.ts';

const PLAIN = SETUPS.find(({ prefix }) => prefix === 'site in the path');

const twoLines = async (api: Occ): Promise<string> => {
  const path = await api.newCart();
  for (const code of ['LMS4-KIT', 'OSI3-KIT'])
    await api.ask('POST', `${path}/entries`, { body: { product: { code }, quantity: 2 } });
  return path;
};

const beOdd = (api: Occ, order: { odd: Oddness[]; product?: string; path?: string; times?: number }) =>
  api.askRoot('POST', '/__faults', { body: { path: '/', ...order } });

type Line = { quantity: unknown; product: Record<string, unknown>; totalPrice: Record<string, unknown> };
const linesOf = async (api: Occ, path: string): Promise<Line[]> =>
  ((await api.ask('GET', path)).json as { entries: Line[] }).entries;

const statusOf = (product: Line['product']): unknown =>
  (product['stock'] as { stockLevelStatus?: string }).stockLevelStatus;

describe('a host that keeps less to OCC, on order', () => {
  it.each<[Oddness, (line: Line) => unknown, unknown]>([
    ['no-formatted-value', ({ totalPrice }) => totalPrice['formattedValue'], undefined],
    ['no-stock-status', ({ product }) => product['stock'], {}],
    ['stock-in-capitals', ({ product }) => statusOf(product), 'INSTOCK'],
    ['no-product-name', ({ product }) => product['name'], undefined],
    ['numbers-as-text', ({ quantity, totalPrice }) => [quantity, totalPrice['value']], ['2', '1180']],
    ['unknown-values', ({ product }) => statusOf(product), 'backOrder'],
  ])('sends %s in every line, and then no more', async (odd, of, expected) => {
    const api = occ(PLAIN);
    const path = await twoLines(api);
    const [before] = await linesOf(api, path);
    expect(of(before!)).not.toEqual(expected);
    await beOdd(api, { odd: [odd] });
    const [line] = await linesOf(api, path);
    expect(of(line!)).toEqual(expected);
    await api.askRoot('DELETE', '/__faults');
    expect(await linesOf(api, path)).toContainEqual(before);
  });

  it('sends null for what is absent: of OCC on a plain host, of ours besides on an extended one', async () => {
    for (const [setup, name, has] of [
      [PLAIN, 'successor', false],
      [SETUPS[0], 'successor', true],
    ] as const) {
      const api = occ(setup);
      const path = await twoLines(api);
      await beOdd(api, { odd: ['null-for-absent'] });
      const { json } = await api.ask('GET', path);
      expect(json).toMatchObject({ saveTime: null, deliveryCost: null, name: null, totalItems: 2 });
      const [line] = await linesOf(api, path);
      expect(name in line!.product).toBe(has);
    }
  });

  it('leaves out how many were added', async () => {
    const api = occ(PLAIN);
    const path = await api.newCart();
    await beOdd(api, { odd: ['no-quantity-added'] });
    const body = { product: { code: 'LMS4-KIT' }, quantity: 2 };
    const { json } = await api.ask('POST', `${path}/entries`, { body });
    expect(json).toMatchObject({ statusCode: 'success', quantity: 2 });
    expect(json).not.toHaveProperty('quantityAdded');
  });

  it('is odd about one product alone, in its lines and rows', async () => {
    const api = occ();
    const path = await twoLines(api);
    await beOdd(api, { odd: ['no-product-name', 'numbers-as-text'], product: 'OSI3-KIT' });
    const [kit, odd] = await linesOf(api, path);
    expect([kit!.quantity, kit!.product['name']]).toEqual([2, expect.any(String)]);
    expect([odd!.quantity, odd!.product['name']]).toEqual(['2', undefined]);
    const body = { codes: ['LMS4-KIT', 'OSI3-KIT'] };
    const { rows } = (await api.ask('POST', '/products/lookup', { body })).json as { rows: Line[] };
    expect(rows.map(({ product }) => 'name' in product)).toEqual([true, false]);
  });

  it('is odd at one path, so often as was ordered', async () => {
    const api = occ(PLAIN);
    await beOdd(api, { odd: ['no-product-name'], path: '/products/LMS4-KIT', times: 1 });
    const named = async (code: string) =>
      'name' in ((await api.ask('GET', `/products/${code}`)).json as object);
    expect([await named('OSI3-KIT'), await named('LMS4-KIT'), await named('LMS4-KIT')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('answers a failure in HTML', async () => {
    const api = occ(PLAIN);
    await api.askRoot('POST', '/__faults', { body: { path: '/products', status: 503, body: 'html' } });
    const { status, headers } = await api.ask('GET', '/products/LMS4-KIT');
    expect([status, headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  });

  it('is refused an oddness that nobody knows', async () => {
    expect((await beOdd(occ(), { odd: ['purple' as Oddness] })).status).toBe(400);
  });
});
