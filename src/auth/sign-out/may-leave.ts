import { resolveSettings } from '../../core/config/settings.ts';
import { isShopPage } from '../../core/locale-switch/shop-page.ts';
import { runtime } from '../../core/runtime.ts';

/**
 * Whether this page may be left for one of the shop's without being asked to: not in author mode, not where `redirects` is
 * off, and never an integrator's page. Source: SES-06, EMB-11.
 */
export const mayLeave = (): boolean => {
  const { config, author } = runtime();
  return !author && resolveSettings(config.settings, location.pathname).redirects && isShopPage();
};
