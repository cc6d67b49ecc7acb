import { apart, joinedApart } from '../../../core/i18n/message-format.ts';
import { goodsSubtotal } from '../../../api/cart/goods-sums.rules.ts';
import type { Need } from '../../../api/checkout/need.rules.ts';
import { moneyText } from '../price/Price.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';
import type { Readiness } from './readiness.ts';

export const useReadinessWords = () => useWords<typeof en>();
type T = ReturnType<typeof useReadinessWords>;

/** The texts of a line: its title, its state, and the reasons. */
export type NeedWords = { title: string; state: string; why: readonly (string | undefined)[] };

export const needWords = (need: Need, of: Readiness, t: T): NeedWords => ({
  title: titleOf(need, of, t),
  state: stateOf(need, t),
  why: whyOf(need, of, t),
});

/** Returns the title of a line, also if nothing else is known about it. */
export const titleOf = (need: Need, { cart }: Pick<Readiness, 'cart'>, t: T): string => {
  switch (need.kind) {
    case 'aimsweb-minimum':
      return t('shared.readiness.aimsweb-minimum', {
        amount: moneyText({ value: need.amount, currencyIso: currencyOf(cart) }),
      });
    case 'level':
      return t('shared.readiness.level', { level: need.level });
    case 'account':
      return t(
        need.why === 'organization-only' ? 'shared.readiness.accountType' : 'shared.readiness.account',
      );
    default:
      return t(`shared.readiness.${need.kind}`);
  }
};

const currencyOf = ({ aimswebMinimum, totalPrice }: Readiness['cart']): string =>
  aimswebMinimum?.minimum.currencyIso ?? totalPrice?.currencyIso ?? '';

const stateOf = (need: Need, t: T): string => {
  const { kind, state } = need;
  if (kind === 'declined' || kind === 'under-way' || kind === 'challenge')
    return t(`shared.readiness.${kind}.state`);
  if (kind === 'purchase-order')
    return t(state === 'done' ? 'shared.readiness.available' : 'shared.readiness.notAvailable');
  if (state === 'needed' && isNamedNeed(need)) return t(`shared.readiness.needed.${need.kind}`);
  return t(state === 'needed' || state === 'done' ? `shared.readiness.${state}` : 'shared.readiness.later');
};

/** Returns whether the state has a word of its own. An account without a billing address is chosen, but not complete. */
const isNamedNeed = (need: Need): need is Kind<'sign-in' | 'account'> =>
  need.kind === 'sign-in' || (need.kind === 'account' && need.why !== 'no-billing-address');

const whyOf = (need: Need, of: Readiness, t: T): readonly (string | undefined)[] => {
  switch (need.kind) {
    case 'sign-in':
    case 'unknown-amount':
    case 'under-way':
    case 'challenge':
    case 'declined':
    case 'card-refused':
      return [t(`shared.readiness.${need.kind}.why`)];
    case 'training':
      return [of.isSignedIn ? undefined : t('shared.readiness.training.signIn')];
    case 'aimsweb-minimum': {
      const currencyIso = currencyOf(of.cart);
      const amount = (value: number) => moneyText({ value, currencyIso });
      const [subtotal, missing] = [amount(need.subtotal), amount(need.missing)];
      return [
        need.missing > 0
          ? t('shared.readiness.aimsweb-minimum.missing', { subtotal, missing })
          : t('shared.readiness.aimsweb-minimum.has', { subtotal }),
      ];
    }
    case 'account':
      return [accountWords(need, of, t)];
    case 'level':
      return levelWords(need, of, t);
    case 'q-global':
      return [platformWords(of.cart.qGlobalAccount)];
    case 'aimsweb':
      return [platformWords(of.cart.aimswebAccount)];
    case 'purchase-order':
      return [orderWords(need, of, t)];
    default:
      return [];
  }
};

type Kind<Name extends Need['kind']> = Extract<Need, { kind: Name }>;

const accountWords = (
  { state, why, accountId, choices }: Kind<'account'>,
  { accounts, cart }: Readiness,
  t: T,
): string => {
  if (state === 'needed' && why)
    return t(`shared.readiness.account.${why}`, { count: choices ?? accounts.length });
  const found = accounts.find(({ id }) => id === accountId) ?? cart.customerAccount;
  const type = found?.type === 'ORGANIZATION' ? 'organization' : 'personal';
  return found ? joinedApart(' · ', t(`shared.readiness.${type}`), found.name, found.number) : '';
};

const levelWords = (
  { state, why, level, own }: Kind<'level'>,
  { cart, users }: Readiness,
  t: T,
): readonly (string | undefined)[] => {
  const ownLevel = own && t('shared.readiness.level.own', { own });
  if (state === 'needed' || state === 'note')
    return [why && t(`shared.readiness.level.${why}`, { level }), ownLevel];
  const user = cart.qualifiedUser ?? (own ? users[0] : undefined);
  return [user && apart([user.firstName, user.lastName].filter(Boolean).join(' ') || user.email || '')];
};

const platformWords = (
  account: { number?: string | undefined; name?: string | undefined } | undefined,
): string | undefined => account && joinedApart(' · ', account.number, account.name);

const orderWords = ({ state, why, threshold }: Kind<'purchase-order'>, { cart }: Readiness, t: T): string => {
  if (state === 'done') return t('shared.readiness.purchase-order.allowed');
  if (why === 'PERSONAL_ACCOUNT' || why === 'NO_FIRST_ORDER' || why === 'UNCONFIRMED_ACCOUNT')
    return t(`shared.readiness.purchase-order.${why}`);
  return why === 'BELOW_THRESHOLD' && threshold
    ? t('shared.readiness.purchase-order.BELOW_THRESHOLD', {
        amount: moneyText(threshold),
        subtotal: moneyText(goodsSubtotal(cart)),
      })
    : t('shared.readiness.purchase-order.NOT_OFFERED');
};
