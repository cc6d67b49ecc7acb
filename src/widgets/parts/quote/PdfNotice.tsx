import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useQuoteMessages } from './useQuoteMessages.ts';
import { wholeNumber } from './whole-number.tsx';

type PdfNoticeProps = {
  /** The quote's number, where several quotes are on show. */
  number?: string;
  /** Another way to the same. */
  children?: ReactNode;
};

/** No PDF came. It is moved into view where it stands out of it. Needs notice.css. Source: SEC-08 b. */
export const PdfNotice = ({ number, children }: PdfNoticeProps) => {
  const t = useQuoteMessages();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Notice ref={notice} role="alert" tone="danger" word={t('shared.level.danger')} actions={children}>
      {number === undefined
        ? t('shared.quote.pdf.failed')
        : wholeNumber(t('shared.quote.pdf.failedOf', { number }), number)}
    </Notice>
  );
};
