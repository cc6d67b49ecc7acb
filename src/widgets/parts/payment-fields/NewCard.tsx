import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { CardFields } from './CardFields.tsx';
import type { CardFieldsControls } from './useCardFields.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

type NewCardProps = {
  /** Undefined while the payment service is loading, and where there is none. */
  card: CardFieldsControls | undefined;
  isLoading: boolean;
  /** The way on where there is no payment service. */
  back: ReactNode;
  onEnter: () => void;
  /** The rest of the form. While the bank asks, a button that leaves its question is in its place. */
  children: ReactNode;
};

/**
 * Draws the payment service's fields of a new card on a page of the customer's account, or in their place the bank's question
 * about it. Needs payment-fields.css, button.css, notice.css. Source: ACC-06 b, ACC-07 d, CHK-14 j.
 */
export const NewCard = ({ card, isLoading, back, onEnter, children }: NewCardProps) => {
  const t = useWords<typeof en>();
  const question = useRef<HTMLParagraphElement>(null);
  const isAsked = card?.state.asked === true;
  useEffect(() => {
    if (isAsked) question.current?.focus();
  }, [isAsked]);
  if (!card && !isLoading)
    return (
      <Notice tone="warning" actions={back}>
        {t('shared.newCard.none')}
      </Notice>
    );
  return (
    <>
      {isAsked && (
        <p ref={question} tabIndex={-1}>
          {t('shared.newCard.bankAsks')}
        </p>
      )}
      {card && (
        <CardFields
          fields={card.fields}
          state={card.state}
          mode="new"
          words={{
            title: t('shared.newCard.frame'),
            loading: t('shared.newCard.loading'),
            missing: t('shared.newCard.missing'),
          }}
          onEnter={onEnter}
        />
      )}
      {isAsked ? (
        <div className="acts">
          <Button variant="plain" onClick={card.leave}>
            {t('shared.newCard.leaveBank')}
          </Button>
        </div>
      ) : (
        children
      )}
    </>
  );
};
