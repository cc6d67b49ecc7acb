import { beforeEach, expect, it } from 'vitest';
import { seedCode } from '../../demo-host/backend/order/order.ts';
import { readOrderStatus } from '../../src/api/order/order-status.contract.ts';
import { EXTENDED_SETUPS, occ, parsed, refusal, type Occ } from './checkout-setup.ts';

const [REFERENCE, EMAIL] = ['WR-9104401', 'max@practice.example'];
const MINUTE_MS = 60_000;

let api: Occ;
beforeEach(() => {
  api = occ(EXTENDED_SETUPS[0]);
});
/** Asks from a network address, with a token if somebody is signed in. */
const ask = (reference = REFERENCE, email = EMAIL, from = '192.0.2.1', token = '') =>
  api.ask('POST', '/orderstatus', {
    body: { reference, email },
    headers: { 'X-Forwarded-For': from, ...(token && { Authorization: `Bearer ${token}` }) },
  });

it('tells how far an order is, without names, addresses and amounts, and the same whichever is wrong [ACC-01 d]', async () => {
  const found = await ask(' wr-910 4401 ', EMAIL.toUpperCase());
  expect(parsed(readOrderStatus, found)).toMatchObject({ reference: REFERENCE, status: 'PARTLY_SHIPPED' });
  expect(found.text).not.toMatch(/oduya|practice|price|total|address|entries/i);
  const [reference, email, others] = [
    await ask('WR-1'),
    await ask(REFERENCE, 'nobody@practice.example'),
    await ask(REFERENCE, 'mara@practice.example'),
  ];
  const told = ({ status, text }: typeof found) => [status, text.replaceAll(/WR-\d+/g, 'WR')];
  expect(told(reference)[0]).toBe(404);
  expect([told(email), told(others)]).toEqual([told(reference), told(reference)]);
});

it('waits after five wrong tries of a caller over all numbers, which right ones between do not reset [ACC-01 d]', async () => {
  for (const number of ['WR-1', 'WR-2', 'WR-3', 'WR-4', 'WR-5']) {
    expect((await ask(number)).status, number).toBe(404);
    if (number !== 'WR-5') expect((await ask()).status, number).toBe(200);
    api.backend.clock.advance(MINUTE_MS);
  }
  const waiting = await ask();
  expect([refusal(waiting), waiting.headers.get('Retry-After')]).toEqual([
    '429 TooManyAttemptsError wait',
    '600',
  ]);
  // Another caller, and whoever is signed in, is not stopped.
  expect((await ask(REFERENCE, EMAIL, '192.0.2.2')).status).toBe(200);
  const own = seedCode('user-mara');
  const signedIn = () => ask(own, 'mara@practice.example', '192.0.2.1', 'demo-token-user-mara');
  for (let at = 0; at < 6; at += 1)
    expect((await ask('WR-1', EMAIL, '192.0.2.1', 'demo-token-user-mara')).status).toBe(404);
  expect((await signedIn()).status).toBe(200);
  api.backend.clock.advance(10 * MINUTE_MS);
  expect((await ask()).status).toBe(200);
});

it('waits for a number after twenty wrong tries in an hour, whoever made them [ACC-01 d]', async () => {
  for (let at = 0; at < 20; at += 1)
    expect((await ask(REFERENCE, 'nobody@practice.example', `192.0.2.${10 + at}`)).status).toBe(404);
  expect((await ask(REFERENCE, EMAIL, '192.0.2.99')).status).toBe(429);
  expect((await ask('WR-9104402', EMAIL, '192.0.2.99')).status).not.toBe(429);
  api.backend.clock.advance(60 * MINUTE_MS);
  expect((await ask(REFERENCE, EMAIL, '192.0.2.99')).status).toBe(200);
});
