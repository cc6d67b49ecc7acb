import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { attemptOf } from '../../src/api/checkout/attempt-of.rules.ts';
import { getCheckoutCart } from '../../src/api/checkout/checkout-cart.contract.ts';
import { toStepCart } from '../../src/api/checkout/step-cart.rules.ts';
import { mendAnswer } from '../../src/api/mend-answer.ts';
import { moneySchema } from '../../src/api/money.contract.ts';
import type { Endpoint } from '../../src/core/http/define-endpoint.ts';
import { localeRow } from '../../src/core/locale/locale-table.ts';
import { setRuntime, type Runtime } from '../../src/core/runtime.ts';
import { sampleAnswer } from '../support/sample-answer.ts';

afterEach(() => setRuntime(undefined));

/* Every contract is read as it stands, so that a new answer, or a new amount in one, can't be forgotten. */

type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  item?: Schema;
  options?: readonly Schema[];
  pipe?: readonly (Schema | { kind: string; type: string })[];
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'timeoutMs' in value && 'response' in value;

const endpoints: Endpoint[] = [];
for (const file of globSync('src/{api,auth}/**/*.contract.ts'))
  endpoints.push(
    ...Object.values((await import(resolve(file))) as Record<string, unknown>).filter(isEndpoint),
  );

/** Returns the schema with all schemas inside it, and the path of each. */
const within = (schema: Schema, path: readonly string[] = []): [Schema, readonly string[]][] => [
  [schema, path],
  ...Object.entries(schema.entries ?? {}).flatMap(([name, one]) => within(one, [...path, name])),
  ...(schema.wrapped ? within(schema.wrapped, path) : []),
  ...(schema.item ? within(schema.item, [...path, '0']) : []),
  ...(schema.options ?? []).flatMap((one) => (typeof one === 'object' ? within(one, path) : [])),
];

const usd = (value: number) => ({ currencyIso: 'USD', value });

/** Returns an answer with a total of $1 and this value at the path. */
const answerWith = (schema: Schema, path: readonly string[], value: unknown) => {
  const answer = { ...(sampleAnswer(schema) as object), totalPrice: usd(1) };
  let holder: unknown = answer;
  let inner: Schema | undefined = schema;
  for (const [at, name] of path.entries()) {
    while (inner?.wrapped) inner = inner.wrapped;
    inner = name === '0' ? inner?.item : inner?.entries?.[name];
    while (inner?.wrapped) inner = inner.wrapped;
    const held = holder as Record<string, unknown>;
    if (at === path.length - 1) held[name] = value;
    else held[name] ??= inner?.item ? [] : sampleAnswer(inner!);
    holder = held[name];
  }
  return answer;
};

/** The answers with a total, by call: carts, orders and quotes. */
const totalled = endpoints.flatMap(({ method, path, response }) =>
  within(response as Schema)
    .filter(([{ entries }]) => entries && 'totalPriceWithTax' in entries)
    .map(([schema]) => [`${method} ${path}`, schema] as const),
);

it('an amount in another currency makes every cart, order and quote one that can’t be told [SEC-14 a]', () => {
  expect(totalled.length).toBeGreaterThan(10);
  const wrong: string[] = [];
  let tried = 0;
  for (const [call, schema] of totalled) {
    const amounts = within(schema).filter(
      ([one, path]) => one === moneySchema && path.join() !== 'totalPrice' && !path.includes('product'),
    );
    for (const [, path] of amounts) {
      const read = v.safeParse(schema, answerWith(schema, path, { currencyIso: 'EUR', value: 326 }));
      tried += 1;
      const isDrawn =
        read.success && JSON.stringify({ ...(read.output as object), answer: 0 }).includes('326');
      if (!read.success || isDrawn || (read.output as { untold?: true }).untold !== true)
        wrong.push(`${call} ${path.join('.')}: ${JSON.stringify(read.issues?.[0]?.message)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(100);
});

it('a cart or a quote that is wholly in another currency than the store’s can’t be told, and an order is as it was [SEC-14 a]', () => {
  setRuntime({ row: localeRow('en-us') } as Runtime);
  const line = { entryNumber: 0, quantity: 1, product: { code: 'A', name: 'A' } };
  const euro = { currencyIso: 'EUR', value: 326 };
  const drawn = totalled.flatMap(([call, schema]) => {
    const entries = [{ ...line, basePrice: euro, totalPrice: euro }];
    const sums = { subTotal: euro, totalPrice: euro, totalPriceWithTax: euro };
    const { output } = v.safeParse(schema, { ...(sampleAnswer(schema) as object), entries, ...sums });
    const isDrawn = JSON.stringify({ ...(output as object), answer: 0 }).includes('326');
    return isDrawn || (output as { untold?: true }).untold !== true ? [call] : [];
  });
  expect(drawn.filter((call) => !/\/orders/.test(call))).toEqual([]);
  expect(drawn.length).toBeGreaterThan(0);
});

it('a checkout of €326.00 in all above $316.00 of lines, or of $1.00, or without end, can’t be placed [SEC-14 a]', () => {
  const entries = [{ entryNumber: 0, quantity: 1, product: { code: 'A', name: 'A' }, totalPrice: usd(316) }];
  for (const total of [
    '{"currencyIso": "EUR", "value": 326}',
    '{"currencyIso": "USD", "value": 1}',
    '{"currencyIso": "USD", "value": 1e9999}',
    '{"currencyIso": "USD", "value": 1e21}',
  ]) {
    const answer = {
      ...(sampleAnswer(getCheckoutCart.response) as object),
      entries,
      totalPrice: usd(316),
      totalPriceWithTax: JSON.parse(total) as unknown,
    };
    const read = mendAnswer(getCheckoutCart, answer);
    if (!read.success) throw new Error(total);
    expect([read.output.untold, attemptOf(read.output), toStepCart(read.output).total], total).toEqual([
      true,
      undefined,
      undefined,
    ]);
    expect([read.output.totalPrice, read.output.totalPriceWithTax], total).toEqual([undefined, undefined]);
  }
});

it('a line or a discount without end can’t be told, nor ordered [SEC-14 a]', () => {
  const endless = () => JSON.parse('{"currencyIso": "USD", "value": 1e9999}') as unknown;
  const line = { entryNumber: 0, quantity: 1, product: { code: 'A', name: 'A' } };
  for (const [what, change] of Object.entries({
    line: { entries: [{ ...line, totalPrice: endless() }] },
    discount: { totalDiscounts: endless() },
  })) {
    const read = mendAnswer(getCheckoutCart, {
      ...(sampleAnswer(getCheckoutCart.response) as object),
      entries: [{ ...line, totalPrice: usd(316) }],
      totalPrice: usd(316),
      totalPriceWithTax: usd(316),
      ...change,
    });
    if (!read.success) throw new Error(what);
    expect([read.output.untold, attemptOf(read.output)], what).toEqual([true, undefined]);
  }
});

it('no number of a contract can be infinite [SEC-14 a]', () => {
  const bounded = new Set(['finite', 'integer', 'safe_integer']);
  const endless = endpoints.flatMap(({ method, path, response, body }) =>
    [response, ...(body ? [body] : [])].flatMap((schema) =>
      within(schema as Schema)
        .filter(([one]) => one.type === 'number' && !one.pipe?.some(({ type }) => bounded.has(type)))
        .map(([, at]) => `${method} ${path} ${at.join('.')}`),
    ),
  );
  expect(endless).toEqual([]);
});
