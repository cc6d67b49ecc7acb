import { useEffect, useRef, useState } from 'react';
import { changeAccountBillingMutation } from '../../../../api/account/account.queries.ts';
import type { Account } from '../../../../api/account/account.contract.ts';
import { knownCountries } from '../../../../api/address/address-order.rules.ts';
import type { AddressBody } from '../../../../api/address/address.contract.ts';
import type { AddressField } from '../../../../api/address/address-fields.rules.ts';
import { refusedFields, suggestFor } from '../../../../api/address/address-help.ts';
import { useCustomerMutation } from '../../../../api/customer-write.ts';
import { reportLater, reportSolved } from '../../../../api/report-later.ts';
import { runtime } from '../../../../core/runtime.ts';
import { AddressForm } from '../../../parts/address/AddressForm.tsx';
import { addressStyles } from '../../../parts/address/address-styles.ts';
import { useWords } from '../../../kit/element/useWords.ts';
import { boundWords } from '../../../kit/element/WithWords.tsx';
import { Button } from '../../../kit/ui/Button.tsx';
import { useCheckout } from '../../flow/checkout-context.ts';
import { StepFailure } from '../../parts/StepFailure.tsx';
import type en from './messages/en.json';

type BillingAddressProps = {
  account: Account;
  onLeave: () => void;
};

/** Draws the form for the billing address of an account that has none, in place of the accounts. Source: CHK-02 c. */
const BillingAddress = ({ account, onLeave }: BillingAddressProps) => {
  const { at, flag, headingLevel } = useCheckout();
  const t = useWords<typeof en>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const { mutateAsync } = useCustomerMutation(changeAccountBillingMutation(at));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = `h${Math.min(headingLevel + 1, 6)}` as 'h3';

  const save = async (address: AddressBody): Promise<readonly AddressField[]> => {
    setFailure(undefined);
    try {
      await mutateAsync({ accountId: account.id, address });
      reportSolved('checkout.billingAddress');
      runtime().registry.actions.announce(t('checkout.account.billingSaved', { account: account.name }));
      onLeave();
      return [];
    } catch (thrown) {
      const fields = refusedFields(thrown);
      if (fields.length > 0) return fields;
      reportLater('checkout.billingAddress', thrown);
      setFailure({ error: thrown });
      return [];
    }
  };
  return (
    <div>
      <Heading ref={heading} tabIndex={-1} className="billing-head">
        {t('checkout.account.billing', { account: account.name })}
      </Heading>
      <AddressForm
        purpose="BILLING"
        countries={knownCountries}
        organization={account.type === 'ORGANIZATION' ? account.name : undefined}
        line3={flag('addressLine3')}
        offersSaving={false}
        suggest={(term, signal) => suggestFor(at, 'BILLING', term, signal)}
        onSend={save}
      >
        {(sending) => (
          <>
            {failure && <StepFailure error={failure.error} />}
            <div className="acts checkout-acts">
              <Button type="submit" variant="primary" busy={sending}>
                {t('checkout.account.saveBilling')}
              </Button>
              <Button onClick={onLeave}>{t('checkout.account.cancel')}</Button>
            </div>
          </>
        )}
      </AddressForm>
    </div>
  );
};

export const styles = addressStyles;
export const bind = boundWords(BillingAddress);
