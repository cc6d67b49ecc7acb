import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import fields from '../../parts/payment-fields/payment-fields.css?inline';
import { PlacingNotice } from './PlacingNotice.tsx';
import type { UsePlacing } from '../../../api/checkout/placing.queries.ts';
import type { Placing } from '../../../api/checkout/placing.rules.ts';
import { useOnline } from '../../kit/ui/useOnline.ts';
import { useWords } from '../../kit/element/useWords.ts';
import { Button, Spinner } from '../../kit/ui/Button.tsx';
import { useHeadingFocus } from '../flow/useHeadingFocus.ts';
import { BankQuestion } from '../../parts/payment-fields/BankQuestion.tsx';
import { SupportLink } from './SupportLink.tsx';
import type en from './messages/en.json';

export const styles = [fields];

export const bind = (catalogue: Catalogue) => ({
  OrderUnderWay: boundWords(OrderUnderWay)(catalogue),
  PlacingNotice: boundWords(PlacingNotice)(catalogue),
});

export type OrderUnderWayProps = {
  state: Extract<Placing, { state: 'unknown' | 'challenge' }>;
  headingLevel: number;
  askAgain: UsePlacing['askAgain'];
  /** The amount to pay, as it is shown. Undefined if it is not known. */
  amount: string | undefined;
  /** Whether the order was started earlier: in another window, or before a reload. */
  isEarlier?: boolean;
  bankSaid: (outcome: 'passed' | 'failed' | 'left' | 'timed-out') => void;
};

/** Replaces the steps while the outcome of the order is unknown or the bank asks. Source: REL-02, CHK-14 e, j. */
export const OrderUnderWay = ({
  state,
  headingLevel,
  amount,
  isEarlier,
  askAgain,
  bankSaid,
}: OrderUnderWayProps) => {
  const t = useWords<typeof en>();
  const isOnline = useOnline();
  const heading = useHeadingFocus(state.state);
  const Heading = `h${headingLevel}` as 'h2';
  if (state.state === 'challenge')
    return (
      <div className="panel checkout-alone">
        <Heading ref={heading} tabIndex={-1}>
          {t('checkout.placing.bank')}
        </Heading>
        {isEarlier && <p>{t('checkout.placing.elsewhere')}</p>}
        <BankQuestion
          challenge={state.challenge}
          amount={amount}
          words={{ title: t('checkout.placing.bankFrame'), leave: t('checkout.placing.leaveBank') }}
          onAnswer={bankSaid}
        />
      </div>
    );
  const isLeftToAsk = state.askAt === undefined;
  const again = () => {
    // The button disappears until the answer has arrived.
    heading.current?.focus();
    askAgain();
  };
  return (
    <div className="panel checkout-alone">
      <Heading ref={heading} tabIndex={-1}>
        {!isLeftToAsk && isOnline && <Spinner />} {t('checkout.placing.checking')}
      </Heading>
      <output>
        {isLeftToAsk ? t('checkout.placing.stillUnknown', { key: state.key }) : t('checkout.placing.unknown')}
        {!isOnline && ` ${t('checkout.placing.deviceOffline')}`}
      </output>
      <p className="small quiet">{t('checkout.placing.once')}</p>
      {isLeftToAsk && (
        <div className="acts">
          <Button onClick={again}>{t('checkout.placing.checkAgain')}</Button>
          <SupportLink />
        </div>
      )}
    </div>
  );
};
