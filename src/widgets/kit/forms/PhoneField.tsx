import { useMemo, type ReactNode } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { TextField } from '../ui/TextField.tsx';
import { countryOptions } from './country-options.ts';
import { SelectField } from './SelectField.tsx';
import { splitCallingCode, type CallingCode } from './split-calling-code.ts';
import { useFormMessages } from './useFormMessages.ts';
import type { WiredField } from './useSchemaForm.ts';

type PhoneFieldProps = {
  label: ReactNode;
  labelNote?: ReactNode;
  description?: ReactNode;
  /** Countries that can be chosen, with what calls to them begin with. */
  codes: readonly CallingCode[];
  /** What `field('phone.country')` and `field('phone.number')` give; the schema has the rule of a country's numbers. */
  country: WiredField<string>;
  number: WiredField<string>;
  /** The country that is chosen now. */
  chosen: string;
  /** A number was typed with another country's code: puts both where they belong. */
  onSplit: (split: { country: string; number: string }) => void;
};

/** A telephone number and the country it is of. Needs field.css, choices.css, phone.css. */
export const PhoneField = (props: PhoneFieldProps) => {
  const { label, labelNote, description, codes, country, number, chosen, onSplit } = props;
  const t = useFormMessages();
  const { tag } = runtime().row;
  const options = useMemo(() => {
    const callingOf = new Map(codes.map((one) => [one.country, one.calling]));
    return countryOptions([...callingOf.keys()], tag).map(({ code, name }) => ({
      code,
      // The browser's list is searched by its first letters.
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
        labelNote={labelNote}
        description={description}
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
