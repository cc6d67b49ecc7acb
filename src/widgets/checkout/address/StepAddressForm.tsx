import { useCallback, useState, type ReactNode } from 'react';
import { addressValues } from '../../../api/address/address-body.ts';
import type { Address, AddressBody } from '../../../api/address/address.contract.ts';
import type { AddressField, AddressValues } from '../../../api/address/address-fields.rules.ts';
import {
  checkAddress,
  refusedFields,
  suggestFor,
  defaultCountry,
} from '../../../api/address/address-help.ts';
import { customerName } from '../../../api/customer.ts';
import { useCustomerQuery } from '../../../api/query.ts';
import { countriesQuery } from '../../../api/site/countries.queries.ts';
import { runtime } from '../../../core/runtime.ts';
import { AddressForm } from '../../parts/address/AddressForm.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { useCheckout, useCheckoutMessages } from '../flow/checkout-context.ts';
import type { StepProps, StepWrite } from '../flow/step-props.ts';
import { StepActions } from '../parts/StepActions.tsx';
import { organizationName } from './useSavedAddresses.ts';

export type StepAddressFormProps = {
  step: StepProps;
  purpose: 'SHIPPING' | 'BILLING';
  /** A saved address that lacks something. Without one, the form asks for a new address. */
  edited?: Address | undefined;
  write: (body: AddressBody, save: boolean) => StepWrite;
  children?: ReactNode;
};

/** Returns what the profile already contains, so that it is not asked again (WCAG 3.3.7). */
const profile = (phone = ''): Partial<AddressValues> => ({ ...customerName(), phone });

/** Draws the address form within a step and sends what the step defines. Source: CHK-07, CHK-09. */
export const StepAddressForm = ({ step, purpose, edited, write, children }: StepAddressFormProps) => {
  const t = useCheckoutMessages();
  const { at, cart, draft, send: tell, press } = step;
  const { flag } = useCheckout();
  const countries = useCustomerQuery(countriesQuery(at, purpose)).data;
  const [start] = useState(() => {
    if (edited) return addressValues(edited);
    const known = purpose === 'BILLING' ? cart.deliveryAddress : cart.customerAccount?.billingAddress;
    return profile(known?.phone);
  });
  const onDirty = useCallback((isEdited: boolean) => tell({ event: 'edited', isEdited }), [tell]);
  if (!countries) return <Skeleton label={t('checkout.loading')} shape="control" />;
  const send = async (body: AddressBody, save: boolean): Promise<readonly AddressField[]> => {
    let refused: readonly AddressField[] = [];
    const own = (error: unknown) => {
      refused = refusedFields(error);
      return refused.length > 0;
    };
    // A finished step has no draft: what was typed would come back in place of what the cart holds.
    if (await press('next', write(body, save), own)) draft.place.remove();
    return refused;
  };
  return (
    <AddressForm
      purpose={purpose}
      countries={countries}
      defaultCountry={defaultCountry(runtime().config.settings)}
      start={start}
      organization={organizationName(cart)}
      line3={flag('addressLine3')}
      offersSaving={edited === undefined}
      suggest={(term, signal) => suggestFor(at, purpose, term, signal)}
      check={flag('addressValidation') ? (body) => checkAddress(at, body) : undefined}
      draft={edited ? undefined : draft}
      onDirty={onDirty}
      onSend={send}
    >
      {(sending) => <StepActions busy={sending}>{children}</StepActions>}
    </AddressForm>
  );
};
