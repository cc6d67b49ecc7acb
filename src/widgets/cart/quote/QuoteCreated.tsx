import { useEffect } from 'react';
import type { Quote } from '../../../api/quote/quote.contract.ts';
import { runtime } from '../../../core/runtime.ts';
import { moneyText } from '../../parts/price/Price.tsx';
import { storeLink } from '../../../api/links/store-link.ts';
import { QuoteFiles } from '../../parts/quote/QuoteFiles.tsx';
import { shopDate, shopMoment } from '../../parts/quote/quote-dates.ts';
import { useMessages } from '../../kit/element/widget-context.ts';
import type en from '../../parts/quote/messages/en.json';
import { wholeNumber } from '../../parts/quote/whole-number.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { quoteDraft } from './quote-draft.ts';

type QuoteCreatedProps = { quote: Quote; onClose: () => void };

/** Shows the new quote's number, total and last day. Source: QTE-02. */
export const QuoteCreated = ({ quote, onClose }: QuoteCreatedProps) => {
  const t = useMessages<keyof typeof en>();
  const { code, expirationTime } = quote;
  const total = moneyText(quote.totalPriceWithTax ?? quote.totalPrice);
  const said = t('shared.quote.created.said', { number: code, total, date: shopDate(expirationTime) });
  useEffect(() => {
    quoteDraft().place.remove();
    runtime().registry.actions.announce(said);
  }, [said]);
  return (
    <Dialog
      key="created"
      part="dialog"
      title={t('shared.quote.created.title')}
      closeLabel={t('shared.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('shared.quote.early.back')}</Button>
          <LinkButton variant="primary" href={storeLink('quoteDetails', { id: code })}>
            {wholeNumber(t('shared.quote.created.open', { number: code }), code)}
          </LinkButton>
        </>
      }
    >
      <dl className="quote-facts">
        <dt>{t('shared.quote.created.number')}</dt>
        <dd>
          <b className="num">{code}</b>
        </dd>
        <dt>{t('shared.quote.created.total')}</dt>
        <dd>
          <b className="num">{total}</b>
        </dd>
        <dt>{t('shared.quote.created.until')}</dt>
        <dd>
          <b>{shopMoment(expirationTime)}</b>
        </dd>
      </dl>
      <QuoteFiles quote={quote} />
    </Dialog>
  );
};
