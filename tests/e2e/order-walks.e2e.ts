import { expect, test } from './fixtures.ts';
import { OrderWalk } from './order-walk.ts';

/*
 * Random walks, by seeds, of one customer in two real tabs, checked against the ledger of the demo host. `TAB_WALKS=20`
 * walks twenty seeds, as `npm run test:long` does; `TAB_WALK=7` walks only that seed. Without either, none is walked:
 * each takes up to half a minute, and `tests/unit/order-soak.test.ts` walks over the application object. A walk that
 * fails prints its moves. Source: REL-09.
 */

const { TAB_WALK, TAB_WALKS } = process.env;
const SEEDS = TAB_WALK
  ? [Number(TAB_WALK)]
  : Array.from({ length: Number(TAB_WALKS ?? 0) }, (_none, at) => at + 1);
const MOVES = 5;

test.describe('a customer in two tabs of a browser [REL-09 part] [CHK-14 a part]', () => {
  for (const seed of SEEDS)
    test(`places each cart once, loses no line, and is told nothing untrue: walk ${seed}`, async ({
      page,
      host,
    }) => {
      const walk = new OrderWalk(host, seed);
      await walk.begin(page);
      for (let moves = 0; moves < MOVES; moves += 1) await walk.move();
      await walk.rest();
      const { orders, said, told } = walk;
      // If nothing was recorded of what pages say, nothing wrong would be found either.
      expect(said, told.join('\n')).toContain('placed');
      const description = `${orders} orders: ${told.join('; ')}; said: ${said.join(', ')}`;
      test.info().annotations.push({ type: 'walk', description });
    });
});
