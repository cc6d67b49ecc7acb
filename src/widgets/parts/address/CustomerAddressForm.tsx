import { useState } from 'react';
import { checkAddress, suggestFor, defaultCountry } from '../../../api/address/address-help.ts';
import { cartAddress } from '../../../api/cart/cart-address.ts';
import type { Customer } from '../../../api/customer.ts';
import { useCustomerQuery } from '../../../api/query.ts';
import { countriesQuery } from '../../../api/site/countries.queries.ts';
import { useFlag } from '../../../core/flags/use-flag.ts';
import { runtime } from '../../../core/runtime.ts';
import { usePageMessages } from '../../kit/page/usePageMessages.ts';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { AddressForm, type AddressFormProps } from './AddressForm.tsx';

type Props = Omit<
  AddressFormProps,
  'countries' | 'defaultCountry' | 'line3' | 'offersSaving' | 'suggest' | 'check'
> & {
  of: Customer | undefined;
};

/** Draws an address form on a page of the customer's account. Needs `addressStyles`. Source: ACC-02 c. */
export const CustomerAddressForm = ({ of, ...form }: Props) => {
  const t = usePageMessages();
  const line3 = useFlag('addressLine3');
  const isChecked = useFlag('addressValidation');
  const countries = useCustomerQuery(countriesQuery(of, form.purpose)).data;
  // The fields begin with what was known when the form opened.
  const [start] = useState(form.start);
  if (!countries) return <Skeleton label={t('kit.page.formLoading')} shape="control" />;
  return (
    <AddressForm
      {...form}
      {...{ countries, line3, start }}
      defaultCountry={defaultCountry(runtime().config.settings)}
      offersSaving={false}
      suggest={(term, signal) => suggestFor(cartAddress(), form.purpose, term, signal)}
      check={isChecked && of ? (body) => checkAddress(of, body) : undefined}
    />
  );
};
