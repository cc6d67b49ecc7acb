import { calendarFile } from '../../../api/quote/calendar.rules.ts';
import type { Quote } from '../../../api/quote/quote.contract.ts';
import { now } from '../../../core/clock.ts';
import { parseInstant } from '../../../core/i18n/dates.ts';
import { dayIn } from '../../../core/i18n/zone-days.ts';
import { useFlag } from '../../../core/flags/use-flag.ts';
import { runtime } from '../../../core/runtime.ts';
import { storeLink } from '../../../api/links/store-link.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { shopMoment, shopZone } from './shop-dates.ts';
import { fileName, saveFile } from '../../kit/ui/hand-over.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';
import { useQuotePdf } from './useQuotePdf.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '../../kit/ui/Notice.tsx';
import { wholeNumber } from './whole-number.tsx';

type QuoteFilesProps = {
  quote: Pick<Quote, 'code' | 'expirationTime'>;
  /** Prints the quote: instead of the PDF if the flag is off, and if the PDF failed. */
  onPrint?: () => void;
  /** Whether its prices have ended, so that there is no date to remember. */
  over?: boolean;
};

/**
 * Offers a quote's end date as a calendar file, and its PDF if the flag is on. In author mode nothing is requested.
 * Needs notice.css, button.css, `quoteFormWords`. Source: LEAD-09 a, QTE-04 f, SEC-08.
 */
export const QuoteFiles = ({ quote, onPrint, over = false }: QuoteFilesProps) => {
  const t = useWords<typeof en>();
  const { failed, busy, save } = useQuotePdf();
  const hasPdf = useFlag('quotePdfUpgrade');
  const ends = parseInstant(quote.expirationTime);
  const saveCalendar = (until: number): void => {
    const address = new URL(storeLink('quoteDetails', { id: quote.code }), location.href);
    const file = calendarFile({
      uid: `quote-${quote.code}@${address.hostname}`,
      made: now(),
      day: dayIn(until, shopZone()),
      title: t('shared.quote.calendar.title', { number: quote.code }),
      text: t('shared.quote.calendar.text', { moment: shopMoment(quote.expirationTime) }),
      address: address.href,
    });
    saveFile(
      new Blob([file], { type: 'text/calendar' }),
      fileName(t('shared.quote.file', { number: quote.code }), 'ics'),
    );
    runtime().registry.actions.announce(t('shared.quote.calendar.saved'));
  };
  const print = onPrint && <Button onClick={onPrint}>{t('shared.quote.print')}</Button>;
  return (
    <>
      {failed === quote.code && <PdfNotice>{print}</PdfNotice>}
      <div className="acts no-print">
        {hasPdf ? (
          <Button busy={busy === quote.code} onClick={() => save(quote.code)}>
            {t('shared.quote.pdf')}
          </Button>
        ) : (
          print
        )}
        {ends !== undefined && !over && (
          <Button onClick={() => saveCalendar(ends)}>{t('shared.quote.calendar')}</Button>
        )}
      </div>
    </>
  );
};

type PdfNoticeProps = {
  /** The quote's number, if several quotes are shown. */
  number?: string;
  /** Another way to get the same, such as printing. */
  children?: ReactNode;
};

/** Says that no PDF could be loaded. It is scrolled into view. Needs notice.css. Source: SEC-08 b. */
export const PdfNotice = ({ number, children }: PdfNoticeProps) => {
  const t = useWords<typeof en>();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Notice ref={notice} role="alert" tone="danger" actions={children}>
      {number === undefined
        ? t('shared.quote.pdf.failed')
        : wholeNumber(t('shared.quote.pdf.failedOf', { number }), number)}
    </Notice>
  );
};
