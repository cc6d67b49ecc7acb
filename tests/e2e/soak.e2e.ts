import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from './fixtures.ts';

test('`npm run soak` walks orders and payments of invoices, and prints how many of each went through once [LEAD-06 e] [REL-09 part]', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/soak/soak.ts', '--walks', '20'], {
    timeout: 60_000,
  });
  const [, walks, orders, payments] =
    /^(\d+) walks, \d+ steps, (\d+) orders and (\d+) payments of invoices, each once:/.exec(stdout) ?? [];
  expect(Number(walks)).toBe(20);
  expect(Number(orders)).toBeGreaterThan(0);
  expect(Number(payments)).toBeGreaterThan(0);
});
