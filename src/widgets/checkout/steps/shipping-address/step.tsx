import type { AddressBody } from '../../../../api/address/address.contract.ts';
import { chooseDeliveryAddress, createDeliveryAddress } from '../../../../api/checkout/delivery.contract.ts';
import { callService } from '../../../../core/http/call-service.ts';
import { addressStyles } from '../../../parts/address/address-styles.ts';
import { DutyNotice } from '../../../parts/address/DutyNotice.tsx';
import { AddressChoice } from '../../address/AddressChoice.tsx';
import { hasName, OF_CART, useSavedAddresses } from '../../address/useSavedAddresses.ts';
import { writeOnce } from '../../address/write-once.ts';
import type { StepProps, StepWrite } from '../../flow/step-props.ts';

export const styles: readonly string[] = addressStyles;

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

/** Draws the choice of the shipping address: a saved one, the organization's, or a new one. Source: CHK-07, CHK-09 b. */
export const Step = (props: StepProps) => {
  const saved = useSavedAddresses(props);
  const { addresses, primary } = saved;
  const of = props.cart.deliveryAddress;
  const inBook = addresses.find(({ id }) => id === of?.id);
  return (
    <AddressChoice
      step={props}
      of="shipping-address"
      saved={saved}
      places={[
        ...(of && !inBook ? [{ value: OF_CART, address: of }] : []),
        ...addresses.map((address) => ({ value: address.id, address, saved: address })),
      ]}
      first={of ? (inBook?.id ?? OF_CART) : primary && hasName(primary) ? primary.id : undefined}
      choose={choose}
      create={create}
      mend={(_value, body) => create(body, false)}
      note={(address) => <DutyNotice country={address?.country?.isocode} />}
    />
  );
};
