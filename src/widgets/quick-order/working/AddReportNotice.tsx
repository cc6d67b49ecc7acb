import { useEffect, useRef } from 'react';
import { formatMinor } from '../../../core/i18n/money.ts';
import { cartLink } from '../../../api/links/store-link.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import type { WorkingWords } from './working-words.ts';
import type { AddReport } from '../../../api/quick-order/list/add-outcome.ts';

type Props = {
  report: AddReport;
  /** The outcome in one sentence, as it is announced. */
  text: string;
  t: WorkingWords;
  tag: string;
  /** Returns false if the page shows its own cart. */
  onOpenCart: () => boolean;
  onRetry: () => void;
  onDismiss: () => void;
};

/** Shows the outcome of pressing 'Add to cart'. */
export const AddReportNotice = ({ report, text, t, tag, onOpenCart, onRetry, onDismiss }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  // The notice is above the rows. It is scrolled into view for a shopper who pressed the button below many rows.
  useEffect(() => {
    // Some browsers return a promise here, and an effect must not return one.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [report]);
  const closing = { dismissLabel: t('quick-order.dismiss'), onDismiss };
  const cartHref = cartLink();
  const cart = cartHref !== undefined && (
    <LinkButton
      variant="outline"
      tight
      icon="trolley"
      href={cartHref}
      onClick={(event) => onOpenCart() || event.preventDefault()}
    >
      {t('quick-order.viewCart')}
    </LinkButton>
  );
  const again = (
    <Button variant="outline" tight onClick={onRetry}>
      {t('shared.tryAgain')}
    </Button>
  );
  if (report.kind === 'failed')
    return (
      <Notice
        ref={box}
        className="qo-outcome"
        tone="danger"
        actions={
          <>
            {report.reason === 'unconfirmed' && cart}
            {report.reason !== 'forbidden' && report.reason !== 'refused' && again}
          </>
        }
        {...closing}
      >
        {text}
        {report.requestId !== undefined && report.reason !== 'offline' && (
          <span className="qo-reference num">{t('quick-order.reference', { id: report.requestId })}</span>
        )}
      </Notice>
    );
  const tone =
    report.units === 0
      ? 'danger'
      : report.refused + report.left + report.prices.length > 0
        ? 'warning'
        : 'success';
  const toCart = report.units + report.unknown > 0 && cart;
  const retry = report.left > 0 && again;
  return (
    <Notice
      ref={box}
      className="qo-outcome"
      tone={tone}
      title={text}
      actions={
        (toCart || retry) && (
          <>
            {toCart}
            {retry}
          </>
        )
      }
      {...closing}
    >
      {report.newCart && <p>{t('quick-order.newCart')}</p>}
      {report.prices.map(({ name, fromMinor, toMinor, currency }) => (
        <p key={name}>
          {t('quick-order.priceChanged', {
            name,
            from: formatMinor(fromMinor, currency, tag),
            to: formatMinor(toMinor, currency, tag),
          })}
        </p>
      ))}
    </Notice>
  );
};
