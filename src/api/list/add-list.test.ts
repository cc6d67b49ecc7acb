import { expect, it, vi } from 'vitest';
import { addToCart } from '../cart/change-cart.ts';
import type { Line } from '../cart/line-result.ts';
import { listAdder } from './add-list.ts';

vi.mock('../cart/change-cart.ts', () => ({ addToCart: vi.fn() }));

/** Records the codes of each call. Those in `failing` fail. */
const sendWhile = (failing: readonly string[]) => {
  const sent: string[][] = [];
  vi.mocked(addToCart).mockImplementation(({ lines }) => {
    sent.push(lines.map(({ code }) => code));
    const results = lines.map((line) =>
      failing.includes(line.code)
        ? ({ ...line, status: 'unavailable', added: 0, failure: 'failed' } as const)
        : ({ ...line, status: 'success', added: line.quantity } as const),
    );
    return Promise.resolve({ results, newCart: false });
  });
  return sent;
};
const linesOf = (from: number, to: number): Line[] =>
  Array.from({ length: to - from }, (_, at) => ({ code: `P-${from + at}`, quantity: 1 }));
const nothing = () => undefined;

it('sends a list by batches of 25, and stops at the first that fails [LEAD-04 e]', async () => {
  const sent = sendWhile(['P-30']);
  await listAdder()({ lines: linesOf(0, 60), check: nothing, onBatch: nothing });
  expect(sent.map(({ length }) => length)).toEqual([25, 25]);
});

it('sends what failed first and by itself, so that nothing of it goes in twice [LEAD-04 e]', async () => {
  const add = listAdder();
  sendWhile(['P-3', 'P-5']);
  await add({ lines: linesOf(0, 26), check: nothing, onBatch: nothing });
  const left = [...linesOf(3, 4), ...linesOf(5, 6), ...linesOf(25, 26)];
  const sent = sendWhile([]);
  await add({ lines: left.toReversed(), check: nothing, onBatch: nothing });
  expect(sent).toEqual([['P-5', 'P-3'], ['P-25']]);
});
