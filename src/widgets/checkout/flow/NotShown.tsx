import type { ReactNode } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

type NotShownProps = {
  title: string;
  tone: 'danger' | 'warning';
  headingLevel: number;
  busy: boolean;
  onRetry: () => void;
  /** The reason. */
  children: ReactNode;
};

/** Says why steps or an order can't be read and offers a retry. Its heading takes the focus. Source: AXS-02. */
export const NotShown = ({ title, tone, headingLevel, busy, onRetry, children }: NotShownProps) => {
  const t = useCheckoutMessages();
  const heading = useHeadingFocus('not-shown');
  const Heading = `h${headingLevel}` as 'h2';
  return (
    <div className="panel checkout-alone">
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <Notice
        tone={tone}
        word={t(`shared.level.${tone}`)}
        role="alert"
        actions={
          <Button busy={busy} onClick={onRetry}>
            {t('shared.tryAgain')}
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  );
};
