import { useState } from 'react';
import * as v from 'valibot';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { CheckField } from '../CheckField.tsx';
import { CountedTextArea } from '../CountedTextArea.tsx';
import { CountryField } from '../CountryField.tsx';
import { DateField } from '../DateField.tsx';
import { PhoneField } from '../PhoneField.tsx';
import { RadioGroup } from '../RadioGroup.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import { SecretField } from '../SecretField.tsx';
import { useSchemaForm } from '../useSchemaForm.ts';
import { useSecretWords } from './useSecretWords.ts';

const needed = (key: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(key));

/** A postal code. `m5v3l9` can have one meaning only, so the schema corrects it. */
const postal = v.pipe(
  needed('sample.postalNeeded'),
  v.transform((typed) => typed.toUpperCase().replace(/^([A-Z]\d[A-Z])\s*(\d[A-Z]\d)$/, '$1 $2')),
  v.regex(/^[A-Z]\d[A-Z] \d[A-Z]\d$/, 'sample.postalWrong'),
);

/** The messages are keys that no catalogue has, so that a test sees the keys. */
const person = v.object({
  name: v.pipe(needed('sample.nameNeeded'), v.maxLength(20, 'sample.nameLong')),
  secret: needed('sample.secretNeeded'),
  country: needed('sample.countryNeeded'),
  postal,
  born: v.pipe(
    v.string(),
    v.check((day) => day === '' || /^\d{4}-\d\d-\d\d$/.test(day), 'kit.forms.dateUnfinished'),
  ),
  phone: v.object({ country: v.string(), number: v.string() }),
  reach: v.picklist(['mail', 'call'], 'sample.reachNeeded'),
  note: v.pipe(v.string(), v.maxLength(40, 'sample.noteLong')),
  agreed: v.literal(true, 'sample.agreeNeeded'),
});

const START = {
  name: '',
  secret: '',
  country: '',
  postal: '',
  born: '',
  phone: { country: 'US', number: '' },
  reach: '' as never,
  note: '',
  agreed: false as never,
};

const COUNTRIES = ['US', 'CA', 'NL', 'FR', 'ES', 'JP'];
const CODES = [
  { country: 'US', calling: '1' },
  { country: 'CA', calling: '1' },
  { country: 'NL', calling: '31' },
];

/** Draws a form with one component of each kind. What it sends is drawn below it. */
export const PersonForm = () => {
  const controls = useSchemaForm({ schema: person, start: START });
  const { field, form } = controls;
  const [sent, setSent] = useState('');
  const secretWords = useSecretWords('Password');
  return (
    <div className="sample">
      <SchemaForm controls={controls} onSend={(values) => setSent(JSON.stringify(values))}>
        <CountryField countries={COUNTRIES} first={['US']} {...field('country')} />
        <TextField className="field-half" label="Full name" {...field('name')} />
        <SecretField className="field-half" label="Password" words={secretWords} {...field('secret')} />
        <TextField className="field-third" label="Postal code" {...field('postal')} />
        <DateField className="field-rest" label="Date of birth" labelNote="(optional)" {...field('born')} />
        <PhoneField
          label="Phone"
          codes={CODES}
          country={field('phone.country')}
          number={field('phone.number')}
          chosen={form.watch('phone.country')}
          onSplit={(split) => form.setValue('phone', split)}
        />
        <RadioGroup
          legend="How may we reach you?"
          options={[
            { value: 'mail', label: 'By email', note: 'Within a day.' },
            { value: 'call', label: 'By phone' },
            { value: 'fax', label: 'By fax', note: 'Not offered any more.', disabled: true },
          ]}
          {...field('reach')}
        />
        <CountedTextArea label="Note" limit={40} {...field('note')} />
        <CheckField label="I agree" {...field('agreed')} />
        <div className="acts">
          <Button type="submit" variant="primary" busy={controls.sending}>
            Save
          </Button>
          <Button variant="plain" onClick={() => controls.refuse({ name: 'This name is taken.' })}>
            Refuse
          </Button>
        </div>
      </SchemaForm>
      <p className="small">{sent}</p>
    </div>
  );
};
