import { describe, expect, it } from 'vitest';
import { detailText, scrub } from './without-personal-data.ts';

describe('what is copied', () => {
  it.each([
    ['Sent to mara.quinn@clinic.example today', 'Sent to ‹e-mail› today'],
    ['Bearer eyJhbGciOi.eyJzdWIiOiIxMjM0.SflKxwRJSMeKKF2QT4', '‹token›'],
    ['GET /orders/A-10023456/entries', 'GET /orders/‹number›/entries'],
    ['Call +1 (503) 555-0100', 'Call ‹number›'],
    ['https://mara@shop.example/cart?access_code=secret#top is wrong', 'https://shop.example/cart is wrong'],
    ['https://shop.example/signed-in#access_token=secret', 'https://shop.example/signed-in'],
    ['http://shop.localhost:43001/p/12345678', 'http://shop.localhost:43001/p/‹number›'],
    ['id 6f1c2f1e-8f9b-4c6f-9a57-3f6a1b2c3d4e', 'id ‹token›'],
    [
      'Assess widgets: <assess-cart> colour is not an attribute.',
      'Assess widgets: <assess-cart> colour is not an attribute.',
    ],
    ['commerce answered 503 after 1234 ms', 'commerce answered 503 after 1234 ms'],
  ])('has nothing personal of %j [EMB-13 b]', (text, expected) => {
    expect(scrub(text)).toBe(expected);
  });

  it.each([
    [
      'assess-error',
      { code: 'widget.chunk', widget: 'assess-cart' },
      '{"code":"widget.chunk","widget":"assess-cart"}',
    ],
    [
      'assess-cart-added',
      { lines: [{ code: 'LMS4-KIT', quantity: 2 }] },
      '{"lines":[{"code":"LMS4-KIT","quantity":2}]}',
    ],
    [
      'assess-order-placed',
      { order: 'A-1', total: 12.5, currency: 'USD' },
      '{"order":"‹text›","total":12.5,"currency":"USD"}',
    ],
    ['assess-order-placed', { code: 'A-1' }, '{"code":"‹text›"}'],
    [
      'assess-own',
      { name: 'Mara Quinn', street: '1 Main St', deep: { note: 'x' } },
      '{"name":"‹text›","street":"‹text›","deep":{"note":"‹text›"}}',
    ],
    [
      'assess-cart-before-quantity',
      { waitUntil: () => undefined, from: 1 },
      '{"waitUntil":"‹function›","from":1}',
    ],
    ['assess-replay', null, 'null'],
  ])('of %s has the detail %j without its texts [EMB-13 b]', (event, detail, expected) => {
    expect(detailText(event, detail)).toBe(expected);
  });

  it('ends where a detail contains itself [EMB-13 b]', () => {
    const detail: Record<string, unknown> = {};
    detail['self'] = detail;
    expect(detailText('assess-own', detail)).toBe('{"self":"‹again›"}');
  });
});
