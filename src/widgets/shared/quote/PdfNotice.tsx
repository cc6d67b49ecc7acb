import type { ReactNode } from 'react';
import { Notice } from '../ui/Notice.tsx';
import { useQuoteMessages } from './useQuoteMessages.ts';

/** No PDF came. `children`: another way to the same. Needs notice.css. Source: SEC-08 b. */
export const PdfNotice = ({ children }: { children?: ReactNode }) => {
  const t = useQuoteMessages();
  return (
    <Notice role="alert" tone="danger" word={t('shared.level.danger')} actions={children}>
      {t('shared.quote.pdf.failed')}
    </Notice>
  );
};
