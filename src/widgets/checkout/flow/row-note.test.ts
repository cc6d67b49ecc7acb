import { describe, expect, it } from 'vitest';
import type { CheckoutCart, NotChosen } from '../../../api/checkout/checkout-cart.contract.ts';
import type { Step } from '../../../api/checkout/steps.rules.ts';
import { keepChosen } from '../../../api/checkout/dropped-choices.ts';
import { setRuntime, type Runtime } from '../../../core/runtime.ts';
import { rowNote } from './row-note.tsx';

const AT = { userId: 'current', cartId: 'current', whose: 'one' };
const PO = { type: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-7' } as const;
const cart = (chosen: Partial<CheckoutCart>): CheckoutCart =>
  ({ code: '1', guid: 'g', entries: [], ...chosen }) as never;
const NOT_CHOSEN = [
  { step: 'q-global', reason: 'gone' },
  { step: 'payment', reason: 'expired' },
];
const said = (step: Step, chosen: Partial<CheckoutCart> = {}, notChosen: readonly NotChosen[] = []) =>
  rowNote(
    step,
    { at: AT, cart: cart(chosen), notChosen },
    (key, values) => `${key} ${JSON.stringify(values ?? {})}`,
  );

describe('a usual choice that can’t be used any more [CHK-21 b part]', () => {
  it.each<[what: string, step: Step, words: string | undefined]>([
    ['gives its reason where its row is open', { id: 'payment', state: 'open' }, 'expired'],
    ['gives it in a later row too', { id: 'q-global', state: 'open' }, 'gone'],
    ['says nothing once the shopper has chosen', { id: 'payment', state: 'done' }, undefined],
    ['says nothing in another row', { id: 'billing-address', state: 'open' }, undefined],
  ])('%s', (_what, step, reason) => {
    expect(said(step, {}, NOT_CHOSEN)).toEqual(
      reason && { kind: 'usual', words: `checkout.again.usual {"reason":"${reason}"}` },
    );
  });
});

describe('a purchase order that the service no longer takes is told [CHK-12 part]', () => {
  it('where the cart still has it, as no longer offered', () => {
    const step = { id: 'payment', state: 'open', reason: { code: 'not-allowed' } } as const;
    expect(said(step, { payment: PO })).toEqual({
      kind: 'again',
      words: 'checkout.again.not-allowed {"way":"checkout.pay.purchaseOrder {} PO-7"}',
    });
  });

  it('where the service has dropped it, whatever it was dropped for, by its number', () => {
    const step = { id: 'payment', state: 'open' } as const;
    expect(said(step)).toBeUndefined();
    keepChosen(AT, cart({ payment: PO }));
    expect(said(step)).toEqual({
      kind: 'again',
      words: 'checkout.again.order {"choice":"checkout.pay.purchaseOrder {} PO-7"}',
    });
  });
});

it('a shipping address that another account dropped is named [ACC-08 g part] [CHK-09 a part]', () => {
  setRuntime({ row: { tag: 'en-US' } } as Runtime);
  keepChosen(AT, cart({ deliveryAddress: { line1: '18 Linden Avenue', defaultAddress: false } }));
  expect(said({ id: 'shipping-address', state: 'open' })).toEqual({
    kind: 'again',
    words: 'checkout.again.order {"choice":"18 Linden Avenue"}',
  });
  setRuntime(undefined);
});
