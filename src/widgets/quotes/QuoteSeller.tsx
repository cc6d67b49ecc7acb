import { useOffice } from '../parts/office/useOffice.ts';
import { useQuotesMessages } from './useQuotesMessages.ts';

/** Draws on paper only who made the quote: the office of the site, and how to reach it. Source: QTE-04 f. */
export const QuoteSeller = () => {
  const t = useQuotesMessages();
  const { address, phone, email } = useOffice();
  return (
    <div className="quote-seller">
      <b>{t('quotes.seller')}</b>
      <address>
        {[address, phone, email].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </address>
    </div>
  );
};
