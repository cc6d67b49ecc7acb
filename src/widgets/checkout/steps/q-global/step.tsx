import { useState } from 'react';
import { ifMatch } from '../../../../api/cart/cart-writes.contract.ts';
import { qGlobalAccountsQuery } from '../../../../api/q-global/q-global.queries.ts';
import { useCustomerQuery } from '../../../../api/query.ts';
import choiceCards from '../../../kit/forms/choice-cards.css?inline';
import choices from '../../../kit/forms/choices.css?inline';
import form from '../../../kit/forms/form.css?inline';
import dialog from '../../../kit/styles/dialog.css?inline';
import { useWords } from '../../../kit/element/useWords.ts';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import type { StepProps, StepWrite } from '../../flow/step-props.ts';
import { isFailed, KnownFailure } from '../../parts/KnownFailure.tsx';
import fields from '../../parts/step-fields.css?inline';
import type en from './messages/en.json';
import { chooseQGlobalAccount, type QGlobalAccount } from '../../../../api/q-global/q-global.contract.ts';
import { runtime } from '../../../../core/runtime.ts';
import { SchemaForm } from '../../../kit/forms/SchemaForm.tsx';
import { Notice } from '../../../kit/ui/Notice.tsx';
import { droppedChoice } from '../../../../api/checkout/dropped-choices.ts';
import { accountsQuery } from '../../../../api/account/account.queries.ts';
import { useCheckout } from '../../flow/checkout-context.ts';
import { ANOTHER, firstNumber, listedNumber } from '../../parts/OwnNumber.tsx';
import { StepActions } from '../../parts/StepActions.tsx';
import { useStepForm } from '../../parts/useStepForm.ts';
import { useOnceListed } from '../../parts/useOnceListed.ts';
import { useNumberLookUp, type FoundNumber } from '../../../parts/q-global/useNumberLookUp.ts';
import { linkedAccount, type LinkedAccount } from './linked-account.ts';
import { askedField, qGlobalForm, type NumberField, type QGlobalValues } from './q-global-form.ts';
import { SwitchQuestion } from './SwitchQuestion.tsx';
import { WayCards } from './WayCards.tsx';
import { chooseAccount } from '../../../../api/account/account.contract.ts';
import { getCheckoutCart } from '../../../../api/checkout/checkout-cart.contract.ts';
import { CART_FIELDS } from '../../../../api/commerce-request.ts';
import { callService } from '../../../../core/http/call-service.ts';

export const styles: readonly string[] = [choices, form, choiceCards, dialog, fields];

/** Draws the choice of the Q-global account for digital reports. Source: CHK-04. */
export const Step = (props: StepProps) => {
  const t = useWords<typeof en>();
  const accounts = useCustomerQuery(qGlobalAccountsQuery(props.at));
  if (isFailed(accounts)) return <KnownFailure known={accounts} />;
  if (!accounts.data) return <Skeleton label={t('checkout.q-global.loading')} lines={3} shape="control" />;
  return <QGlobalForm {...props} accounts={accounts.data} />;
};

type QGlobalFormProps = StepProps & { accounts: readonly QGlobalAccount[] };
type Asked = { choice: QGlobalChoice; to: LinkedAccount };

/** Draws the three choices as cards and sends the chosen one. */
const QGlobalForm = (props: QGlobalFormProps) => {
  const { cart, at, accounts, press } = props;
  const { flow } = useCheckout();
  const t = useWords<typeof en>();
  const controls = useQGlobalForm(props);
  const { form, focus, refuse } = controls;
  const lookUps = useNumberLookUp<NumberField>(at, refuse);
  const { data: customerAccounts } = useCustomerQuery(accountsQuery(at));
  const [asked, setAsked] = useState<Asked>();
  const dropped = droppedChoice(at, cart, 'qGlobalAccount');
  const announce = (words: string) => runtime().registry.actions.announce(words);

  const write = async (choice: QGlobalChoice, switchTo?: string): Promise<void> => {
    const field = askedField(form.getValues());
    const own = (error: unknown) => field !== undefined && lookUps.refused(field, error);
    const isDone = await press('next', chooseQGlobal(choice, switchTo), own);
    setAsked(undefined);
    if (isDone) controls.forget();
  };
  const choose = async (choice: QGlobalChoice, account: Partial<QGlobalAccount>): Promise<void> => {
    const to = linkedAccount(account, cart.customerAccount?.id, customerAccounts);
    if (to) setAsked({ choice, to });
    else await write(choice);
  };
  const chooseOwn = (number: string) =>
    choose({ kind: 'EXISTING', number }, accounts.find((one) => one.number === number) ?? {});

  const send = async ({ kind, own, other, inventory }: QGlobalValues): Promise<void> => {
    if (kind === 'NEW') return write({ kind });
    if (kind === 'INVENTORY') {
      const found = await lookUps.lookUp('inventory', inventory);
      return found && choose({ kind, number: inventory }, found.account);
    }
    if (own !== ANOTHER) return chooseOwn(own);
    const listed = listedNumber(accounts, other);
    if (listed) return chooseOwn(listed.number);
    // What was found is not the customer's: it goes on once it was added to the profile.
    await lookUps.lookUp('other', other);
  };
  const show = (number: string) => {
    form.setValue('other', '');
    form.setValue('own', number, { shouldDirty: true });
    focus('own');
  };
  const pick = useOnceListed(
    accounts.map(({ number }) => number),
    show,
  );
  /** Chooses an account that is already in the customer's list, without a look-up. Returns false if it is not. */
  const showListed = (number: string): boolean => {
    const listed = listedNumber(accounts, number);
    if (!listed) return false;
    show(listed.number);
    announce(t('checkout.q-global.listed', { name: listed.name ?? listed.number }));
    return true;
  };
  const add = async (found: FoundNumber<NumberField>): Promise<void> => {
    const added = await lookUps.add(found);
    if (!added) return;
    announce(t('checkout.q-global.added', { name: added.name ?? added.number }));
    pick(added.number);
  };
  const keep = () => {
    setAsked(undefined);
    announce(t('checkout.q-global.kept', { account: cart.customerAccount?.name ?? '' }));
  };
  return (
    <>
      <SchemaForm controls={controls} onSend={send}>
        {dropped?.number && (
          <Notice tone="info">{t('checkout.q-global.dropped', { number: dropped.number })}</Notice>
        )}
        <WayCards
          cart={cart}
          accounts={accounts}
          controls={controls}
          lookUps={lookUps}
          onAdd={(found) => void add(found)}
          showListed={showListed}
        />
        <StepActions busy={controls.sending} />
      </SchemaForm>
      {asked && (
        <SwitchQuestion
          to={asked.to}
          from={cart.customerAccount?.name ?? ''}
          dropsUser={cart.qualifiedUser !== undefined}
          busy={flow.busy !== undefined}
          onSwitch={() => void write(asked.choice, asked.to.id)}
          onKeep={keep}
        />
      )}
    </>
  );
};

/** Holds the form. The initial choice is the cart's, or the one before another customer account was chosen. */
const useQGlobalForm = (props: QGlobalFormProps) => {
  const { cart, at, accounts } = props;
  const wanted = cart.qGlobalAccount ?? droppedChoice(at, cart, 'qGlobalAccount');
  const isInventory = wanted?.kind === 'INVENTORY';
  const own = firstNumber(accounts, isInventory ? undefined : wanted?.number);
  return useStepForm<QGlobalValues>(props, {
    schema: qGlobalForm,
    start: {
      kind: wanted?.kind ?? '',
      own,
      other: own === ANOTHER && !isInventory ? (wanted?.number ?? '') : '',
      inventory: isInventory ? (wanted.number ?? '') : '',
    },
    keeps: ['kind', 'own', 'other', 'inventory'],
  });
};

type QGlobalChoice = { kind: 'NEW' } | { kind: 'EXISTING' | 'INVENTORY'; number: string };

/**
 * Chooses a Q-global account. With `switchTo` it also chooses that customer account, which keeps the Q-global account.
 * The cart is read between the two writes, because the second one needs the version after the first. Source: CHK-04 e.
 */
const chooseQGlobal =
  (body: QGlobalChoice, switchTo: string | undefined): StepWrite =>
  async (to) => {
    await callService(chooseQGlobalAccount, { ...to, body });
    if (switchTo === undefined) return;
    const read = await callService(getCheckoutCart, { path: to.path, query: { fields: CART_FIELDS } });
    await callService(chooseAccount, {
      path: to.path,
      headers: ifMatch(read),
      body: { id: switchTo, keepQGlobalAccount: true },
    });
  };
