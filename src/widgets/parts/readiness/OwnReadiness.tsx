import { useMemo, useState } from 'react';
import type { Account } from '../../../api/account/account.contract.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { foreseenAccount } from '../../../api/checkout/customer-needs.rules.ts';
import type { ReadinessKnowledge } from '../../../api/checkout/need.rules.ts';
import { readinessOf } from '../../../api/checkout/readiness.rules.ts';
import { toStepAccount, toStepCart } from '../../../api/checkout/step-cart.rules.ts';
import { now } from '../../../core/clock.ts';
import type { Knowledge } from './OwnKnowledge.tsx';
import { ofPage, useSettled, type CartShown, type Readiness } from './readiness.ts';
import { ReadinessView } from './ReadinessView.tsx';
import { useLastOrder } from './useLastOrder.ts';

type OwnReadinessProps = CartShown & { known: Knowledge; onShown: (lines: number) => void };

/** Draws the readiness of a signed-in customer's cart. The last one stays while something is read again. */
export const OwnReadiness = ({ known, onShown, ...shown }: OwnReadinessProps) => {
  const read = useReadNow(known, shown);
  const [before, keep] = useState<Readiness>();
  if (!read.isChecking && read.needs !== before?.needs) keep(read);
  const of = read.isChecking && before ? { ...before, isReading: true } : read;
  return <ReadinessView of={of} onShown={onShown} />;
};

const listed = (accounts: readonly Account[] | undefined): ReadinessKnowledge['accounts'] =>
  accounts?.map((one) => ({ ...toStepAccount(one), hasOrdered: one.hasOrdered }));

/** Returns the account whose qualified users count. Undefined if no product needs a level. */
export const accountOf = (cart: CheckoutCart, accounts: readonly Account[] | undefined): string | undefined =>
  cart.entries.some(({ product }) => product.qualificationLevel !== undefined)
    ? foreseenAccount(toStepCart(cart), { accounts: listed(accounts), now: now() })
    : undefined;

const useReadNow = (known: Knowledge, shown: CartShown): Readiness => {
  const page = useSettled(shown);
  const { failed, accounts, users, paymentTypes, earliest, latest, isChecking, again, isReading } = known;
  const cart = useMemo(() => known.cart ?? ofPage(page), [known.cart, page]);
  const { underWay, isDeclined, isCardRefused } = useLastOrder(cart);
  const needs = useMemo(
    () =>
      readinessOf(toStepCart(cart, [], earliest, latest), {
        isSignedIn: true,
        failed: new Set(
          failed === '' ? [] : failed.split(','),
        ) as ReadonlySet<string> as ReadinessKnowledge['failed'],
        accounts: listed(accounts),
        qualifiedUsers: users,
        paymentTypes,
        underWay,
        isDeclined,
        isCardRefused,
        now: now(),
      }),
    [cart, failed, accounts, users, paymentTypes, earliest, latest, underWay, isDeclined, isCardRefused],
  );
  return {
    needs,
    cart,
    accounts: accounts ?? [],
    users: users ?? [],
    isSignedIn: true,
    isChecking,
    again,
    isReading,
  };
};
