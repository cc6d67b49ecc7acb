import { useEffect, useRef, useState } from 'react';
import { addressValues } from '../../../api/address/address-body.ts';
import { addressesQuery } from '../../../api/address/address-book.queries.ts';
import type { Address } from '../../../api/address/address.contract.ts';
import { customerName, type Customer } from '../../../api/customer.ts';
import type { Card } from '../../../api/payment/card.contract.ts';
import { useCustomerQuery } from '../../../api/query.ts';
import { runtime } from '../../../core/runtime.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import type { Heading } from '../../kit/page/page-read.ts';
import { usePageMessages } from '../../kit/page/usePageMessages.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { useFocusAfter } from '../../kit/ui/useFocusAfter.ts';
import { addressStyles } from '../../parts/address/address-styles.ts';
import { addressLine } from '../../parts/address/address-text.ts';
import { CustomerAddressForm } from '../../parts/address/CustomerAddressForm.tsx';
import { asAddress } from '../../parts/address/useAddressCheck.ts';
import fields from '../../parts/payment-fields/payment-fields.css?inline';
import { useWords } from '../../kit/element/useWords.ts';
import type en from '../messages/en.json';
import { CardForm } from './CardForm.tsx';

/** Choices that are no saved address: another one to be typed, and the one that was. They begin with a space, which no id does. */
const [ANOTHER, TYPED] = [' another', ' typed'];

const SAMPLE: Address[] = [
  { id: 'sample', firstName: 'Mara', lastName: 'Lindqvist', line1: '18 Linden Avenue', defaultAddress: true },
];

type CardAddProps = {
  /** Undefined in author mode, where nothing is sent. */
  of: Customer | undefined;
  heading: Heading;
  before: readonly string[];
  onCancel: () => void;
  onAdded: (card: Card) => void;
};

/**
 * Adds a card: the address of its bill, the default first, then the payment service's fields and the name on it. The number
 * stays in the service's frame. An address without a name, or another one, is typed first. Source: ACC-06 b, CHK-09, SEC-11.
 */
const CardAdd = ({ of, heading: Title, before, onCancel, onAdded }: CardAddProps) => {
  const t = useWords<typeof en>();
  const words = usePageMessages();
  const focus = useFocusAfter();
  const book = useCustomerQuery(addressesQuery(of), SAMPLE);
  const [typed, setTyped] = useState<Address>();
  const [picked, setPicked] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const saved = (book.data ?? []).toSorted(
    (one, other) => Number(other.defaultAddress) - Number(one.defaultAddress),
  );
  const choices = typed ? [{ ...typed, id: TYPED }, ...saved] : saved;
  const chosen = choices.find(({ id }) => id === picked) ?? (picked === ANOTHER ? undefined : choices[0]);
  const hasName = Boolean(chosen?.firstName && chosen.lastName);
  const cancel = <Button onClick={onCancel}>{words('kit.page.cancel')}</Button>;
  // Without the book an address can still be typed.
  const isLoading = !book.data && !book.isError;

  return (
    <section className="address-edit">
      <Title ref={title} tabIndex={-1}>
        {t('payment-cards.addTitle')}
      </Title>
      {isLoading && <Skeleton label={words('kit.page.formLoading')} shape="control" />}
      {choices.length > 0 && (
        <SelectField
          name="billing"
          label={t('payment-cards.billing')}
          value={chosen?.id ?? ANOTHER}
          onChange={({ target }) => setPicked(target.value)}
        >
          {choices.map((address) => (
            <option key={address.id} value={address.id}>
              {addressLine(address, runtime().row.tag)}
            </option>
          ))}
          <option value={ANOTHER}>{t('payment-cards.another')}</option>
        </SelectField>
      )}
      {chosen && !hasName && <Notice tone="warning">{t('payment-cards.noName')}</Notice>}
      {chosen && hasName && <CardForm {...{ of, before, cancel, onAdded }} billing={chosen} />}
      {!isLoading && !hasName && (
        <CustomerAddressForm
          key={chosen?.id}
          of={of}
          purpose="BILLING"
          start={chosen ? addressValues(chosen) : customerName()}
          onSend={(body) => {
            setTyped(asAddress(body));
            setPicked(TYPED);
            focus('[name="billing"]');
            return Promise.resolve([]);
          }}
        >
          {() => (
            <div className="acts">
              {cancel}
              <Button type="submit" variant="primary">
                {t('payment-cards.useAddress')}
              </Button>
            </div>
          )}
        </CustomerAddressForm>
      )}
    </section>
  );
};

export const styles: readonly string[] = [...addressStyles, fields];

export const bind = boundWords(CardAdd);
