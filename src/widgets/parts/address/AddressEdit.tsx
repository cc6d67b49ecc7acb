import { useEffect, useRef, useState } from 'react';
import { addressBody, addressValues } from '../../../api/address/address-body.ts';
import type { Address, AddressBody } from '../../../api/address/address.contract.ts';
import type { AddressField } from '../../../api/address/address-fields.rules.ts';
import { refusedFields } from '../../../api/address/address-help.ts';
import type { Customer } from '../../../api/customer.ts';
import { useFlag } from '../../../core/flags/use-flag.ts';
import type { Reason } from '../../../core/reason-of.ts';
import { runtime } from '../../../core/runtime.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import { FAILURE, FailureNotice } from '../../kit/page/OutcomeNotices.tsx';
import type { Heading } from '../../kit/page/page-read.ts';
import { usePageMessages } from '../../kit/page/usePageMessages.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useFocusAfter } from '../../kit/ui/useFocusAfter.ts';
import { thingFailure } from '../customer-page/useRowActs.tsx';
import { addressStyles } from './address-styles.ts';
import type { AddressFormProps } from './AddressForm.tsx';
import { CustomerAddressForm } from './CustomerAddressForm.tsx';

type AddressEditProps = Pick<AddressFormProps, 'purpose' | 'organization' | 'onDirty'> & {
  /** Undefined in author mode, where nothing is saved. */
  of: Customer | undefined;
  title: string;
  heading: Heading;
  /** The saved address. Undefined for a new one. */
  address: Address | undefined;
  /** The names that a new one begins with. */
  start?: AddressFormProps['start'];
  /** Saves the address; `before` is what the form began with. Rejects as the call does. */
  save: (body: AddressBody, before: AddressBody | undefined) => Promise<unknown>;
  /** What is said if what it belongs to has gone. */
  gone: string;
  onCancel: () => void;
  onSaved: () => void;
};

/**
 * Draws the form of a new address, or of a saved one, on a page of the customer's account. What was typed stays if it can't
 * be saved. A late part: `lateForm(latePart(() => import('../parts/address/AddressEdit.tsx')))`. Source:
 * ACC-02 a, c, ACC-05 c.
 */
const AddressEdit = ({
  of,
  title,
  heading: Title,
  address,
  start,
  save,
  gone,
  onCancel,
  onSaved,
  ...form
}: AddressEditProps) => {
  const words = usePageMessages();
  const focus = useFocusAfter();
  const line3 = useFlag('addressLine3');
  const [why, setWhy] = useState<Reason>();
  const [before] = useState(() => address && addressValues(address));
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);

  const send = async (body: AddressBody): Promise<readonly AddressField[]> => {
    if (runtime().author) return [];
    setWhy(undefined);
    try {
      await save(body, before && addressBody(before, line3));
      onSaved();
      return [];
    } catch (error) {
      const refused = refusedFields(error);
      if (refused.length === 0) {
        setWhy(thingFailure(error));
        focus(FAILURE);
      }
      return refused;
    }
  };
  return (
    <section className="address-edit">
      <Title ref={head} tabIndex={-1}>
        {title}
      </Title>
      {why && (
        <FailureNotice title={words('kit.page.notSaved')} why={why} onDismiss={() => setWhy(undefined)}>
          {why === 'gone' ? gone : undefined}
        </FailureNotice>
      )}
      <CustomerAddressForm {...form} of={of} start={before ?? start} onSend={send}>
        {(sending) => (
          <div className="acts">
            <Button onClick={onCancel}>{words('kit.page.cancel')}</Button>
            <Button type="submit" variant="primary" busy={sending}>
              {words('kit.page.save')}
            </Button>
          </div>
        )}
      </CustomerAddressForm>
    </section>
  );
};

export const styles: readonly string[] = addressStyles;

export const bind = boundWords(AddressEdit);
