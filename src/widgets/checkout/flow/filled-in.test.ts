import { expect, it } from 'vitest';
import { sourceOf } from './FilledIn.tsx';

const order = { step: 'shipping-method', from: 'lastOrder', placed: '2026-11-02T10:00:00Z' } as const;
const preference = { step: 'payment', from: 'preference' } as const;
const only = { step: 'billing-address', from: 'only' } as const;

it('the checkout says of the last order, of defaults or of both that it was filled in from them [CHK-21 c,g]', () => {
  const table = [
    [[order, only], 'order'],
    [[only, preference, order], 'both'],
    [[preference, only], 'defaults'],
    [[{ ...order, placed: undefined }], 'defaults'],
  ] as const;
  for (const [chosen, source] of table) expect(sourceOf([...chosen]), JSON.stringify(chosen)).toBe(source);
});
