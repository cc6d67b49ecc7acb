import { needsLocaleSegment } from '../../core/locale/routes.ts';
import { runtime } from '../../core/runtime.ts';
import type { SessionEnd } from '../identity/identity.ts';
import { mayLeave } from '../../core/locale-switch/shop-page.ts';
import { isPrivatePage, signOutTarget } from './sign-out-target.rules.ts';

/**
 * Leaves this page after a sign-out by the rule of SES-07, or tells the shopper that they are signed out. If the sign-out
 * happened in another tab, only a customer's private pages are left. No page is left in author mode, if `redirects` is off,
 * or on an integrator's site. Source: SES-06, specification section 4.
 */
export const leaveAfterSignOut = ({ reason, elsewhere }: SessionEnd): void => {
  const { row, registry } = runtime();
  if (!mayLeave()) return;
  const path = location.pathname + location.search;
  const behindLocale = needsLocaleSegment(row, location.hostname);
  const target = !elsewhere || isPrivatePage(path) ? signOutTarget(path, row, behindLocale) : undefined;
  if (target !== undefined) location.replace(withNotice(target, reason));
  else if (!elsewhere)
    registry.actions.publish({ id: 'signed-out', level: 'info', code: `notification.${NOTICE[reason]}` });
};

const NOTICE = { asked: 'signed-out', timeout: 'session-ended' } as const;

/** Adds the notice to the address. The next page shows it, like all notifications in an address (SHL-07). */
const withNotice = (target: string, reason: SessionEnd['reason']): string => {
  const url = new URL(target, location.href);
  const notice = { id: `${NOTICE[reason]}-${Date.now()}`, key: NOTICE[reason], level: 'info' };
  url.searchParams.set('notifications', JSON.stringify([notice]));
  return url.href;
};
