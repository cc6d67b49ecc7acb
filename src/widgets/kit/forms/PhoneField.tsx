import { useMemo, type ReactNode } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { TextField } from '../ui/TextField.tsx';
import { countryOptions } from './country-options.ts';
import { SelectField } from './SelectField.tsx';
import { splitCallingCode, type CallingCode } from './split-calling-code.ts';
import { useWords } from '../element/useWords.ts';
import type en from './messages/en.json';
import type { WiredField } from './useSchemaForm.ts';

type PhoneFieldProps = {
  label: ReactNode;
  codes: readonly CallingCode[];
  /** The results of `field('phone.country')` and `field('phone.number')`. The schema has the rule for a country's numbers. */
  country: WiredField<string>;
  number: WiredField<string>;
  chosen: string;
  /** Called if a number with a calling code was typed: sets the country and the rest of the number. */
  onSplit: (split: { country: string; number: string }) => void;
};

/** Draws the fields of a telephone number and its country. Needs field.css, choices.css, phone.css. */
export const PhoneField = (props: PhoneFieldProps) => {
  const { label, codes, country, number, chosen, onSplit } = props;
  const t = useWords<typeof en>();
  const { tag } = runtime().row;
  const options = useMemo(() => {
    const callingOf = new Map(codes.map((one) => [one.country, one.calling]));
    return countryOptions([...callingOf.keys()], tag).map(({ code, name }) => ({
      code,
      // The name comes first, because the browser's list is searched by first letters.
      text: `${name} (+${callingOf.get(code)})`,
    }));
  }, [codes, tag]);
  return (
    <div className="phone">
      <SelectField label={t('kit.forms.countryCode')} autoComplete="tel-country-code" {...country}>
        {options.map(({ code, text }) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </SelectField>
      <TextField
        label={label}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        inputClassName="num"
        {...number}
        onBlur={(event) => {
          const split = splitCallingCode(event.currentTarget.value, codes, chosen);
          if (split) onSplit(split);
          void number.onBlur(event);
        }}
      />
    </div>
  );
};
