import { parseArgs } from 'node:util';
import { measureAccount } from './account-times.ts';
import { launch } from './bench-browser.ts';
import { startBenchServer } from './bench-server.ts';
import { buildYardsticks } from './build-yardsticks.ts';
import { measureCart } from './cart-times.ts';
import { measureCheckout } from './checkout-times.ts';
import { measureLongest } from './long-tasks.ts';
import { measureMany, type ManyPage } from './many-elements.ts';
import { measurePages } from './page-times.ts';
import { median } from './profiles.ts';
import { measureBareRows, measureQuickOrder } from './quick-order-keys.ts';
import { reportText, writeInto } from './report.ts';
import { verdicts } from './verdicts.ts';

/*
 * npm run bench [-- --runs 5] [--json] [--write]
 *
 * Measures the last build beside its own yardsticks and prints PERF-06 to PERF-09 and PERF-11 to PERF-14 as met or
 * missed. It exits with 0 either way, because a busy machine is no reason to fail.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const runs = Math.max(1, Number(values.runs) || 1);

const repeat = async <T>(measure: () => Promise<T>): Promise<T[]> => {
  const all: T[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measure());
  return all;
};

const medianOf = <T extends Record<string, number>>(all: readonly T[]): T => {
  const names = Object.keys(all[0] ?? {}) as (keyof T)[];
  return Object.fromEntries(names.map((name) => [name, median(all.map((one) => one[name] ?? 0))])) as T;
};

const server = await startBenchServer(await buildYardsticks());
const browser = await launch(server);
try {
  const pages = await measurePages(browser, server, runs);
  const manyOf = async (name: ManyPage) => medianOf(await repeat(() => measureMany(browser, server, name)));
  const all = verdicts({
    pages,
    many: await manyOf('widget'),
    bareMany: await manyOf('bare-react'),
    quickOrder: medianOf(await repeat(() => measureQuickOrder(browser, server))),
    bareRows: medianOf(await repeat(() => measureBareRows(browser, server))),
    cart: medianOf(await repeat(() => measureCart(browser, server))),
    checkout: medianOf(await repeat(() => measureCheckout(browser, server))),
    account: medianOf(await repeat(() => measureAccount(browser, server))),
    longest: median(await repeat(() => measureLongest(browser, server))),
  });
  const report = reportText(all, pages);
  console.log(values.json ? JSON.stringify({ verdicts: all, pages: [...pages] }, null, 2) : report);
  if (values.write) writeInto('docs/pages/operators/speed.md', report);
} finally {
  await browser.close();
  await server.close();
}
