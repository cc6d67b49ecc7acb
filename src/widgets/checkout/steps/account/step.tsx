import { useEffect, useRef, useState } from 'react';
import type { Account } from '../../../../api/account/account.contract.ts';
import choiceCards from '../../../kit/forms/choice-cards.css?inline';
import choices from '../../../kit/forms/choices.css?inline';
import form from '../../../kit/forms/form.css?inline';
import { MissingPart, useNeededPart } from '../../parts/missing-part.tsx';
import { latePart } from '../../../kit/element/late-part.ts';
import { useWords } from '../../../kit/element/useWords.ts';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { accountsQuery } from '../../../../api/account/account.queries.ts';
import { useCustomerQuery } from '../../../../api/query.ts';
import type { StepProps } from '../../flow/step-props.ts';
import { isFailed, KnownFailure } from '../../parts/KnownFailure.tsx';
import fields from '../../parts/step-fields.css?inline';
import { AccountForm } from './AccountForm.tsx';
import type en from './messages/en.json';

/** The form has the rules of every country. It is loaded when an address is needed. */
const loadBilling = latePart(() => import('./BillingAddress.tsx'));

export const styles: readonly string[] = [choices, form, choiceCards, fields];

/** Draws the choice of the account that the order is for: a listed one, or one by its number. Source: CHK-02. */
export const Step = (props: StepProps) => {
  const t = useWords<typeof en>();
  const accounts = useCustomerQuery(accountsQuery(props.at));
  const { data } = accounts;
  if (isFailed(accounts)) return <KnownFailure known={accounts} />;
  if (!data) return <Skeleton label={t('checkout.account.loading')} lines={3} shape="control" />;
  return <AccountChoice {...props} accounts={data} />;
};

/** Draws the accounts, or the form of a billing address while one is added. What was typed before stays. Source: CHK-02 c. */
const AccountChoice = (props: StepProps & { accounts: readonly Account[] }) => {
  const t = useWords<typeof en>();
  const [mended, setMended] = useState<Account>();
  const { part: BillingAddress, isMissing } = useNeededPart(loadBilling, mended !== undefined);
  const place = useRef<HTMLDivElement>(null);
  const back = useRef<string>(undefined);
  const leave = () => {
    back.current = mended?.id;
    setMended(undefined);
  };
  useEffect(() => {
    if (mended !== undefined || back.current === undefined) return;
    const { current: id } = back;
    back.current = undefined;
    focusAccount(place.current, id);
  }, [mended]);
  return (
    <>
      <div ref={place} hidden={mended !== undefined}>
        <AccountForm {...props} onMend={setMended} />
      </div>
      {mended && isMissing && <MissingPart />}
      {mended && BillingAddress && <BillingAddress account={mended} onLeave={leave} />}
      {mended && !isMissing && !BillingAddress && (
        <Skeleton label={t('checkout.account.loading')} lines={3} shape="control" />
      )}
    </>
  );
};

/** Moves the focus back to the account: to its radio button, or to its own button without an address. */
const focusAccount = (place: HTMLElement | null, id: string): void => {
  const of = CSS.escape(id);
  place?.querySelector<HTMLElement>(`input[value="${of}"]:enabled, [data-mends="${of}"]`)?.focus();
};
