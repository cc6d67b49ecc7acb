import { captchaTokens } from '../../captcha/captcha-store.ts';
import type { StoredCart } from '../cart/store.ts';
import type { Call } from '../core/endpoint-handler.ts';
import { refused } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';

/** Refuses an order without a fresh captcha token, if the settings ask for one. Source: CHK-13 b. */
export const checkCaptcha = (
  { headers }: Pick<Call, 'headers'>,
  { settings, repository, clock }: Services,
  cart: StoredCart,
): void => {
  if (!settings.of(cart.site, cart.userId).captcha) return;
  const passed = captchaTokens(repository).get(headers.get('x-captcha-token') ?? '');
  if (passed && passed.expiresAt > clock.now()) return;
  throw refused('CaptchaFailed', 'The captcha was not passed.', { status: 400 });
};
