import { useState } from 'react';
import { changeAddress } from '../../../../api/address/address-book.contract.ts';
import type { AddressBody } from '../../../../api/address/address.contract.ts';
import { chooseDeliveryAddress, createDeliveryAddress } from '../../../../api/checkout/delivery.contract.ts';
import { callService } from '../../../../core/http/call-service.ts';
import { addressStyles } from '../../../parts/address/address-styles.ts';
import { DutyNotice } from '../../../parts/address/DutyNotice.tsx';
import { useMessages } from '../../../kit/element/widget-context.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { addressCards, placeOf } from '../../address/address-card.tsx';
import { EditedAddress } from '../../address/EditedAddress.tsx';
import { AddressPicker, NEW_ADDRESS, usePickedAddress } from '../../address/AddressPicker.tsx';
import { LateAddressForm } from '../../address/LateAddressForm.tsx';
import { hasName, useSavedAddresses, type SavedAddress } from '../../address/useSavedAddresses.ts';
import { writeOnce } from '../../address/write-once.ts';
import type { StepProps, StepWrite } from '../../flow/step-props.ts';
import { KnownFailure } from '../../parts/KnownFailure.tsx';
import { StepActions } from '../../parts/StepActions.tsx';
import { StepForm } from '../../parts/StepForm.tsx';
import type en from './messages/en.json';

export const styles: readonly string[] = addressStyles;

/** The choice of an address that only the cart has, because it was typed for this cart alone. */
const OF_CART = ' cart';

const choose =
  (addressId: string): StepWrite =>
  (to) =>
    callService(chooseDeliveryAddress, { ...to, query: { addressId } });

const create = (body: AddressBody, save: boolean): StepWrite =>
  writeOnce(
    body,
    (cart) => cart.deliveryAddress,
    (to) => callService(createDeliveryAddress, { ...to, query: { saveInAddressBook: String(save) }, body }),
  );

/** Adds a missing name to a saved address in its address book, then chooses it. Both can be repeated safely. */
const mend =
  ({ id, of }: SavedAddress) =>
  (body: AddressBody): StepWrite =>
    writeOnce(
      body,
      () => undefined,
      async (to) => {
        const query = of ? { accountUuid: of.id } : {};
        await callService(changeAddress, { path: { ...to.path, addressId: id }, query, body });
        await choose(id)(to);
      },
    );

/** Draws the choice of the shipping address: a saved one, the organization's, or a new one. Source: CHK-07, CHK-09 b. */
export const Step = (props: StepProps) => {
  const { cart, press } = props;
  const t = useMessages<keyof typeof en>();
  const { own, isLoading, addresses, primary } = useSavedAddresses(props);
  const of = cart.deliveryAddress;
  const inBook = addresses.find(({ id }) => id === of?.id);
  const { picked, pick, form } = usePickedAddress(
    props,
    of ? (inBook?.id ?? OF_CART) : primary && hasName(primary) ? primary.id : undefined,
  );
  const [edited, setEdited] = useState<SavedAddress>();
  const [attempt, setAttempt] = useState(0);
  if (own.isError) return <KnownFailure known={own} />;
  if (isLoading) return <Skeleton label={t('checkout.shipping-address.loading')} shape="control" />;

  const chosen = picked === OF_CART ? of : addresses.find(({ id }) => id === picked);
  const isNew = picked === NEW_ADDRESS || (addresses.length === 0 && !of);
  const cards = [
    ...addressCards([
      ...(of && !inBook ? [{ value: OF_CART, address: of }] : []),
      ...addresses.map((address) => ({
        value: address.id,
        address,
        organization: address.of?.name,
        badge: address === primary ? t('checkout.shipping-address.primary') : undefined,
        why: !hasName(address) && (
          <>
            {t('checkout.shipping-address.noName')}{' '}
            <Button
              variant="link"
              aria-label={`${t('checkout.shipping-address.addName')}, ${placeOf(address)}`}
              onClick={() => setEdited(address)}
            >
              {t('checkout.shipping-address.addName')}
            </Button>
          </>
        ),
      })),
    ]),
    { value: NEW_ADDRESS, label: t('checkout.shipping-address.new') },
  ];
  const send = async () => {
    if (!chosen) return setAttempt(attempt + 1);
    if (await press('next', picked === OF_CART ? undefined : choose(picked ?? '')))
      props.draft.place.remove();
  };
  if (edited)
    return (
      <EditedAddress
        step={props}
        purpose="SHIPPING"
        address={edited}
        write={mend(edited)}
        onClose={() => setEdited(undefined)}
      />
    );
  return (
    <>
      <AddressPicker
        legend={t('checkout.shipping-address.legend')}
        cards={cards}
        picked={picked}
        form={form}
        missing={t('checkout.shipping-address.missing')}
        tries={chosen ? 0 : attempt}
        onPick={pick}
      />
      {isNew ? (
        <LateAddressForm step={props} purpose="SHIPPING" write={create} />
      ) : (
        <StepForm id={form} onSend={() => void send()}>
          <DutyNotice country={chosen?.country?.isocode} />
          <StepActions />
        </StepForm>
      )}
    </>
  );
};
