import type { ReactNode } from 'react';
import { addressBody } from '../../../api/address/address-body.ts';
import type { AddressBody } from '../../../api/address/address.contract.ts';
import type { AddressField, AddressValues } from '../../../api/address/address-fields.rules.ts';
import { addressFaults, mendAddress } from '../../../api/address/address.rules.ts';
import type { CheckedAddress } from '../../../api/address/check-address.ts';
import type { AddressSuggestion } from '../../../api/address/suggest-addresses.ts';
import { runtime } from '../../../core/runtime.ts';
import { CheckField } from '../../kit/forms/CheckField.tsx';
import { SchemaForm } from '../../kit/forms/SchemaForm.tsx';
import type { DraftPlace } from '../../kit/forms/useFormDraft.ts';
import { refusalWords, type AddressFormValues } from './address-schema.ts';
import { AddressFields } from './AddressFields.tsx';
import { AddressOffer } from './AddressOffer.tsx';
import { DutyNotice, hasDuties } from './DutyNotice.tsx';
import { useAddressCheck } from './useAddressCheck.ts';
import { DEFAULT_COUNTRY, useAddressForm } from './useAddressForm.ts';
import { useAddressMessages } from './useAddressMessages.ts';
import type { Suggest } from './useAddressSuggestions.ts';

export type AddressFormProps = {
  purpose: 'SHIPPING' | 'BILLING';
  /** Those that can be chosen, ISO 3166. */
  countries: readonly string[];
  defaultCountry?: string | undefined;
  /** What the service knows already, such as a saved address or the profile's names: taken as it is until it is edited. */
  start?: Partial<AddressValues> | undefined;
  /** The chosen account's name where it is an organization: it is no part of a street (CHK-20 d). */
  organization?: string | undefined;
  /** The flag for a third line. */
  line3: boolean;
  /** Whether a tick keeps the address for later; it is set at first. */
  offersSaving: boolean;
  suggest?: Suggest | undefined;
  /** Where the validation service is asked (CHK-07 d). */
  check?: ((body: AddressBody) => Promise<CheckedAddress>) | undefined;
  /** Keeps what is typed; whoever sends it forgets it. */
  draft?: { place: DraftPlace; owner: string } | undefined;
  /** Hears whether leaving would lose something. */
  onDirty?: ((isDirty: boolean) => void) | undefined;
  /** Sends it; gives the fields that the service refused. While it runs nothing is sent again. */
  onSend: (body: AddressBody, save: boolean) => Promise<readonly AddressField[]>;
  /** The form's buttons, the last thing in it. */
  children: (sending: boolean) => ReactNode;
};

/**
 * An address that is typed: the fields of its country in its order, suggestions for the street, the service's judgement beside
 * what was typed. Nothing typed is ever lost. Source: CHK-07, CHK-20. Needs `addressStyles`, `addressWords`.
 */
export const AddressForm = (props: AddressFormProps) => {
  const { purpose, countries, defaultCountry = DEFAULT_COUNTRY, line3 } = props;
  const t = useAddressMessages();
  const { row, registry } = runtime();
  const { controls, terms, take } = useAddressForm(props);
  const { offerFor, pick, decide } = useAddressCheck(props.check);
  const { save: _save, ...values } = controls.form.watch();
  const mended = mendAddress(values, terms.now());
  const offer = offerFor(addressBody(mended, line3));
  const isShipping = purpose === 'SHIPPING';

  const send = async ({ save, ...typed }: AddressFormValues) => {
    const decided = await decide(addressBody(typed, line3));
    if (!decided) return;
    const sent = decided.suggestion ? take(decided.suggestion) : typed;
    const refused = await props.onSend(addressBody(sent, line3), save);
    terms.judge(refused);
    const words = (field: AddressField) => refusalWords(field, sent, { t, tag: row.tag }, terms.now());
    if (refused.length > 0)
      controls.refuse(Object.fromEntries(refused.map((field) => [field, words(field)])));
  };
  const takeSuggestion = ({ text, address }: AddressSuggestion) => {
    if (address) take(address);
    else controls.form.setValue('line1', text, { shouldDirty: true });
    registry.actions.announce(t('shared.address.filled', { address: text }));
  };
  const hearCountry = (code: string) => {
    if (isShipping && hasDuties(code)) registry.actions.announce(t('shared.address.duties', { code }));
  };

  return (
    <SchemaForm controls={controls} onSend={send}>
      {offer && <AddressOffer {...offer} onPick={pick} />}
      <AddressFields
        controls={controls}
        faults={addressFaults(mended, terms.now())}
        countries={countries}
        firstCountry={defaultCountry}
        section={isShipping ? 'shipping' : 'billing'}
        line3={line3}
        suggest={props.suggest}
        onTake={takeSuggestion}
        onCountry={hearCountry}
        onKeepCode={() => terms.keep(mended)}
        readOnly={controls.sending}
      />
      {isShipping && <DutyNotice country={values.country} />}
      {props.offersSaving && <CheckField label={t('shared.address.save')} {...controls.field('save')} />}
      {props.children(controls.sending)}
    </SchemaForm>
  );
};
