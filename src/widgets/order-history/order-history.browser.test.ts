import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ordersIn } from '../../../demo-host/backend/order/store.ts';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import { openOrders, ORDERS_TAG, ordersWidget, said } from '../../../tests/support/orders-visit.ts';
import { asCustomer } from '../../../tests/support/as-customer.ts';
import './define.ts';

const patient = { timeout: 20_000 };
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const links = () =>
  [...(ordersWidget().shadowRoot?.querySelectorAll('tbody td:first-child > a') ?? [])].map(
    (one) => one.textContent,
  );
const facts = () =>
  [...(ordersWidget().shadowRoot?.querySelectorAll('.order-facts dt') ?? [])].map((one) => one.textContent);
const SHIPPED = '9104317';
const PARTLY = '9104401';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
});

describe('the list of orders', () => {
  it('shows number, day, status, person and total, 20 a page, and no violation [ACC-01 a] [AXS-05 a, b]', async () => {
    await openOrders();
    await expect.poll(links, patient).toHaveLength(20);
    await expect.element(said('10,000 orders')).toBeVisible();
    const held = page.getByRole('row', { name: /WR-9104417/ });
    await expect.element(held.getByText('Web reference (temporary)')).toBeVisible();
    await expect.element(held.getByText('On hold', { exact: true })).toBeVisible();
    await expect.element(button('Reorder WR-9104417')).toBeVisible();
    await expectClean(ordersWidget());
    await page.viewport(320, 700);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expectClean(ordersWidget());
  });

  it('says of days in the wrong order that they are, and asks the store nothing [LEAD-05 b part]', async () => {
    history.replaceState(null, '', '?from=2026-03-02&to=2026-03-01');
    const scene = await openOrders();
    await expect
      .element(page.getByRole('heading', { name: '“Placed from” is later than “Placed to”.' }), patient)
      .toBeVisible();
    expect(scene.calls.filter((one) => one.includes('/orders'))).toEqual([]);
    await button('Clear filters').click();
    await expect.poll(links, patient).toHaveLength(20);
  });

  it('is searched and narrowed; the address keeps it, and what matched is said [LEAD-05 a, b]', async () => {
    await openOrders();
    await expect.poll(links, patient).toHaveLength(20);
    const search = page.getByRole('searchbox', { name: 'Search orders' });
    await userEvent.fill(search, ' PO-7000-0 ');
    await userEvent.keyboard('{Enter}');
    await expect.element(said(/^PO number PO-7000-0$/).first(), patient).toBeVisible();
    await expect.element(said(/ of 10,000 orders$/)).toBeVisible();
    expect(location.search).toBe('?query=PO-7000-0');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'PARTLY_SHIPPED');
    await expect
      .element(page.getByRole('heading', { name: 'No orders match “PO-7000-0”.' }), patient)
      .toBeVisible();
    await expect.element(said(/orders match in other statuses\.$/)).toBeVisible();
    await button('Show all statuses').click();
    await expect.poll(() => location.search).toBe('?query=PO-7000-0');
    history.back();
    await expect.poll(() => location.search).toContain('status=PARTLY_SHIPPED');
    await expect.element(page.getByRole('combobox', { name: 'Status' })).toHaveValue('PARTLY_SHIPPED');
  });

  it('is for a first order too, and off where the site has none [ACC-01 a, h] [FLG-07 k]', async () => {
    await openOrders({ who: 'nina' });
    await expect.element(page.getByRole('heading', { name: 'No orders yet' }), patient).toBeVisible();
    document.body.replaceChildren();
    const scene = await openOrders({ flags: { orderHistory: false } });
    await expect
      .element(page.getByRole('heading', { name: 'Order history is not available on this site.' }), patient)
      .toBeVisible();
    expect(scene.calls.filter((call) => call.includes('/orders'))).toEqual([]);
  });

  it('is saved as it is filtered, without formulas [ACC-01 k] [SEC-10]', async () => {
    history.replaceState(null, '', '?status=ON_HOLD');
    await openOrders();
    await expect.poll(links, patient).toHaveLength(2);
    const made = vi.spyOn(URL, 'createObjectURL');
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await button('Download CSV').click();
    await expect.poll(() => saved.mock.calls.length, patient).toBe(1);
    const text = await (made.mock.calls[0]![0] as Blob).text();
    const [head, ...rows] = text.trim().split('\r\n');
    expect(head).toMatch(/^\uFEFF?Order number,Web reference number \(temporary\),Date placed,Status,/);
    expect(rows.map((row) => row.split(',').slice(0, 2))).toEqual([
      ['', 'WR-9104417'],
      ['', 'WR-9104416'],
    ]);
    // Excel of a locale with a decimal comma separates by semicolons.
    document.body.replaceChildren();
    await openOrders({ locale: 'fr-ca' });
    await button('Télécharger le CSV').click(patient);
    await expect.poll(() => saved.mock.calls.length, patient).toBe(2);
    expect(await (made.mock.calls[1]![0] as Blob).text()).toMatch(/^\uFEFF?[^;,]+;[^;,]+;/);
  });
});

describe('an order', () => {
  it('is ordered again by the review of a list with all its lines and quantities [ACC-01 c] [LEAD-05 c]', async () => {
    const went: string[] = [];
    const stay = (event: NavigateEvent): void => {
      if (!event.destination.url.includes('#list=')) return;
      went.push(event.destination.url);
      event.preventDefault();
    };
    navigation.addEventListener('navigate', stay);
    try {
      const scene = await openOrders();
      await button(`Reorder ${PARTLY}`).click(patient);
      await expect.poll(() => went, patient).toHaveLength(1);
      const { entries } = (await asCustomer(scene, 'max', 'GET', `/orders/${PARTLY}?fields=FULL`)) as {
        entries: { product: { code: string }; quantity: number }[];
      };
      expect(entries.some(({ quantity }) => quantity > 1)).toBe(true);
      const lines = entries.map(({ product: { code }, quantity }) => `${code}:${quantity}`);
      expect(went[0]).toMatch(
        new RegExp(`\\?reorder=${PARTLY}#list=en-us/${lines.length}/${lines.join()}/end$`),
      );
    } finally {
      navigation.removeEventListener('navigate', stay);
    }
  });

  it('shows what it has and no label for what it has not [ACC-01 b, j]', async () => {
    await openOrders({ attributes: { 'order-id': PARTLY } });
    await expect.element(page.getByRole('heading', { name: `Order ${PARTLY}` }), patient).toBeVisible();
    await expect.poll(facts, patient).toContain('Date placed');
    expect(facts()).not.toContain('Qualified user');
    expect(facts()).toEqual(
      expect.arrayContaining(['Web reference number (temporary)', 'Placed by', 'Invoice', 'Total']),
    );
    await expect.element(said(/^Shipment 1 of 2/)).toBeVisible();
    await expect.element(said('Order total')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Get help with this order' }))
      .toHaveAttribute('href', expect.stringMatching(new RegExp(`/contact-us\\.html\\?order=${PARTLY}$`)));
    await expectClean(ordersWidget());
    await page.viewport(320, 700);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('shows each label with its own value, of the order, its sums and its products, and an unknown status in the service’s words [ACC-01 b]', async () => {
    const scene = await openOrders({ who: 'mara' });
    await expect.poll(links, patient).toHaveLength(1);
    const orders = ordersIn(scene.repository);
    const order = orders.of('user-mara')[0]!;
    const usd = (value: number) => ({ value, currencyIso: 'USD' as const });
    const reply = {
      ...order.reply,
      status: 'CUSTOMS',
      statusDisplay: 'Held at customs',
      qualifiedUser: { id: 'qu-1', firstName: 'Priya', lastName: 'Raman' },
      qGlobalAccount: { kind: 'EXISTING' as const, number: 'QG-100200' },
      payment: {
        type: 'SAVED_CARD' as const,
        purchaseOrderNumber: 'PO-77',
        card: { cardNumber: '************5454' },
      },
      deliveryMode: { code: 'expedited' },
      billingAddress: { line1: '1 Bill Street', town: 'Salem', country: { isocode: 'US' } },
      deliveryAddress: { line1: '2 Ship Street', town: 'Salem', country: { isocode: 'US' } },
      invoices: [{ id: 'INV-77' }],
      promotionStatus: 'UAP_APPLIED' as const,
      appliedVouchers: [{ code: 'SPRING', appliedValue: usd(3) }],
      productDiscounts: usd(4),
      subTotal: usd(101),
      totalDiscounts: usd(7),
      deliveryCost: usd(5),
      totalTax: usd(6),
      totalPrice: usd(99),
      totalPriceWithTax: usd(105),
      entries: (order.reply.entries ?? []).map((entry) => ({
        ...entry,
        totalPrice: usd(94),
        seats: 12,
        notDiscountable: true,
        estimatedRelease: '2027-02-01',
        estimatedToShip: '2027-02-08',
      })),
    };
    orders.save({ ...order, reply });
    document.body.replaceChildren();
    const element = document.createElement(ORDERS_TAG);
    element.setAttribute('order-id', order.code);
    document.body.append(element);
    await expect.element(page.getByText('Held at customs', { exact: true }), patient).toBeVisible();
    const pairs = (list: string) =>
      [...(ordersWidget().shadowRoot?.querySelectorAll(`${list} > div`) ?? [])].map((pair) =>
        [...pair.children].map((one) => one.textContent).join(': '),
      );
    expect(pairs('.order-facts').filter((pair) => !/^(Web reference|Date placed)/.test(pair))).toEqual([
      'Placed by: Mara Lindqvist',
      'Qualified user: Priya Raman',
      'Q-global account number: QG-100200',
      'Payment: Credit card',
      'Credit card ending in: 5454',
      'Purchase order number: PO-77',
      'Total: $105.00',
      'Invoice: INV-77',
      'Billing: 1 Bill Street, Salem, United States',
      'Shipping: 2 Ship Street, Salem, United States',
      'Shipping method: Expedited',
    ]);
    expect(pairs('.order-sums')).toEqual([
      'Total price: $101.00',
      'Received promotions: SPRING: −$3.00',
      'UAP discounts: −$4.00',
      'Shipping: $5.00',
      'Sales tax: $6.00',
      'Order total: $105.00',
    ]);
    const line = page.getByRole('row', { name: /RPW-G3-LIC/ });
    for (const words of [
      'Not discountable',
      'Estimated release: February 1, 2027',
      'Estimated to ship: February 8, 2027',
      '12 seats',
    ])
      await expect.element(line).toMatchTextContent(words);
  });

  it('opens by its web reference, and answers as unknown when it is another’s [ACC-01 b, e, g]', async () => {
    await openOrders({ attributes: { 'order-id': `WR-${SHIPPED}` } });
    await expect.element(page.getByRole('heading', { name: `Order ${SHIPPED}` }), patient).toBeVisible();
    document.body.replaceChildren();
    await openOrders({ who: 'mara', attributes: { 'order-id': SHIPPED } });
    await expect
      .element(page.getByRole('alert').getByRole('heading', { name: 'This order can’t be found.' }), patient)
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Back to order history' })).toBeVisible();
  });
});
