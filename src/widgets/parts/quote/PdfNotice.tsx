import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useMessages } from '../../kit/element/widget-context.ts';
import type en from './messages/en.json';
import { wholeNumber } from './whole-number.tsx';

type PdfNoticeProps = {
  /** The quote's number, if several quotes are shown. */
  number?: string;
  /** Another way to get the same, such as printing. */
  children?: ReactNode;
};

/** Says that no PDF could be loaded. It is scrolled into view. Needs notice.css. Source: SEC-08 b. */
export const PdfNotice = ({ number, children }: PdfNoticeProps) => {
  const t = useMessages<keyof typeof en>();
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
