import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oneEntryStorage } from '../../../../tests/support/one-entry-storage.ts';
import { localeRow } from '../../../core/locale/locale-table.ts';
import { setRuntime, type Runtime } from '../../../core/runtime.ts';
import type { StepId } from '../../../api/checkout/steps.rules.ts';
import { stepDraft } from './step-props.ts';

let storage: ReturnType<typeof oneEntryStorage>;
/** Who is signed in: the customer's id, and the page's sign-in. */
let now: { id: string | undefined; whose: string | null };

beforeEach(() => {
  storage = oneEntryStorage();
  const registry = {
    session: { whose: () => now.whose },
    getSnapshot: () => ({
      session: now.whose === null ? { status: 'anonymous' } : { status: 'signed-in', id: now.id },
    }),
  };
  setRuntime({ storage, registry, row: localeRow('en-us') } as unknown as Runtime);
});
afterEach(() => setRuntime(undefined));

const comes = (id: string | undefined, whose: string): void => {
  now = { id, whose };
};
const draftOf = (step: StepId) => stepDraft(now.whose ?? '', step);
const types = (step: StepId, text: string): void => {
  const { owner, place } = draftOf(step);
  place.write({ owner, values: { text } });
};
const finds = (step: StepId): unknown =>
  (draftOf(step).place.read() as { values: { text: string } } | undefined)?.values.text;

describe('what was typed in a step', () => {
  it('goes alone when it is discarded: the other steps keep theirs [CHK-06 b part] [LEAD-03 part]', () => {
    comes('mara', 's-1');
    types('shipping-address', '12 Oak Lane');
    types('payment', 'PO 7');
    draftOf('payment').place.remove();
    expect([finds('shipping-address'), finds('payment')]).toEqual(['12 Oak Lane', undefined]);
    draftOf('shipping-address').place.remove();
    expect(storage.stored()).toBeUndefined();
  });

  it('is found by the same customer in the sign-in after [LEAD-03 c part]', () => {
    comes('mara', 's-1');
    types('payment', 'PO 7');
    comes('mara', 's-2');
    expect(finds('payment')).toBe('PO 7');
  });

  it('is not found by another customer, whose first write drops it [LEAD-03 c part]', () => {
    comes('mara', 's-1');
    types('payment', 'PO 7');
    comes('olive', 's-2');
    expect(finds('payment')).toBeUndefined();
    types('shipping-address', '9 Elm Road');
    expect(JSON.stringify(storage.stored())).not.toContain('PO 7');
  });

  it('is of its sign-in alone where no id names the customer [LEAD-03 c part]', () => {
    comes(undefined, 's-1');
    types('payment', 'PO 7');
    expect(finds('payment')).toBe('PO 7');
    comes(undefined, 's-2');
    expect(finds('payment')).toBeUndefined();
  });

  it('is not written once the sign-in is over [LEAD-03 part] [SEC-04 part]', () => {
    comes('mara', 's-1');
    const { owner, place } = draftOf('payment');
    now = { id: undefined, whose: null };
    place.write({ owner, values: { text: 'PO 7' } });
    expect(storage.stored()).toBeUndefined();
  });
});
