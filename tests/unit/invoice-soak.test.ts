import { expect, it } from 'vitest';
import { walkInvoices } from '../soak/invoice-walk.ts';

const SEEDS = Array.from({ length: 24 }, (_none, at) => at + 1);

it('pays no invoice twice and says nothing untrue, whatever gets lost, comes late or is pressed in other tabs [LEAD-06 e] [REL-09] [ACC-07 f]', async () => {
  const walks = await Promise.all(SEEDS.map((seed) => walkInvoices(seed)));
  // They would prove nothing if nothing was paid.
  expect(walks.reduce((sum, { paid }) => sum + paid, 0)).toBeGreaterThan(SEEDS.length / 2);
  expect(await walkInvoices(7)).toEqual(await walkInvoices(7));
});

it('finds a service that lets a key pay after it has said none [REL-09]', async () => {
  const walks = await Promise.allSettled(SEEDS.map((seed) => walkInvoices(seed, true)));
  const failed = walks.flatMap((walk) => (walk.status === 'rejected' ? [String(walk.reason)] : []));
  expect(failed.join()).toContain('BROKEN: the page says that nothing was charged');
});
