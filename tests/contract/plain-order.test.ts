import { seedCode } from '../../demo-host/backend/order/order.ts';
import { describe, expect, it } from 'vitest';
import { askByKey, listOrders, placeOrder, readOrder } from '../../src/api/order/order.contract.ts';
import { chooseAll, EXTENDED_SETUPS, occ, parsed, placeCurrent, refusal, shopper } from './checkout-setup.ts';

describe.each(EXTENDED_SETUPS)('an order by calls alone, $prefix, $store', (setup) => {
  it('goes from a cart through each choice to its confirmation, once [CHK-14 part]', async () => {
    const api = occ(setup);
    const ana = await shopper(api, 'ana', { 'FMS-KIT': 2 });
    await chooseAll(api, ana);
    const cart = await ana.read();
    expect(cart).toMatchObject({
      customerAccount: { id: 'personal-ana', type: 'PERSONAL' },
      deliveryAddress: { id: 'home', country: { isocode: 'US' } },
      deliveryMode: { code: 'ground', deliveryCost: { value: 10 } },
      billingAddress: { lastName: 'Example' },
      payment: { type: 'CARD', card: { cardNumber: '************4242' } },
      subTotal: { value: 316 },
      totalTax: { value: 18.96 },
      totalPrice: { value: 326 },
      totalPriceWithTax: { value: 344.96 },
    });
    const answer = await placeCurrent(ana, { cart });
    expect(answer.status).toBe(201);
    const order = parsed(placeOrder, answer);
    expect(order).toMatchObject({
      status: 'CREATED',
      totalPriceWithTax: { value: 344.96 },
      entries: [{ product: { code: 'FMS-KIT' }, quantity: 2 }],
      payment: { type: 'CARD', card: { cardNumber: '************4242' } },
    });

    const again = await placeCurrent(ana, { cart });
    expect([again.status, parsed(placeOrder, again).code]).toEqual([201, order.code]);
    const asked = await ana.ask('POST', '/orders/byKey', { body: { orderKey: cart.orderKey } });
    expect(parsed(askByKey, asked)).toMatchObject({ state: 'placed', order: { code: order.code } });
    expect(parsed(readOrder, await ana.ask('GET', `/orders/${order.code}`)).code).toBe(order.code);
    const listed = parsed(listOrders, await ana.ask('GET', '/orders'));
    expect(listed.orders.map(({ code }) => code)).toEqual([order.code, seedCode('ana')]);

    expect(refusal(await ana.ask('GET', `/carts/${cart.code}`))).toBe(`400 CartError ordered ${order.code}`);
    expect(refusal(await ana.cart('GET', ''))).toBe('400 CartError notFound current');
    const captured = api.repository.collection<{ amount: number }>('captures').of('ana');
    expect(captured.map(({ amount }) => amount)).toEqual([34_496]);
  });
});
