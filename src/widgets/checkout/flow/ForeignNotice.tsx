import { useEffect, useRef } from 'react';
import type { ForeignChange } from '../../../api/checkout/foreign-change.rules.ts';
import type { Translate } from '../../../core/i18n/translator.ts';
import { moneyText } from '../../parts/commerce/Price.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { isHeadingFocused } from './useHeadingFocus.ts';
import { methodName } from './step-summary.ts';
import { useCheckoutMessages, type CheckoutKey } from '../useCheckoutMessages.ts';

type ForeignNoticeProps = {
  changes: readonly ForeignChange[];
  /** Whether the change was found by pressing the order button, or by the bank's answer afterwards. */
  isRefused: boolean;
  /** Whether the shopper waits for the result of a press. */
  isAtPress: boolean;
  /** Called when the notice is in the window. */
  onSeen: () => void;
};

/**
 * Names what another window changed, so that the shopper knows before going on. It is above the steps. If it refused an
 * order, it takes the focus. Where a step opens below it, that step's heading has the focus, and the notice is scrolled
 * into view. Source: CHK-15 f.
 */
export const ForeignNotice = ({ changes, isRefused, isAtPress, onSeen }: ForeignNoticeProps) => {
  const t = useCheckoutMessages();
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
  const seen = useRef(onSeen);
  useEffect(() => {
    seen.current = onSeen;
  });
  useEffect(() => {
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) seen.current();
    });
    if (notice.current) sight.observe(notice.current);
    return () => sight.disconnect();
  }, [changes]);
  return (
    <Notice ref={notice} tabIndex={-1} tone="warning" word={t('shared.level.warning')} role="alert">
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
      const changes = change.amounts.map((amount) =>
        t('checkout.changed.amount', {
          name: amount.which === 'price' ? amount.name : t(`checkout.${amount.which}`),
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
