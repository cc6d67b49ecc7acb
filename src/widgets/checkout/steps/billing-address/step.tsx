import { changeAccountBilling } from '../../../../api/account/account.contract.ts';
import type { AddressBody } from '../../../../api/address/address.contract.ts';
import { chooseBillingAddress } from '../../../../api/checkout/delivery.contract.ts';
import { isShippedForAnother } from '../../../../api/checkout/dropped-choices.ts';
import { callService } from '../../../../core/http/call-service.ts';
import { addressStyles } from '../../../parts/address/address-styles.ts';
import { useWords } from '../../../kit/element/useWords.ts';
import { AddressChoice } from '../../address/AddressChoice.tsx';
import { OF_CART, useSavedAddresses } from '../../address/useSavedAddresses.ts';
import { writeOnce } from '../../address/write-once.ts';
import type { StepProps, StepWrite } from '../../flow/step-props.ts';
import { withOrganization } from '../../flow/step-summary.ts';
import { ACCOUNT, currentOf, DELIVERY, eachOnce, firstPlace } from './billing-choices.ts';
import type en from './messages/en.json';

export const styles: readonly string[] = addressStyles;

const USES: Readonly<Record<string, 'DELIVERY' | 'ACCOUNT'>> = {
  [DELIVERY]: 'DELIVERY',
  [ACCOUNT]: 'ACCOUNT',
};

const choose =
  (picked: string): StepWrite =>
  (to) => {
    const use = USES[picked];
    return callService(chooseBillingAddress, { ...to, body: use ? { use } : { addressId: picked } });
  };

const create = (body: AddressBody, save: boolean): StepWrite =>
  writeOnce(
    body,
    (cart) => cart.billingAddress,
    (to) => callService(chooseBillingAddress, { ...to, body: { address: body, saveInAddressBook: save } }),
  );

/** Completes an address that is in no address book: the account's own there, any other only for this cart. */
const mend =
  (accountId: string | undefined) =>
  (value: string, body: AddressBody): StepWrite =>
  async (to) => {
    if (value !== ACCOUNT || accountId === undefined)
      return callService(chooseBillingAddress, { ...to, body: { address: body } });
    await callService(changeAccountBilling, { path: { ...to.path, accountId }, body });
    return choose(ACCOUNT)(to);
  };

/** Draws the choice of the billing address: the shipping address, the account's own, a saved one or a new one. Source: CHK-09. */
export const Step = (props: StepProps) => {
  const { deliveryAddress, customerAccount, billingAddress } = props.cart;
  const t = useWords<typeof en>();
  const saved = useSavedAddresses(props);
  const isOrganization = customerAccount?.type === 'ORGANIZATION';
  const shipped = deliveryAddress
    ? [{ value: DELIVERY, address: deliveryAddress, label: t('checkout.billing-address.delivery') }]
    : [];
  const ofAccount = customerAccount?.billingAddress
    ? [
        {
          value: ACCOUNT,
          address: withOrganization(customerAccount.billingAddress, customerAccount),
          label: t('checkout.billing-address.account'),
        },
      ]
    : [];
  const first = firstPlace([...shipped, ...ofAccount], {
    isOrganization,
    isShippedForAnother: isShippedForAnother(props.at, props.cart),
  });
  const offered = eachOnce([
    ...(isOrganization ? [...ofAccount, ...shipped] : [...shipped, ...ofAccount]),
    ...saved.addresses.map((address) => ({ value: address.id, address, saved: address })),
  ]);
  const now = billingAddress && currentOf(withOrganization(billingAddress, customerAccount), offered);
  return (
    <AddressChoice
      step={props}
      of="billing-address"
      saved={saved}
      places={
        billingAddress && now === OF_CART
          ? [{ value: OF_CART, address: billingAddress }, ...offered]
          : offered
      }
      first={now ?? first}
      choose={choose}
      create={create}
      mend={mend(customerAccount?.id)}
    />
  );
};
