import { describe, expect, it } from 'vitest';
import { chooseAll, EXTENDED_SETUPS, occ, placeCurrent, refusal, shopper } from './checkout-setup.ts';

describe.each(EXTENDED_SETUPS)('the captcha, $store', (setup) => {
  it('is passed, failed and timed out, and an order needs a fresh pass where it is asked for [CHK-13 part]', async () => {
    const api = occ(setup);
    const verify = () => api.askRoot('POST', '/captcha/v1/verify', { body: {} });
    const settings = (values: object) => api.askRoot('POST', '/__settings', { body: { settings: values } });
    await settings({ captcha: true, captchaOutcome: 'fails' });
    expect((await verify()).json).toEqual({ success: false });
    await settings({ captchaOutcome: 'times-out' });
    expect((await verify()).status).toBe(504);
    await settings({ captchaOutcome: 'passes' });
    const token = ((await verify()).json as { token: string }).token;

    const one = await shopper(api, 'ana', { 'FMS-KIT': 1 });
    await chooseAll(api, one);
    const place = (given: string) => placeCurrent(one, { headers: { 'X-Captcha-Token': given } });
    expect(refusal(await placeCurrent(one))).toBe('400 CaptchaFailed');
    expect(refusal(await place('cap_forged'))).toBe('400 CaptchaFailed');
    api.backend.clock.advance(120_000);
    expect(refusal(await place(token))).toBe('400 CaptchaFailed');
    const fresh = ((await verify()).json as { token: string }).token;
    expect((await place(fresh)).status).toBe(201);
  });
});

describe('what the services decide', () => {
  it.each([
    [{}, 'missing settings'],
    [{ settings: { screening: 'no' } }, 'invalid settings.screening'],
    [{ settings: { nothing: true } }, 'invalid settings.nothing'],
    [{ settings: { purchaseOrderThreshold: -1 } }, 'invalid settings.purchaseOrderThreshold'],
  ])('is not ordered by %j [FLG-07 part]', async (body, told) => {
    expect(refusal(await occ().askRoot('POST', '/__settings', { body }))).toBe(`400 ValidationError ${told}`);
  });

  it('is ordered for a site, a customer, both or all, the last order first, until it is taken back [FLG-07 part]', async () => {
    const { askRoot } = occ();
    const of = async (site: string, customer: string) =>
      (await askRoot('GET', `/__settings?site=${site}&customer=${customer}`)).json;
    await askRoot('POST', '/__settings', { body: { settings: { captcha: true } } });
    await askRoot('POST', '/__settings', {
      body: { customer: 'ana', settings: { captcha: false, vat: false } },
    });
    await askRoot('POST', '/__settings', { body: { site: 'uk', settings: { program: false } } });
    expect(await of('us', 'eve')).toMatchObject({ captcha: true, vat: true, program: true });
    expect(await of('uk', 'ana')).toMatchObject({ captcha: false, vat: false, program: false });
    await askRoot('DELETE', '/__settings');
    expect(await of('uk', 'ana')).toMatchObject({
      captcha: false,
      vat: true,
      program: true,
      screening: true,
    });
  });
});
