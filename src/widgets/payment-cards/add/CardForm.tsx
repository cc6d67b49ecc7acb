import { useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { addressBody, addressValues } from '../../../api/address/address-body.ts';
import { isPlainName } from '../../../api/address/address-text.rules.ts';
import type { Address } from '../../../api/address/address.contract.ts';
import { mendText } from '../../../api/address/mend-text.rules.ts';
import { refusedFields } from '../../../api/address/address-help.ts';
import { customerName, NOBODY, type Customer } from '../../../api/customer.ts';
import { useCustomerMutation } from '../../../api/customer-write.ts';
import type { Card } from '../../../api/payment/card.contract.ts';
import { createCardMutation } from '../../../api/payment/card.mutations.ts';
import { useFlag } from '../../../core/flags/use-flag.ts';
import { reasonOf, type Reason } from '../../../core/reason-of.ts';
import { messageWith } from '../../kit/forms/field-faults.ts';
import type { FormSchema } from '../../kit/forms/schema-resolver.ts';
import { SchemaForm } from '../../kit/forms/SchemaForm.tsx';
import { useSchemaForm } from '../../kit/forms/useSchemaForm.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { TextField } from '../../kit/ui/TextField.tsx';
import type address from '../../parts/address/messages/en.json';
import { useRowActs } from '../../parts/customer-page/useRowActs.tsx';
import { NewCard } from '../../parts/payment-fields/NewCard.tsx';
import type { RefusalCode } from '../../parts/payment-fields/payment-fields.ts';
import { useCardFields } from '../../parts/payment-fields/useCardFields.ts';
import { usePaymentService } from '../../parts/payment-fields/usePaymentService.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from '../messages/en.json';

type Holder = { firstName: string; lastName: string };

const NAMES = [
  ['firstName', 'cc-given-name'],
  ['lastName', 'cc-family-name'],
] as const;
const LIMIT = 60;

/** Returns the schema for the name on a card. A name that the service `given` is accepted as it is. Source: CHK-10 b, CHK-20 g. */
const holderSchema = (given: Holder, label: (name: keyof Holder) => string): FormSchema<Holder, Holder> => {
  const part = (name: keyof Holder) =>
    v.pipe(
      v.string(),
      v.transform(mendText),
      v.minLength(1, `shared.address.needed.${name}`),
      v.maxLength(LIMIT, messageWith('shared.address.long', { field: label(name), limit: LIMIT })),
      v.check((text) => text === given[name] || isPlainName(text), 'shared.address.name'),
    );
  return v.object({ firstName: part('firstName'), lastName: part('lastName') });
};

/** The payment service gave no token. */
class NoToken extends Error {
  readonly why: 'unreached' | 'declined';

  constructor(refused: RefusalCode) {
    super(refused);
    this.why = refused === 'timed-out' || refused === 'failed' ? 'unreached' : 'declined';
  }
}

type Why = Reason | NoToken['why'] | 'address';

const whyNot = (error: unknown): Why => {
  if (error instanceof NoToken) return error.why;
  if (refusedFields(error).length > 0) return 'address';
  return reasonOf(error, { type: { PaymentRefused: 'declined' } as const });
};

type CardFormProps = {
  of: Customer | undefined;
  before: readonly string[];
  /** The address of the bill. Its name is the card's, if the customer's own is not known. */
  billing: Address;
  cancel: ReactNode;
  onAdded: (card: Card) => void;
};

/** Draws the payment service's fields and the name; gets a token, then saves the card. Source: ACC-06 b. */
export const CardForm = ({ of, before, billing, cancel, onAdded }: CardFormProps) => {
  const t = useWords<typeof en>();
  const ofAddress = useWords<typeof address>();
  const line3 = useFlag('addressLine3');
  const { service, isLoading } = usePaymentService();
  const card = useCardFields(service);
  const { mutateAsync } = useCustomerMutation(createCardMutation(of ?? NOBODY));
  const [start] = useState<Holder>(() => {
    const own = customerName();
    const { firstName = '', lastName = '' } = billing;
    return own.firstName && own.lastName ? own : { firstName, lastName };
  });
  const [schema] = useState(() => holderSchema(start, (name) => ofAddress(`shared.address.${name}`)));
  const controls = useSchemaForm<Holder, Holder>({ schema, start });
  const { field, sending, element } = controls;
  const acts = useRowActs<Holder, 'add', Why>({
    id: 'card',
    keyOf: () => '',
    // It may have been added all the same.
    title: (_act, _holder, why) =>
      t(why === 'unconfirmed' ? 'payment-cards.addTitle' : 'payment-cards.notAdded'),
    reason: whyNot,
    why: (why) => {
      if (why === 'declined') return t('payment-cards.addRefused');
      if (why === 'unreached') return t('payment-cards.addUnreached');
      if (why === 'address') return ofAddress('shared.address.invalid');
      // Without the proof the service refuses. The page does not need another sign-in.
      return why === 'forbidden' ? t('payment-cards.noProof') : undefined;
    },
  });
  const add = async (holder: Holder): Promise<void> => {
    const made = await acts.run('add', holder, async () => {
      const token = await card?.tokenise();
      // The form was left, or a field shows what is wrong with it.
      if (!token || ('refused' in token && token.refused === 'incomplete')) return undefined;
      if ('refused' in token) throw new NoToken(token.refused);
      const billingAddress = addressBody(addressValues(billing), line3);
      return mutateAsync({ ...holder, token, billingAddress, before });
    });
    if (made?.result) onAdded(made.result);
  };
  return (
    <SchemaForm controls={controls} onSend={add}>
      {acts.notice}
      <NewCard {...{ card, isLoading }} back={cancel} onEnter={() => element.current?.requestSubmit()}>
        {NAMES.map(([name, autoComplete]) => (
          <TextField
            key={name}
            className="field-half"
            label={ofAddress(`shared.address.${name}`)}
            autoComplete={autoComplete}
            readOnly={sending}
            {...field(name)}
          />
        ))}
        <div className="acts">
          {cancel}
          <Button type="submit" variant="primary" busy={sending} disabled={!card}>
            {t('payment-cards.add')}
          </Button>
        </div>
      </NewCard>
    </SchemaForm>
  );
};
