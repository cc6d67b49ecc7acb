import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoHost, type DemoHost } from '../../demo-host/server.ts';
import { TEST_CARDS } from '../../demo-host/payment/test-cards.ts';
import { numberFault } from '../../demo-host/payment/frame/assets/card-rules.js';
import { cardToken, EXTENDED_SETUPS, occ, refusal, tokenIn, type Occ } from './checkout-setup.ts';

const FRAME = { Origin: 'http://commerce.localhost' };
const give = ({ askRoot }: Occ, body: object, headers: Record<string, string> = FRAME) =>
  askRoot('POST', '/payment/v1/tokens', { body, headers });
const CARD = { mode: 'new', number: '4242424242424242', expiry: '09/31', securityCode: '123' };

describe.each(EXTENDED_SETUPS)('the payment service, $store', (setup) => {
  it.each([
    ['a page of the shop', { Origin: 'http://shop.localhost' }],
    ['nobody', {}],
  ])('takes no card from %s [SEC-11 c part]', async (_who, headers) => {
    expect((await give(occ(setup), CARD, headers as Record<string, string>)).status).toBe(403);
  });

  it.each([
    [{ number: '' }, 'missing number'],
    [{ number: '4242424242424241' }, 'invalid number'],
    [{ expiry: '01/27' }, 'invalid expiry'],
    [{ securityCode: '12' }, 'invalid securityCode'],
  ])('refuses %j [CHK-10 part]', async (wrong, told) => {
    expect(refusal(await give(occ(setup), { ...CARD, ...wrong }))).toBe(`400 ValidationError ${told}`);
  });

  it('gives a token that tells scheme and last four, and keeps neither number nor code [CHK-11 part]', async () => {
    const api = occ(setup);
    const answer = await cardToken(api, '5555 5555 5555 4444');
    expect([answer.status, answer.json]).toEqual([
      201,
      { token: expect.stringMatching(/^tok_/), scheme: 'master', lastFour: '4444' },
    ]);
    const kept = JSON.stringify(api.repository.collection('payment tokens').of(''));
    expect(kept).toContain(tokenIn(answer));
    expect(kept).not.toMatch(/5555555555554444|"123"/);
  });

  it('has test numbers that are numbers, and refuses one at once and one for time [CHK-10 part]', async () => {
    const api = occ(setup);
    expect(Object.keys(TEST_CARDS).map(numberFault).filter(Boolean)).toEqual([]);
    expect(refusal(await cardToken(api, '4000000000009995'))).toBe('402 CardRefused');
    expect(refusal(await cardToken(api, '4000000000000119'))).toBe('504 TimeoutError');
  });

  it('asks the bank first where it must: confirmed, refused, and too late [CHK-14 j part]', async () => {
    const api = occ(setup);
    const asked = async () =>
      ((await cardToken(api, '4000000000003220')).json as { challenge: string }).challenge;
    const answer = (id: string, said: string, headers: Record<string, string> = FRAME) =>
      api.askRoot('POST', `/payment/v1/challenges/${id}`, { body: { answer: said }, headers });

    expect(refusal(await answer('nothing', 'confirm'))).toMatch(/^400 UnknownIdentifierError/);
    const id = await asked();
    expect((await answer(id, 'confirm', { Origin: 'http://shop.localhost' })).status).toBe(403);
    expect((await answer(id, 'confirm')).json).toMatchObject({ lastFour: '3220' });
    const refused = await asked();
    expect(refusal(await answer(refused, 'refuse'))).toBe('402 ChallengeFailed');
    expect(refusal(await answer(refused, 'confirm'))).toBe('402 ChallengeFailed');
    const late = await asked();
    api.backend.clock.advance(300_000);
    expect(refusal(await answer(late, 'confirm'))).toBe('402 ChallengeFailed');
  });
});

describe('the payment frame over HTTP', () => {
  let host: DemoHost;
  beforeAll(async () => {
    host = await startDemoHost({ port: 0, data: 'memory' });
  });
  afterAll(() => host.close());
  const at = (origin: string, path: string, init?: RequestInit) =>
    fetch(`${origin}:${host.port}${path}`, init);
  const PAY = 'http://127.0.0.1';

  it.each([
    ['no parent', ''],
    ['a stranger', 'http://evil.example'],
    ['its own origin', 'OWN'],
    ['a shop on another port', 'http://shop.localhost:1'],
  ])('is not given to %s [SEC-11 c]', async (_who, parent) => {
    const named = parent === 'OWN' ? `${PAY}:${host.port}` : parent;
    const answer = await at(PAY, `/payment/v1/frame?parent=${encodeURIComponent(named)}`);
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain('<');
  });

  it('is given to the shop on its own origin alone, in a language, under a policy that names who may hold it [SEC-11 part]', async () => {
    const parent = encodeURIComponent(`http://localhost:${host.port}`);
    const answer = await at(PAY, `/payment/v1/frame?parent=${parent}&lang=nl&mode=saved`);
    expect(answer.status).toBe(200);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(
      `frame-ancestors http://localhost:${host.port} http://shop.localhost:${host.port}`,
    );
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).toMatch(
      /<html lang="nl" data-parent="http:\/\/localhost:\d+" data-mode="saved"/,
    );
    expect((await at('http://localhost', `/payment/v1/frame?parent=${parent}`)).status).toBe(404);
  });

  it('has its files, and answers no page’s call [SEC-11 b part]', async () => {
    const script = await at(PAY, '/payment/v1/assets/frame.js');
    expect(script.headers.get('content-type')).toContain('javascript');
    expect((await at(PAY, '/payment/v1/assets/../serve-payment.ts')).status).toBe(404);
    const call = await at(PAY, '/payment/v1/tokens', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: `http://localhost:${host.port}` },
      body: JSON.stringify(CARD),
    });
    expect([call.status, call.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });

  it('escapes what it is told [SEC-01 part]', async () => {
    const parent = encodeURIComponent(`http://localhost:${host.port}`);
    const hostile = encodeURIComponent('"><script>alert(1)</script>');
    const text = await (
      await at(PAY, `/payment/v1/frame?parent=${parent}&mode=challenge&challenge=${hostile}`)
    ).text();
    expect(text).not.toContain('<script>alert');
  });
});
