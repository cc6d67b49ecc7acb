import { useState } from 'react';
import { knownCountries } from '../../../../api/address/address-order.rules.ts';
import { suggestFor } from '../../../../api/address/address-help.ts';
import { cartAddress } from '../../../../api/cart/cart-address.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { AddressForm, type AddressFormProps } from '../AddressForm.tsx';

/** The props of the form that is drawn next, set by a test, and what the form sent. */
export const sample: {
  props: Partial<AddressFormProps>;
  sent: { body: unknown; save: boolean }[];
  dirty: boolean;
} = {
  props: {},
  sent: [],
  dirty: false,
};

/** Draws a form for a shipping address, with the suggestions of the page's services. */
export const AddressSample = () => {
  const [props] = useState(sample.props);
  return (
    <div className="sample">
      <AddressForm
        purpose="SHIPPING"
        countries={knownCountries}
        line3={false}
        offersSaving
        suggest={(term, signal) => suggestFor(cartAddress(), 'SHIPPING', term, signal)}
        onDirty={(dirty) => {
          sample.dirty = dirty;
        }}
        onSend={async (body, save) => {
          sample.sent.push({ body, save });
          return [];
        }}
        {...props}
      >
        {(sending) => (
          <div className="acts">
            <Button type="submit" variant="primary" busy={sending}>
              Continue
            </Button>
          </div>
        )}
      </AddressForm>
    </div>
  );
};
