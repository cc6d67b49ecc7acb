import type { ReactNode } from 'react';
import type { Account } from '../../../../api/account/account.contract.ts';
import { accountFault, type StepLine } from '../../../../api/checkout/steps.rules.ts';
import { toStepAccount } from '../../../../api/checkout/step-cart.rules.ts';
import { ChoiceCards, type ChoiceCard } from '../../../kit/forms/ChoiceCards.tsx';
import type { WiredField } from '../../../kit/forms/useSchemaForm.ts';
import { cartLink } from '../../../../api/links/store-link.ts';
import { useId } from '../../../kit/element/widget-context.ts';
import { useWords } from '../../../kit/element/useWords.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { FieldError } from '../../../kit/ui/Field.tsx';
import { addressLine } from '../../flow/step-summary.ts';
import { FindField, useFind } from '../../parts/FindField.tsx';
import { useCheckoutMessages } from '../../flow/checkout-context.ts';
import { NOT_LISTED } from './account-form.ts';
import type en from './messages/en.json';

type AccountCardsProps = {
  accounts: readonly Account[];
  lines: readonly StepLine[];
  chosen: string;
  field: WiredField<'account'>;
  onMend?: ((account: Account) => void) | undefined;
  notListed: ReactNode;
  change?: ReactNode;
};

const searched = ({ name, number = '', billingAddress }: Account): string =>
  `${name} ${number} ${billingAddress?.town ?? ''}`;

/** Draws the personal accounts, the organizations, and the choice for one that is not listed. Source: CHK-02 a, c, d. */
export const AccountCards = ({ accounts, chosen, field, notListed, change, ...cards }: AccountCardsProps) => {
  const t = useWords<typeof en>();
  const find = useFind(
    accounts,
    accounts.find(({ id }) => id === chosen),
    searched,
  );
  const toCard = useCard({ ...cards, chosen, change });
  const { error, ...wired } = field;
  const id = useId();
  const invalidBy = error ? `${id}-error` : undefined;
  const groups = [
    ['personal', find.shown.filter(({ type = 'PERSONAL' }) => type === 'PERSONAL')],
    ['organizations', find.shown.filter(({ type }) => type === 'ORGANIZATION')],
  ] as const;
  const both = groups.every(([, shown]) => shown.length > 0);
  const other: ChoiceCard = {
    value: NOT_LISTED,
    label: t('checkout.account.notListed'),
    note: t('checkout.account.notListedHint'),
    inside: (
      <>
        {chosen === NOT_LISTED && change}
        {notListed}
      </>
    ),
  };
  return (
    <>
      <FindField
        label={t('checkout.account.find')}
        find={find}
        count={
          find.found === 0
            ? t('checkout.account.noneFound', { typed: find.typed.trim() })
            : t('checkout.account.count', { found: find.found, total: find.total })
        }
      />
      {/* The error is above the cards, because the list may be long and the focus goes to its first card. */}
      {invalidBy && <FieldError id={invalidBy}>{error}</FieldError>}
      {groups.map(
        ([name, shown]) =>
          shown.length > 0 && (
            <ChoiceCards
              key={name}
              legend={t(`checkout.account.${both ? name : 'legend'}`)}
              hideLegend={!both}
              cards={shown.map(toCard)}
              invalidBy={invalidBy}
              {...wired}
            />
          ),
      )}
      {find.more && (
        <Button variant="plain" onClick={find.more}>
          {t('checkout.account.more')}
        </Button>
      )}
      <ChoiceCards
        legend={t('checkout.account.notListed')}
        hideLegend
        cards={[other]}
        invalidBy={invalidBy}
        {...wired}
      />
    </>
  );
};

const useCard = ({
  lines,
  onMend,
  chosen,
  change,
}: Pick<AccountCardsProps, 'lines' | 'onMend' | 'chosen' | 'change'>) => {
  const t = useWords<typeof en>();
  const words = useCheckoutMessages();
  // On a phone the order's own link to the cart is folded away.
  const cart = cartLink();
  return (account: Account): ChoiceCard => {
    const { id, name, number, billingAddress, taxExempt, membership } = account;
    const fault = accountFault(toStepAccount(account), lines);
    const address = billingAddress && addressLine(billingAddress);
    return {
      value: id,
      label: name,
      end: number,
      note: [
        address,
        taxExempt && t('checkout.account.taxExempt'),
        membership === 'UNCONFIRMED' && t('checkout.account.unconfirmed'),
      ]
        .filter(Boolean)
        .join(' · '),
      inside: id === chosen && change,
      why: fault && (
        <>
          {t(`checkout.account.${fault}`)}{' '}
          {fault === 'organization-only' && cart !== undefined && (
            <a href={cart}>{words('checkout.editCart')}</a>
          )}
          {fault === 'no-billing-address' && onMend && (
            <Button
              variant="link"
              aria-label={t('checkout.account.addBillingOf', { account: name })}
              data-mends={id}
              onClick={() => onMend(account)}
            >
              {t('checkout.account.addBilling')}
            </Button>
          )}
        </>
      ),
    };
  };
};
