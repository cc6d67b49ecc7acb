import { useEffect, useRef } from 'react';
import { chooseAccount, type Account } from '../../../../api/account/account.contract.ts';
import { toStepAccount, toStepCart } from '../../../../api/checkout/step-cart.rules.ts';
import { accountFault } from '../../../../api/checkout/steps.rules.ts';
import { changed } from '../../../../api/query.ts';
import { callService } from '../../../../core/http/call-service.ts';
import { SchemaForm } from '../../../kit/forms/SchemaForm.tsx';
import { useWords } from '../../../kit/element/useWords.ts';
import { Notice } from '../../../kit/ui/Notice.tsx';
import type { StepProps } from '../../flow/step-props.ts';
import { StepActions } from '../../parts/StepActions.tsx';
import { useStepForm } from '../../parts/useStepForm.ts';
import { useOnceListed } from '../../parts/useOnceListed.ts';
import { accountRefusal, accountForm, NOT_LISTED, type AccountValues } from './account-form.ts';
import { AccountCards } from './AccountCards.tsx';
import type en from './messages/en.json';
import { NotListed, useJoin } from './NotListed.tsx';
import type { CheckoutCart } from '../../../../api/checkout/checkout-cart.contract.ts';
import { actedFor } from '../../../../core/registry/one-visitor.ts';
import { runtime } from '../../../../core/runtime.ts';
import { addressLine } from '../../flow/step-summary.ts';

type AccountFormProps = StepProps & {
  accounts: readonly Account[];
  onMend?: ((account: Account) => void) | undefined;
};

/** Draws the accounts as cards and sends the chosen one. */
export const AccountForm = (props: AccountFormProps) => {
  const { cart, at, accounts, press, onMend } = props;
  const t = useWords<typeof en>();
  const { lines } = toStepCart(cart);
  const faultOf = (account: Account) => accountFault(toStepAccount(account), lines);
  const controls = useAccountForm(props, faultOf);
  const { form, field, refuse } = controls;
  const joining = useJoin(at, (words) => refuse({ number: words }));
  const picked = form.watch('account');
  const isOther = picked !== '' && picked !== cart.customerAccount?.id;

  const choose = async (id: string): Promise<void> => {
    if (id === cart.customerAccount?.id && props.step.state === 'done') return void (await press('next'));
    const own = (error: unknown): boolean => {
      const key = accountRefusal(error);
      if (key === undefined) return false;
      refuse({ account: t(key) });
      // The list is outdated, because the service refused one of its accounts.
      void changed(['accounts']);
      return true;
    };
    if (await press('next', (to) => callService(chooseAccount, { ...to, body: { id } }), own))
      controls.forget();
  };
  const goOnWith = useOnceListed(
    accounts.map(({ id }) => id),
    (id) => {
      form.setValue('account', id, { shouldDirty: true });
      void choose(id);
    },
  );
  const send = async ({ account, number }: AccountValues): Promise<void> => {
    if (account !== NOT_LISTED) return choose(account);
    const joined = await joining.join(number);
    if (!joined) return;
    const fault = faultOf(joined);
    if (fault) return refuse({ number: t(`checkout.account.${fault}`) });
    goOnWith(joined.id);
  };
  return (
    <SchemaForm controls={controls} onSend={send}>
      {accounts.length === 0 && <Notice tone="info">{t('checkout.account.none')}</Notice>}
      {accounts.length > 0 && needsOrganization(accounts, faultOf) && (
        <Notice tone="info">{t('checkout.account.noOrganization')}</Notice>
      )}
      <AccountCards
        accounts={accounts}
        lines={lines}
        chosen={picked}
        field={field('account')}
        onMend={onMend}
        notListed={<NotListed controls={controls} joining={joining} />}
        change={isOther && cart.customerAccount && <OtherAccount {...cart} />}
      />
      {/* What comes after another account is known once the service has taken it. */}
      <StepActions busy={controls.sending} name={isOther ? t('checkout.account.goOn') : undefined} />
    </SchemaForm>
  );
};

/** Returns whether only an unlisted account leads on: none is listed, or none that the lines accept. */
const needsOrganization = (
  accounts: readonly Account[],
  faultOf: (account: Account) => string | undefined,
): boolean => accounts.every((account) => faultOf(account) === 'organization-only');

/** Holds the form of the step. The initial choice is the cart's account if it can still be chosen, else the only one that can. */
const useAccountForm = (props: AccountFormProps, faultOf: (account: Account) => string | undefined) => {
  const { cart, accounts } = props;
  const able = accounts.filter((account) => !faultOf(account));
  const chosen =
    able.find(({ id }) => id === cart.customerAccount?.id) ??
    able.find(({ isDefault }) => isDefault) ??
    (able.length === 1 ? able[0] : undefined);
  const start = chosen?.id ?? (needsOrganization(accounts, faultOf) ? NOT_LISTED : '');
  return useStepForm<AccountValues>(props, {
    schema: accountForm,
    start: { account: start, number: '', terms: false },
    keeps: ['account', 'number'],
  });
};

/** Says in another account's card that choices are made again, and where the order still ships to. Source: CHK-09 a. */
const OtherAccount = ({ customerAccount, deliveryAddress }: CheckoutCart) => {
  const t = useWords<typeof en>();
  const notice = useRef<HTMLDivElement>(null);
  // While customer service acts for the customer, the service drops the address too.
  const address = deliveryAddress && !actedFor() && addressLine(deliveryAddress);
  const changes = t('checkout.account.changes', { account: customerAccount?.name ?? '' });
  const words = address ? `${changes} ${t('checkout.account.keepsShipping', { address })}` : changes;
  useEffect(() => {
    const { announce } = runtime().registry.actions;
    announce(words);
    // Once the former account is picked again, or the switch is done, it is no longer true.
    return () => announce('');
  }, [words]);
  useEffect(() => {
    // A choice from a kept draft must not scroll the page.
    if (notice.current?.closest('.pick')?.querySelector(':focus'))
      notice.current.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Notice ref={notice} tone="info">
      {words}
    </Notice>
  );
};
