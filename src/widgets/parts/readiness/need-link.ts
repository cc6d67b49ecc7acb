import type { Need } from '../../../api/checkout/need.rules.ts';
import { hasStorePages } from '../../../core/config/store-pages.ts';
import { loginLink } from '../../../api/links/login-link.ts';
import { qualificationsLink } from '../../../api/links/optional-links.ts';
import { checkoutLink, storeLink } from '../../../api/links/store-link.ts';
import { fromHere, sitePath } from '../../../api/links/site-link.ts';
import type { useReadinessWords } from './need-words.ts';
import type { Readiness } from './readiness.ts';
import type { StepId } from '../../../api/checkout/steps.rules.ts';

/** What helps with a line: a page, a product's line in this cart, or its training's dialog. `label` names it. */
export type NeedLink = { label: string } & ({ href: string } | { product: string } | { training: string });

type T = ReturnType<typeof useReadinessWords>;

/** Returns the links that help with a need; none if it is done or unknown, or no page helps. Source: LEAD-01, LEAD-01 g. */
export const needLinks = (need: Need, of: Readiness, t: T): readonly NeedLink[] => {
  const toStep = checkoutStepLink('qualified-user');
  const add =
    need.kind === 'level' &&
    need.state === 'needed' &&
    need.why === 'nobody-qualified' &&
    toStep !== undefined
      ? [{ label: t('shared.readiness.level.addLink'), href: toStep }]
      : [];
  const link = needLink(need, of, t);
  return [...add, ...(link && !(add.length > 0 && 'href' in link && link.href === toStep) ? [link] : [])];
};

const to = (label: string, href: string | undefined): NeedLink | undefined =>
  href === undefined ? undefined : { label, href };

const needLink = (need: Need, of: Readiness, t: T): NeedLink | undefined => {
  if (need.state === 'done' || need.state === 'unknown') return undefined;
  const store = (href: () => string): string | undefined => (hasStorePages() ? href() : undefined);
  const [product] = need.lines;
  const count = need.lines.length;
  switch (need.kind) {
    case 'sign-in':
      return to(t('shared.readiness.sign-in.link'), store(loginLink));
    case 'not-purchasable':
    case 'below-minimum':
    case 'above-maximum':
      return product === undefined
        ? undefined
        : { label: t('shared.readiness.toProduct', { count }), product };
    case 'training':
      if (!of.isSignedIn) return to(t('shared.readiness.sign-in.link'), store(loginLink));
      return product === undefined
        ? undefined
        : { label: t('shared.readiness.training.link', { count }), training: product };
    case 'aimsweb-minimum':
      return to(
        t('shared.readiness.aimsweb-minimum.link'),
        store(() => fromHere(sitePath('search', { filter: 'productFormat:AIMSWEB' }))),
      );
    case 'account':
      return to(
        t(`shared.readiness.account.${ACCOUNT_LINKS[need.why ?? 'choose']}`),
        checkoutStepLink('account'),
      );
    case 'level':
      return levelLink(need, t);
    case 'q-global':
    case 'aimsweb':
      return to(t(`shared.readiness.${need.kind}.link`), checkoutStepLink(need.kind));
    case 'card-refused':
      return to(t('shared.readiness.card-refused.link'), checkoutStepLink('payment'));
    case 'under-way':
    case 'challenge':
      return to(t(`shared.readiness.${need.kind}.link`), checkoutLink());
    case 'declined':
      return to(
        t('shared.readiness.purchase-order.support'),
        store(() => fromHere(sitePath('contactUs'))),
      );
    case 'purchase-order':
      return orderLink(need, of, t);
    default:
      return undefined;
  }
};

const ACCOUNT_LINKS = {
  'no-account': 'link',
  choose: 'link',
  'no-billing-address': 'billingLink',
  'organization-only': 'organizationLink',
} as const;

const levelLink = ({ why }: Extract<Need, { kind: 'level' }>, t: T): NeedLink | undefined => {
  if (why === 'account-first') return undefined;
  const page = why === 'choose' ? undefined : qualificationsLink();
  if (page !== undefined) return { label: t('shared.readiness.level.link'), href: page };
  return to(t('shared.readiness.level.userLink'), checkoutStepLink('qualified-user'));
};

const orderLink = (
  { why }: Extract<Need, { kind: 'purchase-order' }>,
  { accounts }: Readiness,
  t: T,
): NeedLink | undefined => {
  if (why === 'PERSONAL_ACCOUNT')
    return accounts.some(({ type }) => type === 'ORGANIZATION')
      ? to(t('shared.readiness.account.organizationLink'), checkoutStepLink('account'))
      : undefined;
  if (!hasStorePages()) return undefined;
  return why === 'BELOW_THRESHOLD'
    ? { label: t('shared.readiness.purchase-order.add'), href: storeLink('quickOrder', {}) }
    : { label: t('shared.readiness.purchase-order.support'), href: fromHere(sitePath('contactUs')) };
};

/** Returns a link to a step of the checkout, or to the first that can be shown. Undefined if no checkout is known. */
const checkoutStepLink = (step: StepId): string | undefined => {
  const href = checkoutLink();
  if (href === undefined) return undefined;
  const [address = '', fragment] = href.split('#');
  const [path, search] = address.split('?');
  const query = new URLSearchParams(search);
  query.set('step', step);
  return `${path}?${query}${fragment === undefined ? '' : `#${fragment}`}`;
};
