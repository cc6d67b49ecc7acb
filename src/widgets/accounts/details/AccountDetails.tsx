import { useState, type ReactNode } from 'react';
import type { Account } from '../../../api/account/account.contract.ts';
import { accountQuery, changeAccountBillingMutation } from '../../../api/account/account.queries.ts';
import { NOBODY } from '../../../api/customer.ts';
import { useCustomerMutation } from '../../../api/customer-write.ts';
import { hasStorePages } from '../../../core/config/store-pages.ts';
import { useFlag } from '../../../core/flags/use-flag.ts';
import { runtime } from '../../../core/runtime.ts';
import { latePart } from '../../kit/element/late-part.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import { formStyles } from '../../kit/forms/forms.ts';
import { DONE, DoneNotice } from '../../kit/page/OutcomeNotices.tsx';
import { headingBelow } from '../../kit/page/page-read.ts';
import { lateForm } from '../../kit/page/late-form.tsx';
import { OnlyCustomer, useCustomersOwn } from '../../kit/page/OnlyCustomer.tsx';
import { ThingPage } from '../../kit/page/ThingPage.tsx';
import dialog from '../../kit/styles/dialog.css?inline';
import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useFocusAfter } from '../../kit/ui/useFocusAfter.ts';
import { placeLine } from '../../parts/address/address-text.ts';
import { storeLink } from '../../../api/links/store-link.ts';
import type { CustomerPage } from '../../parts/customer-page/CustomerPages.tsx';
import { useCustomerRead } from '../../parts/customer-page/useCustomerRead.ts';
import { isUnconfirmed, useAccountTexts } from '../account-texts.ts';
import { sampleAccount } from '../sample-accounts.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from '../messages/en.json';
import { AddNumber } from './AddNumber.tsx';
import { TransferOwner } from './TransferOwner.tsx';

const BillingForm = lateForm(latePart(() => import('../../parts/address/AddressEdit.tsx')));

/** Shows one account: its numbers, and what can be done with them. Of an unconfirmed one nothing. Source: ACC-05. */
const AccountDetails = ({ of, heading, id }: CustomerPage & { id: string }) => {
  const t = useWords<typeof en>();
  const texts = useAccountTexts();
  const focus = useFocusAfter();
  const read = useCustomerRead('account.read', accountQuery(of, id), sampleAccount());
  const saving = useCustomerMutation(changeAccountBillingMutation(of ?? NOBODY));
  const [isEditing, setEditing] = useState(false);
  const [transferred, setTransferred] = useState<string>();
  const [done, setDone] = useState<string>();
  const account = read.data;

  const tell = (words: string): void => {
    setEditing(false);
    setTransferred(undefined);
    setDone(words);
    focus(DONE);
  };
  return (
    <ThingPage
      {...{ t, heading, read }}
      name="accounts"
      thing={account}
      list={location.pathname}
      title={account ? <bdi>{account.name}</bdi> : t('accounts.one')}
      under={
        account && (
          <p className="quiet">{[texts.type(account), account.number].filter(Boolean).join(' · ')}</p>
        )
      }
      notices={
        <>
          {account && isUnconfirmed(account) && (
            <Notice tone="info">{t('accounts.unconfirmed', { organization: account.name })}</Notice>
          )}
          {done && <DoneNotice onDismiss={() => setDone(undefined)}>{done}</DoneNotice>}
        </>
      }
    >
      {(shown) =>
        !isUnconfirmed(shown) && (
          <>
            <Rows account={shown} onBilling={() => setEditing(true)} onTransfer={setTransferred} />
            {isEditing && (
              <div className="page-part">
                <BillingForm
                  of={of}
                  purpose="BILLING"
                  title={t('accounts.billingOf', { account: shown.name })}
                  heading={headingBelow(heading)}
                  address={shown.billingAddress}
                  organization={shown.type === 'ORGANIZATION' ? shown.name : undefined}
                  gone={t('accounts.gone')}
                  save={(address) => saving.mutateAsync({ accountId: id, address })}
                  onCancel={() => {
                    setEditing(false);
                    focus('.account-billing');
                  }}
                  onSaved={() => tell(t('accounts.billingSaved'))}
                />
              </div>
            )}
            {of && (
              <div className="page-part">
                <OnlyCustomer what="qGlobal">
                  <AddNumber of={of} onAdded={(number) => tell(t('accounts.added', { number }))} />
                </OnlyCustomer>
              </div>
            )}
            {of && transferred !== undefined && (
              <TransferOwner
                of={of}
                number={transferred}
                onClose={() => setTransferred(undefined)}
                onDone={(name) => tell(t('accounts.transferred', { name, number: transferred }))}
              />
            )}
          </>
        )
      }
    </ThingPage>
  );
};

type RowsProps = {
  account: Account;
  onBilling: () => void;
  /** Called with the number of the Q-global account to hand over. */
  onTransfer: (number: string) => void;
};

/** Lists an account's numbers, tax and billing address, each with what can be done with it. */
const Rows = ({ account, onBilling, onTransfer }: RowsProps) => {
  const t = useWords<typeof en>();
  const texts = useAccountTexts();
  const isCustomers = useCustomersOwn('qGlobal') === undefined;
  const hasBook = useFlag('addressBook') && hasStorePages() && account.type === 'ORGANIZATION';
  const { qGlobal = [], billingAddress } = account;
  const edit = t(billingAddress ? 'accounts.changeBilling' : 'accounts.addBilling');
  return (
    <ul className="page-rows account-rows">
      {qGlobal.length === 0 && <Row name={t('accounts.qGlobalAccount')}>{t('accounts.none')}</Row>}
      {qGlobal.map((one) => {
        const label = t('accounts.transferOf', { number: one.number });
        const act = { text: t('accounts.transfer'), label, onClick: () => onTransfer(one.number) };
        return (
          <Row
            key={one.number}
            name={t('accounts.qGlobalNumber', { number: one.number })}
            act={isCustomers && one.isOwner && act}
          >
            {texts.owner(one)}
          </Row>
        );
      })}
      <Row name={t('accounts.aimswebAccount')}>{texts.aimsweb(account)}</Row>
      <Row
        name={t('accounts.billing')}
        act={{ text: edit, className: 'account-billing', onClick: onBilling }}
      >
        {billingAddress ? (
          <bdi>{placeLine(billingAddress, runtime().row.tag)}</bdi>
        ) : (
          <span className="account-missing">{t('accounts.noBilling')}</span>
        )}
      </Row>
      {hasBook && (
        <Row name={t('accounts.addresses')}>
          <a href={storeLink('addresses', { uuid: account.id })}>{t('accounts.openBook')}</a>
        </Row>
      )}
      <Row name={t('accounts.tax')}>{texts.tax(account)}</Row>
    </ul>
  );
};

type RowProps = {
  name: string;
  children: ReactNode;
  act?: false | { text: string; label?: string; className?: string; onClick: () => void };
};

const Row = ({ name, children, act = false }: RowProps) => (
  <li>
    <div>
      <b>{name}</b>
      <p className="quiet">{children}</p>
    </div>
    {act && (
      <Button tight label={act.label} className={act.className} onClick={act.onClick}>
        {act.text}
      </Button>
    )}
  </li>
);

export const styles: readonly string[] = [...formStyles, dialog];

export const bind = boundWords(AccountDetails);
