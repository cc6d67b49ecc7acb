import { describe, expect, it } from 'vitest';
import type { Product } from '../../../api/product/product.contract.ts';
import type { RowView } from '../../../api/quick-order/list/row-view.ts';
import { sharedRows } from './share-part.tsx';

const view = (code: string, quantity: string, product?: Partial<Product>) =>
  ({ row: { code, quantity }, state: code === '' ? 'blank' : 'ready', product }) as unknown as RowView;

describe('the rows that are shared', () => {
  it.each([['', 'abc', '0', '1.5', '-2', '100000']])(
    'leave out and count what is no quantity [LEAD-04 a] [LEAD-04 b]',
    (...wrong) => {
      const { lines, leftOut } = sharedRows([
        ...wrong.map((text) => view('FMS-KIT', text)),
        view('HSW-KIT', '2'),
      ]);
      expect(lines).toEqual([{ code: 'HSW-KIT', quantity: 2, name: '' }]);
      expect(leftOut).toBe(wrong.length);
    },
  );

  it('have the product’s own code and name where it is known, and no blank row [LEAD-04 a] [LEAD-04 b]', () => {
    const isbn = view('978-0-306-40615-7', '3', { code: 'LMS4-KIT', name: 'Kit' });
    expect(sharedRows([isbn, view('', ''), view(' hsw-kit ', ' 4 ')])).toEqual({
      lines: [
        { code: 'LMS4-KIT', quantity: 3, name: 'Kit' },
        { code: expect.stringMatching(/^hsw-kit$/i) as string, quantity: 4, name: '' },
      ],
      leftOut: 0,
    });
  });
});
