import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localeRow } from '../../../core/locale/locale-table.ts';
import { setRuntime, type Runtime } from '../../../core/runtime.ts';
import { keepCardRefusal, type KeptCardRefusal } from '../commerce/kept-card-refusal.ts';
import { isCardRefused } from './is-card-refused.ts';

beforeEach(() => {
  let stored: unknown;
  const storage = {
    read: () => stored,
    write: (_key: string, value: unknown) => {
      stored = structuredClone(value);
    },
    remove: () => {
      stored = undefined;
    },
  };
  const registry = {
    session: { whose: () => 's-1' },
    getSnapshot: () => ({ session: { status: 'signed-in', id: 'mara' } }),
  };
  setRuntime({ storage, registry, row: localeRow('en-us') } as unknown as Runtime);
});
afterEach(() => setRuntime(undefined));

describe('the cart asks for another card', () => {
  it.each<[string, KeptCardRefusal, boolean]>([
    ['while it would be paid with the refused one', { words: 'refused', isPaidWith: true }, true],
    ['also when what was said of it is dismissed', { words: undefined, isPaidWith: true }, true],
    [
      'not once it is paid in another way, whatever is still said of the card',
      { words: 'refused', isPaidWith: false },
      false,
    ],
  ])('%s [CHK-14 b part] [LEAD-01 g part]', (_when, refusal, is) => {
    keepCardRefusal('s-1', '0001', refusal);
    expect(isCardRefused('0001')).toBe(is);
    expect(isCardRefused('0002')).toBe(false);
  });
});
