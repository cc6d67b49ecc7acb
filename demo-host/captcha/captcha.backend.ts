import * as v from 'valibot';
import { defineEndpoint } from '../../src/core/http/define-endpoint.ts';
import type { Services } from '../backend/core/services.ts';
import { handle, type Route } from '../backend/core/endpoint-handler.ts';
import { OccError } from '../backend/core/occ-error.ts';
import { captchaTokens, CAPTCHA_MS } from './captcha-store.ts';

/** The call of the widget's stand-in after someone has ticked it. */
const verify = defineEndpoint('POST', '/v1/verify', {
  body: v.object({}),
  response: v.object({ success: v.boolean(), token: v.optional(v.string()) }),
});

/** The captcha service: a stand-in that passes, fails or times out, as `/__settings` says. Source: CHK-13 b. */
export const captchaRoutes = ({ repository, clock, random, settings }: Services): Route[] => [
  handle(verify, () => {
    const { captchaOutcome } = settings.of('', '');
    if (captchaOutcome === 'times-out')
      throw new OccError(504, [{ type: 'TimeoutError', message: 'The captcha does not answer.' }]);
    if (captchaOutcome === 'fails') return { success: false };
    const token = `cap_${random()}`;
    captchaTokens(repository).put(token, '', { expiresAt: clock.now() + CAPTCHA_MS });
    return { success: true, token };
  }),
];
