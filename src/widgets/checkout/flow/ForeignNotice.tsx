import { useEffect, useRef } from 'react';
import type { ForeignChange } from '../../../api/checkout/foreign-change.rules.ts';
import type { Told } from '../../../api/checkout/flow.rules.ts';
import type { Translate } from '../../../core/i18n/translator.ts';
import { countryOf } from '../../../core/locale/locale-table.ts';
import { runtime } from '../../../core/runtime.ts';
import { moneyText } from '../../parts/price/Price.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useCheckout, useCheckoutMessages, type CheckoutKey } from './checkout-context.ts';
import { isHeadingFocused } from './useHeadingFocus.ts';
import { methodName } from './step-summary.ts';

/** Names what another window changed, with the focus if it refused an order. Source: CHK-15 f. */
export const ForeignNotice = ({ told }: { told: Told }) => {
  const t = useCheckoutMessages();
  const { placing, send } = useCheckout();
  const { changes } = told;
  // The change was found by pressing the order button, or by the bank's answer afterwards.
  const isRefused = placing.state.state === 'refused';
  const isAtPress = isRefused || told.isAtPress;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAtPress) return undefined;
    if (isRefused && !isHeadingFocused(notice.current)) {
      notice.current?.focus();
      return undefined;
    }
    const show = () => notice.current?.scrollIntoView({ block: 'nearest' });
    // The heading scrolls into view two frames after it is drawn.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [changes, isAtPress, isRefused]);
  useEffect(() => {
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) send({ event: 'saw' });
    });
    if (notice.current) sight.observe(notice.current);
    return () => sight.disconnect();
  }, [changes, send]);
  return (
    <Notice ref={notice} tabIndex={-1} tone="warning" role="alert">
      {isRefused && <p>{t('checkout.changed.notOrdered')}</p>}
      {changes.map((change) => (
        <p key={change.about}>{changeText(change, t)}</p>
      ))}
    </Notice>
  );
};

const changeText = (change: ForeignChange, t: Translate<CheckoutKey>): string => {
  switch (change.about) {
    case 'lines': {
      const changes = change.lines.map(({ name, to }) => t('checkout.changed.line', { name, units: to }));
      return t('checkout.changed.lines', { changes: changes.join(', ') });
    }
    case 'account':
      return t('checkout.changed.account', { account: change.account });
    case 'address':
      return t('checkout.changed.address');
    case 'method':
      return t('checkout.changed.method', { method: methodName(change.method, t) });
    case 'promotion':
      return change.codes
        .map(({ added }) => t(added ? 'checkout.changed.codeAdded' : 'checkout.changed.codeRemoved'))
        .join(' ');
    case 'amounts': {
      const country = countryOf(runtime().row.locale);
      const changes = change.amounts.map((amount) =>
        t('checkout.changed.amount', {
          name: amount.which === 'price' ? amount.name : t(`checkout.${amount.which}`, { country }),
          from: moneyText(amount.from),
          to: moneyText(amount.to),
        }),
      );
      return t('checkout.changed.amounts', { changes: changes.join(', ') });
    }
    case 'total':
      return t('checkout.changed.total', { from: moneyText(change.from), to: moneyText(change.to) });
  }
};
