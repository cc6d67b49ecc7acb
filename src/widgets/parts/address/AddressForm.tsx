import type { ReactNode } from 'react';
import { addressBody } from '../../../api/address/address-body.ts';
import type { AddressBody } from '../../../api/address/address.contract.ts';
import type { AddressField, AddressValues } from '../../../api/address/address-fields.rules.ts';
import { addressFaults, mendAddress } from '../../../api/address/address.rules.ts';
import type { CheckedAddress, AddressSuggestion } from '../../../api/address/address-help.ts';
import { runtime } from '../../../core/runtime.ts';
import { CheckField } from '../../kit/forms/CheckField.tsx';
import { SchemaForm } from '../../kit/forms/SchemaForm.tsx';
import type { DraftPlace } from '../../kit/forms/useFormDraft.ts';
import { refusalWords, type AddressFormValues } from './address-schema.ts';
import { AddressFields, type Suggest } from './AddressFields.tsx';
import { AddressOffer } from './AddressOffer.tsx';
import { DutyNotice, hasDuties } from './DutyNotice.tsx';
import { useAddressCheck } from './useAddressCheck.ts';
import { DEFAULT_COUNTRY, useAddressForm } from './useAddressForm.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

export type AddressFormProps = {
  purpose: 'SHIPPING' | 'BILLING';
  /** The countries that can be chosen, as ISO 3166 codes. */
  countries: readonly string[];
  defaultCountry?: string | undefined;
  /** What the service already has: a saved address, or the profile's names. It is not validated until it is edited. */
  start?: Partial<AddressValues> | undefined;
  /** The name of the chosen account, if it is an organization. It must not be part of the street (CHK-20 d). */
  organization?: string | undefined;
  line3: boolean;
  /** Whether a checkbox saves the address for later. It is ticked at first. */
  offersSaving: boolean;
  suggest?: Suggest | undefined;
  /** Asks the validation service, if there is one (CHK-07 d). */
  check?: ((body: AddressBody) => Promise<CheckedAddress>) | undefined;
  /** Keeps what is typed. The caller removes it after sending. */
  draft?: { place: DraftPlace; owner: string } | undefined;
  /** Called with whether leaving the page would lose anything. */
  onDirty?: ((isDirty: boolean) => void) | undefined;
  /** Sends the address. Resolves with the fields that the service refused. While it runs, nothing is sent again. */
  onSend: (body: AddressBody, save: boolean) => Promise<readonly AddressField[]>;
  children: (sending: boolean) => ReactNode;
};

/**
 * Draws a form for an address: the fields of its country in its order, suggestions for the street, and the service's
 * correction beside what was typed. Nothing that was typed is ever lost. Source: CHK-07, CHK-20. Needs `addressStyles`.
 */
export const AddressForm = (props: AddressFormProps) => {
  const { purpose, countries, defaultCountry = DEFAULT_COUNTRY, line3 } = props;
  const t = useWords<typeof en>();
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
    // The service refused what it gave itself.
    const given = { ...terms.now().given };
    for (const field of refused) delete given[field];
    terms.set({ ...terms.now(), given });
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
        onKeepCode={() => terms.set({ ...terms.now(), kept: mended })}
        readOnly={controls.sending}
      />
      {isShipping && <DutyNotice country={values.country} />}
      {props.offersSaving && <CheckField label={t('shared.address.save')} {...controls.field('save')} />}
      {props.children(controls.sending)}
    </SchemaForm>
  );
};
