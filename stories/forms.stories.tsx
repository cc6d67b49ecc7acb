import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type FunctionComponent } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CheckField } from '../src/widgets/kit/forms/CheckField.tsx';
import { ChoiceCards } from '../src/widgets/kit/forms/ChoiceCards.tsx';
import { CountedTextArea } from '../src/widgets/kit/forms/CountedTextArea.tsx';
import { CountryField, RegionField } from '../src/widgets/kit/forms/CountryField.tsx';
import { DateField } from '../src/widgets/kit/forms/DateField.tsx';
import { PhoneField } from '../src/widgets/kit/forms/PhoneField.tsx';
import { RadioGroup } from '../src/widgets/kit/forms/RadioGroup.tsx';
import { SecretField } from '../src/widgets/kit/forms/SecretField.tsx';
import { SelectField } from '../src/widgets/kit/forms/SelectField.tsx';
import { defineSample } from '../src/widgets/kit/forms/testing/define-sample.ts';
import { WaysToTravel } from '../src/widgets/kit/forms/testing/WaysToTravel.tsx';
import { PersonForm } from '../src/widgets/kit/forms/testing/PersonForm.tsx';
import { StreetField } from '../src/widgets/kit/forms/testing/StreetField.tsx';
import { useSecretWords } from '../src/widgets/kit/forms/testing/useSecretWords.ts';
import { Badge } from '../src/widgets/kit/ui/Badge.tsx';
import { Button } from '../src/widgets/kit/ui/Button.tsx';
import { TextField, TextArea } from '../src/widgets/kit/ui/TextField.tsx';
import { drawTag } from './support/draw-tag.ts';
import { enterText } from './support/enter-text.ts';
import { patient } from './support/inside.ts';

/** A label as long as in French or Dutch. */
const LONG =
  'Numéro d’identification de l’établissement d’enseignement ou de l’arbeidsongeschiktheidsverzekeraar';
const REGIONS = [
  { code: 'US-MN', name: 'Minnesota' },
  { code: 'US-ND', name: 'North Dakota' },
];
const CODES = [
  { country: 'US', calling: '1' },
  { country: 'NL', calling: '31' },
];

const wired = (name: string, error?: string) => ({
  name,
  ref: () => undefined,
  onChange: async () => undefined,
  onBlur: async () => undefined,
  error,
});

type Inside = { root: HTMLElement; ui: ReturnType<typeof within> };

/** A story's element, drawn by the real `defineWidget`. It is drawn in both kinds of DOM unless one is named. */
const storyOf = (
  name: string,
  component: FunctionComponent,
  play?: (inside: Inside) => Promise<void>,
  doms: readonly ('shadow' | 'light')[] = ['shadow', 'light'],
): StoryObj => ({
  render: () => (
    <>
      {doms.map((dom) => (
        <div key={dom}>{drawTag(defineSample(name, dom, component) as `assess-${string}`)}</div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const dom of doms) {
      const host = canvasElement.querySelector(`assess-${name}-${dom}`);
      const root = (host?.shadowRoot ?? host) as HTMLElement;
      await waitFor(() => expect(root.querySelector('.sample')).not.toBeNull(), patient);
      await play?.({ root, ui: within(root) });
    }
  },
});

const Texts = () => {
  const secretWords = useSecretWords('Password');
  return (
    <div className="sample form">
      <TextField className="field-half" label="Empty" />
      <TextField className="field-half" label="Filled" defaultValue="Ada Lovelace" />
      <TextField label="With help" labelNote="(optional)" description="As it is on the letter." />
      <TextField label="With a fault" error="Enter the number." defaultValue="97803" />
      <TextField label={LONG} error="Enter a first name" />
      <TextField className="field-half" label="Not to be changed" readOnly defaultValue="mara" />
      <TextField className="field-half" label="Not available" disabled />
      <SecretField label="Password" words={secretWords} defaultValue="secret" />
      <SecretField label="Password, with a fault" words={secretWords} error="Enter your password." />
      <TextArea label="Several lines" rows={2} />
      <CountedTextArea label="Counted" limit={40} defaultValue="Twelve signs" rows={2} />
      <CountedTextArea
        label="Counted, too long"
        limit={10}
        defaultValue="Rather more than that"
        error="Shorten this."
        rows={2}
      />
    </div>
  );
};

const OPTIONS = [
  { value: 'a', label: 'By email', note: 'Within a day.' },
  { value: 'b', label: LONG },
  { value: 'c', label: 'By fax', note: 'Not offered any more.', disabled: true },
];

const Choices = () => (
  <div className="sample form">
    <SelectField className="field-half" label="A list" empty="Choose one">
      <option value="1">One</option>
    </SelectField>
    <SelectField className="field-half" label="With a fault" empty="Choose one" error="Choose one.">
      <option value="1">One</option>
    </SelectField>
    <SelectField label="Not available" disabled>
      <option value="1">One</option>
    </SelectField>
    <RadioGroup legend="One of a few" options={OPTIONS} name="one" defaultValue="a" />
    <RadioGroup
      legend="With a fault"
      description="It can be changed later."
      options={OPTIONS}
      name="two"
      error="Choose how we may reach you."
    />
    <CheckField label="A tick" defaultChecked />
    <CheckField label={LONG} note="It can be taken back at any time." />
    <CheckField label="With a fault" error="This field is required." />
    <CheckField label="Not available" disabled />
  </div>
);

const QUALIFIED = [
  { value: 'a', label: 'Ana Martin', end: <Badge>A B C</Badge>, note: 'ana.martin@riverside.example' },
  {
    value: 'b',
    label: LONG,
    end: <Badge>A B</Badge>,
    why: (
      <>
        Level C is missing; 2 items need it. <a href="#qualifications">Update qualifications</a>
      </>
    ),
  },
  { value: 'c', label: 'Not available', disabled: true },
];

const Cards = () => (
  <div className="sample form">
    <WaysToTravel />
    <ChoiceCards legend="Qualified user" cards={QUALIFIED} name="user" />
    <ChoiceCards
      legend="With a fault"
      description="It can be changed later."
      cards={QUALIFIED}
      name="user-fault"
      error="Choose a qualified user."
    />
  </div>
);

const Places = () => {
  const [phone, setPhone] = useState({ country: 'US', number: '651 555 0142' });
  return (
    <div className="sample form">
      <CountryField countries={['NL', 'DE', 'US', 'CA', 'FR']} first={['US']} defaultValue="US" />
      <RegionField className="field-half" label="State" regions={REGIONS} />
      <RegionField className="field-half" label="Province or region" regions={[]} />
      <RegionField label="State, with a fault" regions={REGIONS} error="Select a state." />
      <PhoneField
        label="Phone"
        codes={CODES}
        country={wired('a.country')}
        number={wired('a.number')}
        chosen={phone.country}
        onSplit={setPhone}
      />
      <PhoneField
        label="Phone, with a fault"
        codes={CODES}
        country={wired('b.country')}
        number={wired('b.number', 'This phone number is too short.')}
        chosen="US"
        onSplit={setPhone}
      />
      <DateField label="A day" defaultValue="2026-03-09" min="2026-01-01" max="2026-12-31" />
      <DateField label="A day, with a fault" error="Choose a date on or after January 1, 2026." />
    </div>
  );
};

const Buttons = () => (
  <div className="sample acts">
    <Button variant="primary" busy>
      Save
    </Button>
  </div>
);

export default { title: 'Forms' } satisfies Meta;

/** Text, password and multi-line fields, with and without a fault, help and a long label. */
export const Text: StoryObj = storyOf('form-texts', Texts);
/** A native select, radio buttons, checkboxes. */
export const Choice: StoryObj = storyOf('form-choices', Choices);
/** Cards: a chosen one with further fields, one with a badge, an unavailable one with its reason, one with a fault. */
export const ChoiceOfCards: StoryObj = storyOf('form-cards', Cards);
/** Country, region, telephone, date. */
export const PlacesAndDates: StoryObj = storyOf('form-places', Places);
/** A form with all fields, in its first state. */
export const Empty: StoryObj = storyOf('form-empty', PersonForm);
const refuse = async ({ root, ui }: Inside) => {
  await userEvent.click(ui.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(root.querySelectorAll('.field-error').length).toBe(6), patient);
  await waitFor(() => expect(root.querySelectorAll('.summary-list li').length).toBe(6), patient);
};
/** The form after it was sent empty: the list of faults has the focus, each fault is at its field. */
export const Refused: StoryObj = storyOf('form-refused', PersonForm, refuse, ['shadow']);
/** The same in light DOM. */
export const RefusedInLightDom: StoryObj = storyOf('form-refused', PersonForm, refuse, ['light']);
/** While an answer is awaited. */
export const Busy: StoryObj = storyOf('form-busy', Buttons);
/** Suggestions below a field; the arrow keys have reached the second one. */
export const Suggestions: StoryObj = storyOf('form-street', StreetField, async ({ root, ui }) => {
  const field = ui.getByRole('combobox');
  await enterText(field, '2200');
  await waitFor(() => expect(root.querySelector('[role="listbox"]')).not.toBeNull(), patient);
  await expect(ui.getAllByRole('option').length).toBe(3);
});
