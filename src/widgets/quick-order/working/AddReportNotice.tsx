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
  const added = report.kind === 'added' ? report : undefined;
  const failed = report.kind === 'failed' ? report : undefined;
  const isLess = added !== undefined && added.refused + added.left + added.prices.length > 0;
  const toCart = (added ? added.units + added.unknown > 0 : failed?.reason === 'unconfirmed') && cart;
  const retry = (added ? added.left > 0 : !/^(?:forbidden|refused)$/.test(failed?.reason ?? '')) && again;
  return (
    <Notice
      ref={box}
      className="qo-outcome"
      tone={!added?.units ? 'danger' : isLess ? 'warning' : 'success'}
      title={added && text}
      actions={
        (toCart || retry) && (
          <>
            {toCart}
            {retry}
          </>
        )
      }
      dismissLabel={t('quick-order.dismiss')}
      onDismiss={onDismiss}
    >
      {failed && text}
      {failed?.requestId !== undefined && failed.reason !== 'offline' && (
        <span className="qo-reference num">{t('quick-order.reference', { id: failed.requestId })}</span>
      )}
      {added?.newCart && <p>{t('quick-order.newCart')}</p>}
      {added?.prices.map(({ name, fromMinor, toMinor, currency }) => (
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
