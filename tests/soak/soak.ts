import { parseArgs } from 'node:util';
import { bundleTab } from './bundle.ts';
import { walkInvoices } from './invoice-walk.ts';
import { walkSeed } from './run-walks.ts';

/*
 * `npm run soak` walks 2,000 seeds, and `-- --walks N` walks N of them. `-- --seed N` walks one seed and prints its
 * steps. Source: REL-09.
 */

const { values } = parseArgs({
  options: { seed: { type: 'string' }, walks: { type: 'string', default: '2000' } },
});
const seeds =
  values.seed === undefined
    ? Array.from({ length: Number(values.walks) }, (_none, at) => at + 1)
    : [Number(values.seed)];

const script = await bundleTab();
const begun = performance.now();
let orders = 0;
let payments = 0;
let steps = 0;
for (const seed of seeds) {
  try {
    const walked = await walkSeed(script, seed);
    const paying = await walkInvoices(seed);
    orders += walked.orders;
    payments += paying.paid;
    steps += walked.told.length;
    if (values.seed !== undefined) console.info([...walked.told, ...paying.told].join('\n'));
  } catch (error) {
    console.error(`Walk ${seed} failed. Alone: npm run soak -- --seed ${seed}\n`);
    console.error(error instanceof Error && error.name === 'WalkFailed' ? error.message : error);
    process.exit(1);
  }
}
const seconds = Math.round((performance.now() - begun) / 1000);
console.info(
  `${seeds.length} walks, ${steps} steps, ${orders} orders and ${payments} payments of invoices, each once: ${seconds} s.`,
);
