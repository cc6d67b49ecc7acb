import { useState } from 'react';
import { changeAccountBilling } from '../../../../api/account/account.contract.ts';
import { changeAddress } from '../../../../api/address/address-book.contract.ts';
import type { AddressBody } from '../../../../api/address/address.contract.ts';
import { chooseBillingAddress } from '../../../../api/checkout/delivery.contract.ts';
import { callService } from '../../../../core/http/call-service.ts';
import { addressStyles } from '../../../parts/address/address-styles.ts';
import { useMessages } from '../../../kit/element/widget-context.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { addressCards, placeOf } from '../../address/address-card.tsx';
import { AddressPicker, NEW_ADDRESS, usePickedAddress } from '../../address/AddressPicker.tsx';
import { EditedAddress } from '../../address/EditedAddress.tsx';
import { LateAddressForm } from '../../address/LateAddressForm.tsx';
import { hasName, useSavedAddresses } from '../../address/useSavedAddresses.ts';
import { writeOnce } from '../../address/write-once.ts';
import { isShippedForAnother } from '../../../../api/checkout/dropped-choices.ts';
import type { StepProps, StepWrite } from '../../flow/step-props.ts';
import { withOrganization } from '../../flow/step-summary.ts';
import { KnownFailure } from '../../parts/KnownFailure.tsx';
import { StepActions } from '../../parts/StepActions.tsx';
import { StepForm } from '../../parts/StepForm.tsx';
import { WhyAgain } from '../../parts/WhyAgain.tsx';
import { ACCOUNT, currentOf, DELIVERY, eachOnce, firstPlace, OF_CART, type Place } from './billing-places.ts';
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

/**
 * Adds a missing name where the address is stored, then chooses it: in an address book, in the account, or only for
 * this cart.
 */
const mend =
  ({ value, saved }: Place, accountId: string | undefined) =>
  (body: AddressBody): StepWrite =>
    writeOnce(
      body,
      () => undefined,
      async (to) => {
        if (saved) {
          const query = saved.of ? { accountUuid: saved.of.id } : {};
          await callService(changeAddress, { path: { ...to.path, addressId: saved.id }, query, body });
          return choose(saved.id)(to);
        }
        if (value === ACCOUNT && accountId !== undefined) {
          await callService(changeAccountBilling, { path: { ...to.path, accountId }, body });
          return choose(ACCOUNT)(to);
        }
        return callService(chooseBillingAddress, { ...to, body: { address: body } });
      },
    );

/** Draws the choice of the billing address: the shipping address, the account's own, a saved one or a new one. Source: CHK-09. */
export const Step = (props: StepProps) => {
  const { cart, press } = props;
  const t = useMessages<keyof typeof en>();
  const { own, isLoading, addresses, primary } = useSavedAddresses(props);
  const { deliveryAddress, customerAccount, billingAddress } = cart;
  const isOrganization = customerAccount?.type === 'ORGANIZATION';
  const shipped = deliveryAddress ? [{ value: DELIVERY, address: deliveryAddress }] : [];
  const ofAccount = customerAccount?.billingAddress
    ? [{ value: ACCOUNT, address: withOrganization(customerAccount.billingAddress, customerAccount) }]
    : [];
  const first = firstPlace([...shipped, ...ofAccount], {
    isOrganization,
    isShippedForAnother: isShippedForAnother(props.at, cart),
  });
  const offered = eachOnce([
    ...(isOrganization ? [...ofAccount, ...shipped] : [...shipped, ...ofAccount]),
    ...addresses.map((saved) => ({ value: saved.id, address: saved, saved })),
  ]);
  const now = billingAddress && currentOf(withOrganization(billingAddress, customerAccount), offered);
  const places =
    billingAddress && now === OF_CART ? [{ value: OF_CART, address: billingAddress }, ...offered] : offered;
  const { picked, pick, form } = usePickedAddress(props, now ?? first);
  const [edited, setEdited] = useState<Place>();
  const [attempt, setAttempt] = useState(0);
  if (own.isError) return <KnownFailure known={own} />;
  if (isLoading) return <Skeleton label={t('checkout.billing-address.loading')} shape="control" />;

  const labels: Readonly<Record<string, string>> = {
    [DELIVERY]: t('checkout.billing-address.delivery'),
    [ACCOUNT]: t('checkout.billing-address.account'),
  };
  const chosen = places.find(({ value, address }) => value === picked && hasName(address));
  const cards = addressCards(
    places.map((place) => ({
      ...place,
      label: labels[place.value],
      organization: place.saved?.of?.name,
      badge:
        place.saved && place.saved.id === primary?.id ? t('checkout.billing-address.primary') : undefined,
      why: !hasName(place.address) && (
        <>
          {t('checkout.billing-address.noName')}{' '}
          <Button
            variant="link"
            aria-label={`${t('checkout.billing-address.addName')}, ${placeOf(place.address)}`}
            onClick={() => setEdited(place)}
          >
            {t('checkout.billing-address.addName')}
          </Button>
        </>
      ),
    })),
  );
  const isNew = picked === NEW_ADDRESS || places.length === 0;
  const send = async () => {
    if (!chosen) return setAttempt(attempt + 1);
    if (await press('next', chosen.value === OF_CART ? undefined : choose(chosen.value)))
      props.draft.place.remove();
  };
  if (edited)
    return (
      <EditedAddress
        step={props}
        purpose="BILLING"
        address={edited.address}
        write={mend(edited, customerAccount?.id)}
        onClose={() => setEdited(undefined)}
      />
    );
  return (
    <>
      {/* An address that lacks a name says so in its own card. */}
      {!billingAddress && <WhyAgain step={props.step} />}
      <AddressPicker
        legend={t('checkout.billing-address.legend')}
        cards={[...cards, { value: NEW_ADDRESS, label: t('checkout.billing-address.new') }]}
        picked={picked}
        form={form}
        missing={t('checkout.billing-address.missing')}
        tries={chosen ? 0 : attempt}
        onPick={pick}
      />
      {isNew ? (
        <LateAddressForm step={props} purpose="BILLING" write={create} />
      ) : (
        <StepForm id={form} onSend={() => void send()}>
          <StepActions />
        </StepForm>
      )}
    </>
  );
};
