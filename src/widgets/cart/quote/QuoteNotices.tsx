import { useEffect, useRef } from 'react';
import type { MissingPart } from '../../../api/quote/missing-parts.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from '../../parts/quote/messages/en.json';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useOfflineOver } from '../../kit/ui/useOnline.ts';
import type { QuoteFailure } from './useCreateQuote.ts';
import type { StepId } from '../../../api/checkout/steps.rules.ts';
import { checkoutLink } from '../../../api/links/store-link.ts';

/** Shows why a try failed. The notice gets the focus, so that it is read. Source: QTE-01 c. */
export const FailedQuote = ({ failed, tries }: { failed: QuoteFailure; tries: number }) => {
  const t = useWords<typeof en>();
  const isOver = useOfflineOver(failed === 'offline');
  return (
    <Notice ref={useFocusOn(tries)} tabIndex={-1} tone="danger" title={t('shared.quote.failed')}>
      {!isOver && t(`shared.quote.why.${failed}`)}
    </Notice>
  );
};

type MissingNoticeProps = { missing: readonly MissingPart[]; tries: number };

/** Shows what the cart lacks, each with a link to its step, whose last one leads back here. Source: QTE-01 a, b. */
export const MissingNotice = ({ missing, tries }: MissingNoticeProps) => {
  const t = useWords<typeof en>();
  return (
    <Notice
      ref={useFocusOn(tries)}
      tabIndex={-1}
      // The notice appears when the cart has been read, as an alert. After a press it gets the focus instead.
      role={tries === 0 ? 'alert' : undefined}
      // Before a press nothing has failed.
      tone={tries === 0 ? 'warning' : 'danger'}
      title={t('shared.quote.missing')}
    >
      <ul className="summary-list">
        {missing.map(({ part, step }) => (
          <li key={part}>
            <a href={stepForQuote(step)}>{t(`shared.quote.missing.${part}`)}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
};

const useFocusOn = (tries: number) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) ref.current?.focus();
  }, [tries]);
  return ref;
};

/** Returns the address of a checkout step that leads back here; undefined if there is no checkout. Source: QTE-01 b. */
const stepForQuote = (step: StepId): string | undefined => {
  const checkout = checkoutLink();
  if (checkout === undefined) return undefined;
  const url = new URL(checkout, location.href);
  url.searchParams.set('step', step);
  url.searchParams.set('for', 'quote');
  return url.href;
};
