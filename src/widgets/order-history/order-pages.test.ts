import { afterEach, expect, it, vi } from 'vitest';
import { pageOrder } from './order-pages.ts';

afterEach(() => vi.unstubAllGlobals());

it('is about the order of its tag, its path or the reference of its address, and takes nothing else [ACC-01 b, e]', () => {
  const history = '/store/usassessments/en/order-history';
  const rows = [
    [undefined, history, '', undefined],
    [undefined, `${history}/order-details/9104401`, '', '9104401'],
    ['9104402', `${history}/order-details/9104401`, '', '9104402'],
    [undefined, `${history}/order-status`, '?reference=WR-9104401', 'WR-9104401'],
    [undefined, `${history}/order-status`, '', undefined],
    [undefined, `${history}/order-status`, '?reference=../9104401', undefined],
    [undefined, history, '?reference=WR-9104401', undefined],
    [undefined, '/orders.html', '?id=9104401', '9104401'],
  ] as const;
  for (const [tag, pathname, search, order] of rows) {
    vi.stubGlobal('location', { pathname, search });
    expect([pathname, search, pageOrder(tag)]).toEqual([pathname, search, order]);
  }
});
