import { useMemo } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { countryOptions, type PlaceOption } from './country-options.ts';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';
import { useWords } from '../element/useWords.ts';
import type en from './messages/en.json';
import { TextField } from '../ui/TextField.tsx';

type CountryFieldProps = Omit<SelectFieldProps, 'children' | 'label'> & {
  /** ISO 3166-1 codes. */
  countries: readonly string[];
  /** Codes that are listed before the others. */
  first?: readonly string[] | undefined;
};

/** Draws a list of the given countries, by their names in the page's language. Needs field.css, choices.css. */
export const CountryField = ({ countries, first, ...props }: CountryFieldProps) => {
  const t = useWords<typeof en>();
  const { tag } = runtime().row;
  const options = useMemo(() => countryOptions(countries, tag, first), [countries, tag, first]);
  return (
    <SelectField
      label={t('kit.forms.country')}
      empty={t('kit.forms.chooseCountry')}
      autoComplete="country"
      {...props}
    >
      <PlaceOptions options={options} />
    </SelectField>
  );
};

type RegionFieldProps = Omit<SelectFieldProps, 'children' | 'empty'> & {
  /** The regions of the chosen country, in its order. If there are none, the region is a text field. */
  regions: readonly PlaceOption[];
};

/** Draws the field for a state, province or county: a list if the country has one, else a text field. */
export const RegionField = ({ regions, ...props }: RegionFieldProps) => {
  const t = useWords<typeof en>();
  if (regions.length === 0)
    return <TextField autoComplete="address-level1" {...(props as object)} label={props.label} />;
  return (
    <SelectField autoComplete="address-level1" empty={t('kit.forms.chooseRegion')} {...props}>
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
