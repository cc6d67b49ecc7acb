import { useMemo } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { countryOptions, type PlaceOption } from './country-options.ts';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';
import { useFormMessages } from './useFormMessages.ts';
import { TextField } from '../ui/TextField.tsx';

type CountryFieldProps = Omit<SelectFieldProps, 'children' | 'label'> & {
  /** Default: the word for a country. */
  label?: string | undefined;
  /** ISO 3166-1 codes. */
  countries: readonly string[];
  /** Codes that stand before the others. */
  first?: readonly string[] | undefined;
};

/** A country of the caller's list, by its name in the page's language. Needs field.css, choices.css. */
export const CountryField = ({ label, countries, first, ...props }: CountryFieldProps) => {
  const t = useFormMessages();
  const { tag } = runtime().row;
  const options = useMemo(() => countryOptions(countries, tag, first), [countries, tag, first]);
  return (
    <SelectField
      label={label ?? t('kit.forms.country')}
      empty={t('kit.forms.chooseCountry')}
      autoComplete="country"
      {...props}
    >
      <PlaceOptions options={options} />
    </SelectField>
  );
};

type RegionFieldProps = Omit<SelectFieldProps, 'children'> & {
  /** Of the chosen country, in its order; without any the region is a line of text. */
  regions: readonly PlaceOption[];
};

/** A state, province or county: one of the caller's list, or typed where the country has no list. */
export const RegionField = ({ regions, empty, ...props }: RegionFieldProps) => {
  const t = useFormMessages();
  if (regions.length === 0)
    return <TextField autoComplete="address-level1" {...(props as object)} label={props.label} />;
  return (
    <SelectField autoComplete="address-level1" empty={empty ?? t('kit.forms.chooseRegion')} {...props}>
      <PlaceOptions options={regions} />
    </SelectField>
  );
};

const PlaceOptions = ({ options }: { options: readonly PlaceOption[] }) =>
  options.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
