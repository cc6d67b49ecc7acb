import { resolveSettings } from '../../core/config/settings.ts';
import { isShopPage } from '../../core/locale-switch/shop-page.ts';
import { runtime } from '../../core/runtime.ts';

/**
 * Returns whether this page may redirect to a page of the shop without asking. False in author mode, if `redirects` is off,
 * and on an integrator's page. Source: SES-06, EMB-11.
 */
export const mayLeave = (): boolean => {
  const { config, author } = runtime();
  return !author && resolveSettings(config.settings, location.pathname).redirects && isShopPage();
};
