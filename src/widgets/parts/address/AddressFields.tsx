import { useRef } from 'react';
import type { AddressField } from '../../../api/address/address-fields.rules.ts';
import { LIMITS, type AddressFault } from '../../../api/address/address.rules.ts';
import type { PlacedField } from '../../../api/address/address-order.rules.ts';
import { countryFields } from '../../../api/address/country-fields.rules.ts';
import { regionsIn } from '../../../api/address/place.rules.ts';
import type { AddressSuggestion } from '../../../api/address/address-help.ts';
import { runtime } from '../../../core/runtime.ts';
import { ComboboxField } from '../../kit/forms/ComboboxField.tsx';
import { CountryField, RegionField } from '../../kit/forms/CountryField.tsx';
import { MendedField } from '../../kit/forms/MendedField.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type en from '../../kit/forms/messages/en.json';
import type { SchemaFormControls } from '../../kit/forms/useSchemaForm.ts';
import { useId } from '../../kit/element/widget-context.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { TextField } from '../../kit/ui/TextField.tsx';
import { fieldLabel, regionName, type AddressFormValues } from './address-schema.ts';
import type address from './messages/en.json';
import { useSuggestions } from '../../kit/forms/useSuggestions.ts';

type AddressFieldsProps = {
  controls: SchemaFormControls<AddressFormValues, AddressFormValues>;
  /** The errors of the current values. They decide which corrections are offered. */
  faults: readonly AddressFault[];
  countries: readonly string[];
  firstCountry: string;
  /** The section of the autofill tokens, which distinguishes two addresses on one page. */
  section: 'shipping' | 'billing';
  line3: boolean;
  suggest: Suggest | undefined;
  onTake: (suggestion: AddressSuggestion) => void;
  onCountry: (country: string) => void;
  /** Called if the shopper confirms that the postal code is right for the chosen region. */
  onKeepCode: () => void;
  readOnly: boolean;
};

/** Draws the fields of an address in the order that its country uses. Source: CHK-20. */
export const AddressFields = (props: AddressFieldsProps) => {
  const { controls, faults, countries, firstCountry, section, line3, readOnly } = props;
  const t = useWords<typeof address>();
  const id = useId();
  const { tag } = runtime().row;
  const optional = useWords<typeof en>()('kit.forms.optional');
  const { field, form } = controls;
  const country = form.watch('country');
  const { order, postal } = countryFields(country);
  const layout = fieldLayout(order);
  const regionsOf = useRef(new Map<string, string>());
  const { found, typed, taken } = useSuggestions(props.suggest, FROM_CHARACTERS);

  const shownFault = (name: AddressField): AddressFault | undefined =>
    field(name).error ? faults.find((one) => one.field === name) : undefined;
  const takesId = (name: AddressField): string | undefined =>
    shownFault(name)?.code === 'characters' ? `${id}-${name}-takes` : undefined;
  const cleanedOf = (name: AddressField): string | undefined => {
    const fault = shownFault(name);
    if (!fault || !('cleaned' in fault)) return undefined;
    const limit = LIMITS[name as keyof typeof LIMITS];
    return (fault.cleaned?.length ?? 0) <= limit ? fault.cleaned : undefined;
  };
  const use = (name: AddressField) => (cleaned: string) => {
    form.setValue(name, cleaned, { shouldDirty: true });
    void form.trigger(name);
    controls.focus(name);
  };
  const mending = (name: AddressField) => ({ cleaned: cleanedOf(name), onUse: use(name) });
  /** Draws which characters a field takes, once it has others. Source: CHK-20 b. */
  const takes = (name: AddressField) =>
    takesId(name) && (
      <p id={takesId(name)} className="field-hint">
        {t('shared.address.takes')}
      </p>
    );
  /** Draws the choices below a postal code of another region: those that it belongs to, and the chosen one. Source: CHK-20 e. */
  const regionOffer = () => {
    const fault = shownFault('postalCode');
    if (fault?.code !== 'otherRegion') return undefined;
    const decide = (focused: AddressField) => {
      void form.trigger('postalCode');
      controls.focus(focused);
    };
    const named = (code: string) => ({ region: regionName(code, country, tag) });
    const choose = (region: string) => {
      form.setValue('region', region, { shouldDirty: true });
      decide('region');
    };
    const keep = () => {
      props.onKeepCode();
      decide('postalCode');
    };
    return (
      <>
        {fault.regions.map((code) => (
          <Button key={code} tight onClick={() => choose(code)}>
            {t('shared.address.useRegion', named(code))}
          </Button>
        ))}
        <Button tight onClick={keep}>
          {t('shared.address.keepRegion', named(form.getValues('region')))}
        </Button>
      </>
    );
  };
  /** Returns the error of a missing postal code, with an example. A hint above the field would move the field. */
  const missingPostal = () =>
    shownFault('postalCode')?.code === 'required' && postal.example !== ''
      ? `${field('postalCode').error} · ${t('shared.address.postalExample', { example: postal.example })}`
      : undefined;
  const text = (
    name: AddressField,
    token: string,
    more: {
      className?: string | undefined;
      note?: string;
      /** Replaces the field's error. */
      error?: string | undefined;
      offer?: React.ReactNode;
    } = {},
  ) => (
    <MendedField key={name} className={more.className} {...mending(name)}>
      <TextField
        aria-describedby={takesId(name)}
        label={fieldLabel(name, country, t)}
        labelNote={more.note}
        autoComplete={`${section} ${token}`}
        readOnly={readOnly}
        {...(name === 'postalCode' && /^\d+$/.test(postal.example) && { inputMode: 'numeric' })}
        {...(name === 'phone' && { type: 'tel', inputMode: 'tel' })}
        {...(/postalCode|phone/.test(name) && { inputClassName: 'num' })}
        {...field(name)}
        {...(more.error && { error: more.error })}
      />
      {takes(name)}
      {more.offer}
    </MendedField>
  );
  const wiredCountry = field('country');
  const line1 = field('line1');
  const placed: Record<PlacedField, () => React.ReactNode> = {
    town: () => text('town', 'address-level2', { className: layout.of('town') }),
    postalCode: () =>
      text('postalCode', 'postal-code', {
        className: layout.of('postalCode'),
        offer: regionOffer(),
        error: missingPostal(),
        ...(!postal.required && { note: optional }),
      }),
    region: () => (
      <RegionField
        key={`region ${country}`}
        className={layout.of('region')}
        label={fieldLabel('region', country, t)}
        regions={regionsIn(country, tag)}
        autoComplete={`${section} address-level1`}
        disabled={readOnly}
        {...field('region')}
      />
    ),
  };
  return (
    <>
      <CountryField
        countries={countries}
        first={[firstCountry]}
        {...wiredCountry}
        autoComplete={`${section} country`}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          regionsOf.current.set(country, form.getValues('region'));
          // A region belongs to a country: WA is a different region in Australia.
          form.setValue('region', regionsOf.current.get(chosen) ?? '');
          void wiredCountry.onChange(event);
          props.onCountry(chosen);
        }}
      />
      {text('firstName', 'given-name', { className: 'field-half' })}
      {text('lastName', 'family-name', { className: 'field-half' })}
      <MendedField {...mending('line1')}>
        <ComboboxField
          aria-describedby={takesId('line1')}
          label={t('shared.address.line1')}
          listLabel={t('shared.address.suggestions')}
          options={found.map(({ text: line }, place) => ({ id: String(place), text: line }))}
          readOnly={readOnly}
          {...line1}
          autoComplete={`${section} address-line1`}
          onChange={(event) => {
            void line1.onChange(event);
            typed(event.currentTarget.value);
          }}
          onChoose={({ id }) => {
            const suggestion = found[Number(id)];
            taken();
            if (suggestion) props.onTake(suggestion);
          }}
        />
        {takes('line1')}
      </MendedField>
      {text('line2', 'address-line2', { note: optional })}
      {line3 && text('line3', 'address-line3', { note: optional })}
      {order.map((name) => placed[name]())}
      {text('phone', 'tel', { className: layout.phone })}
    </>
  );
};

type Width = 'field-half' | 'field-third' | 'field-rest' | undefined;

/** Returns the widths of the fields below the address lines, and of the phone field after them. */
const fieldLayout = (order: readonly PlacedField[]): { of: (field: PlacedField) => Width; phone: Width } => {
  const short = order.indexOf('postalCode');
  const widths = WIDTHS[order.length]?.(short) ?? [];
  return {
    of: (field) => widths[order.indexOf(field)],
    phone: widths[order.length],
  };
};

const WIDTHS: Readonly<Record<number, (short: number) => readonly Width[]>> = {
  1: () => ['field-half', 'field-half'],
  2: (short) =>
    short === 0 ? ['field-third', 'field-rest', 'field-half'] : ['field-rest', 'field-third', 'field-half'],
  3: (short) =>
    short === 2
      ? ['field-half', 'field-half', 'field-third', 'field-rest']
      : ['field-rest', 'field-third', 'field-half', 'field-half'],
};

/** Fetches suggestions for what is typed. Must not reject. */
export type Suggest = (term: string, signal: AbortSignal) => Promise<readonly AddressSuggestion[]>;

/** Suggestions come from this many typed characters on. Source: CHK-07 b. */
const FROM_CHARACTERS = 3;
