import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { expectCleanPage } from '../../../../tests/support/expect-clean.ts';
import { setScene, type Scene, type SceneOptions } from '../../../../tests/support/scene.ts';
import { changeAnswers } from '../../../../tests/support/change-answers.ts';
import type { AddressBody } from '../../../api/address/address.contract.ts';
import { addressValues } from '../../../api/address/address-body.ts';
import { existingRegistry } from '../../../core/registry/registry.ts';
import { AddressSample, sample } from './testing/AddressSample.tsx';
import { defineAddress } from './testing/define-address.ts';
import type { AddressFormProps } from './AddressForm.tsx';

const patient = { timeout: 20_000 };
let scene: Scene;

/** Finds a field by the start of its label, because the label of an optional field says so at its end. */
const field = (name: string): Locator => page.getByLabelText(new RegExp(`^${name}`));
const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const street = () => page.getByRole('combobox', { name: 'Street address' });
const list = () => page.getByRole('listbox', { name: 'Suggestions' });
const goOn = () => userEvent.click(button('Continue'));
/** The hint about accepted characters below a field with a wrong one. */
const SIGNS = ". , ' - / # & ( )".replaceAll(' ', '\u00A0');
const TAKES = `Use letters a to z without accents, digits and the signs ${SIGNS}`;
const sentBody = () => sample.sent.at(-1)?.body as AddressBody | undefined;

let said: string[] = [];
const listen = () => {
  const registry = existingRegistry();
  if (!registry) throw new Error('The page has not started.');
  said = [];
  const { announce } = registry.actions;
  vi.spyOn(registry.actions, 'announce').mockImplementation((text) => {
    said.push(text);
    announce(text);
  });
};

const draw = async (props: Partial<AddressFormProps> = {}, label: string | RegExp = 'First name') => {
  sample.props = props;
  sample.sent.length = 0;
  sample.dirty = false;
  const element = document.createElement(defineAddress('address-sample', AddressSample));
  document.body.append(element);
  await expect.element(page.getByLabelText(label), patient).toBeVisible();
  listen();
  return element;
};

const open = async (
  options: SceneOptions = {},
  props: Partial<AddressFormProps> = {},
  label?: string | RegExp,
) => {
  scene = await setScene(options);
  return draw(props, label);
};

const GOOD = {
  'First name': 'Ana',
  'Last name': 'Martin',
  'Street address': '2200 Lakeview Avenue',
  City: 'Saint Paul',
  'ZIP code': '55108',
  Phone: '+1 651 555 0148',
} as const;

const fillGood = async () => {
  for (const [name, value] of Object.entries(GOOD)) await userEvent.fill(field(name), value);
  await userEvent.selectOptions(field('State'), 'Minnesota');
};

/** Types into a field and leaves it. */
const leaveWith = async (name: string, value: string) => {
  await userEvent.fill(field(name), value);
  await userEvent.tab();
};

afterEach(async () => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  await scene.settled();
});

describe('an address form', () => {
  beforeEach(async () => {
    await open();
  });

  it('that is empty names each field that is missing, above and at the field [CHK-20 a part] [AXS-04]', async () => {
    await userEvent.selectOptions(field('Country'), '');
    await goOn();
    const summary = page.getByRole('region', { name: 'Please check what you entered' });
    const wanted = [
      'Select a country',
      'Enter your first name',
      'Enter your last name',
      'Enter your street address',
      'Enter your city',
      'Enter your phone number',
    ];
    await expect
      .poll(() =>
        summary
          .getByRole('button')
          .elements()
          .map((one) => one.textContent),
      )
      .toEqual(wanted);
    await userEvent.selectOptions(field('Country'), 'United States');
    await goOn();
    await expect.element(field('State')).toHaveAccessibleDescription('Select a state, province or region');
    await expect
      .element(field('ZIP code'))
      .toHaveAccessibleDescription(/^Enter your postal code · For example: \d{5}$/);
    await expect.element(field('First name')).toHaveAccessibleDescription('Enter your first name');
    expect(sample.sent).toEqual([]);
  });

  it.each([
    ['First name', 'Tomás', 'Use letters a to z, hyphens, spaces and apostrophes.', 'b'],
    ['Last name', '李', 'Use letters a to z, hyphens, spaces and apostrophes.', 'b'],
    ['Last name', 'a'.repeat(61), 'Last name can be no more than 60 characters.', 'a'],
    ['Street address', 'Rue Montréal 5', `Street address can’t contain é. ${TAKES}`, 'b'],
    [
      'Street address',
      `12 Oak ${'x'.repeat(240)}`,
      'Street address can be no more than 240 characters.',
      'a',
    ],
    ['Street address', 'P.O. Box 1180', 'We can’t ship to P.O. boxes. Enter a street address.', 'c'],
    ['City', 'Oak 😀 @', `City can’t contain 😀 @. ${TAKES}`, 'b'],
    ['City', 'c'.repeat(101), 'City can be no more than 100 characters.', 'a'],
    ['ZIP code', '551', 'Enter a valid ZIP code, for example 95014.', 'e'],
    ['Phone', '+1 651 55', 'This phone number is too short.', 'f'],
    ['Phone', 'call me', 'Enter a valid phone number for the United States.', 'f'],
    ['Phone', '+31 12345678901234', 'Enter a valid phone number for the Netherlands.', 'f'],
  ])('says of %s %j: %s [CHK-20 %s part]', async (name, typed, message) => {
    await leaveWith(name, typed);
    await expect.element(field(name)).toHaveAccessibleDescription(message);
    await expect.element(field(name)).toHaveValue(typed);
    await expect.poll(() => said).toEqual([message.replace(` ${TAKES}`, '')]);
  });

  it('says of a street with the addressee’s name what belongs there [CHK-20 d part]', async () => {
    await leaveWith('First name', 'Ana');
    await leaveWith('Last name', 'Martin');
    await leaveWith('Street address', 'Ana Martin, 12 Oak Street');
    await expect
      .element(street())
      .toHaveAccessibleDescription('Enter the street address only, without a name or organization.');
  });

  const leaveZipOfOregon = async (state = 'Washington') => {
    await fillGood();
    await userEvent.selectOptions(field('State'), state);
    await leaveWith('ZIP code', '97205');
  };

  it('asks about a ZIP code of another state, and takes its state in one press [CHK-20 e part]', async () => {
    await leaveZipOfOregon();
    const asked = 'ZIP code 97205 belongs to Oregon, not to Washington. Check the ZIP code or the state.';
    await expect.element(field('ZIP code')).toHaveAccessibleDescription(asked);
    await expect.poll(() => said).toEqual([asked]);
    await goOn();
    await expect.element(field('ZIP code')).toHaveFocus();
    expect(sample.sent).toEqual([]);
    await userEvent.click(button('Use Oregon'));
    await expect.element(field('State')).toHaveValue('OR');
    await expect.element(field('State')).toHaveFocus();
    await expect.element(field('ZIP code')).not.toHaveAttribute('aria-invalid');
    await expect.element(button('Keep Washington')).not.toBeInTheDocument();
    await goOn();
    await expect.poll(() => sentBody()?.region).toEqual({ isocode: 'US-OR' });
  });

  it('keeps a ZIP code with the chosen state for who says so, and asks about another one anew [CHK-20 e part]', async () => {
    await leaveZipOfOregon();
    await userEvent.click(button('Keep Washington'));
    await expect.element(field('ZIP code')).toHaveFocus();
    await expect.element(field('ZIP code')).not.toHaveAttribute('aria-invalid');
    await leaveWith('ZIP code', '97301');
    await expect.element(button('Use Oregon')).toBeVisible();
    await leaveWith('ZIP code', '97205');
    await goOn();
    await expect.poll(() => sentBody()?.region).toEqual({ isocode: 'US-WA' });
    expect(sentBody()?.postalCode).toBe('97205');
  });

  it('asks too where the state is chosen after the ZIP code [CHK-20 e part]', async () => {
    await leaveZipOfOregon('Oregon');
    await userEvent.selectOptions(field('State'), 'Washington');
    await goOn();
    await expect.element(button('Use Oregon')).toBeVisible();
    expect(sample.sent).toEqual([]);
  });

  it('mends a name in one press, and the focus goes to its field [CHK-20 b part]', async () => {
    await leaveWith('First name', 'Tomás');
    await userEvent.click(button('Use “Tomas”'));
    await expect.element(field('First name')).toHaveValue('Tomas');
    await expect.element(field('First name')).toHaveFocus();
    await expect.element(field('First name')).not.toHaveAttribute('aria-invalid');
    await expect.element(button('Use “Tomas”')).not.toBeInTheDocument();
    await leaveWith('City', 'Montréal');
    await userEvent.click(button('Use “Montreal”'));
    await expect.element(field('City')).toHaveValue('Montreal');
    await expect.element(page.getByText(TAKES)).not.toBeInTheDocument();
  });

  it.each([
    ['ZIP code', '55108-1234', '55108'],
    ['Phone', '+1 (555) 123-4567', '+1 555 123 4567'],
    ['Phone', '\u202A651\u00A0555 0148\u202C', '+1 651 555 0148'],
    ['City', ' Saint\u200B\u00A0 Paul\u200F ', 'Saint Paul'],
    ['Last name', 'O’Brien', "O'Brien"],
  ])('mends %s %j to %j and says so [CHK-20 e part]', async (name, typed, meant) => {
    await leaveWith(name, typed);
    await expect.element(field(name)).toHaveValue(meant);
    await expect.element(field(name)).not.toHaveAttribute('aria-invalid');
    await expect.poll(() => said).toEqual([`Changed to ${meant}`]);
  });

  it('is sent as the service wants it [CHK-20 a part]', async () => {
    await fillGood();
    await userEvent.fill(field('ZIP code'), '55108-1234');
    await goOn();
    await expect.poll(() => sample.sent.length).toBe(1);
    expect(sample.sent[0]).toEqual({
      save: true,
      body: {
        firstName: 'Ana',
        lastName: 'Martin',
        line1: '2200 Lakeview Avenue',
        line2: null,
        line3: null,
        town: 'Saint Paul',
        region: { isocode: 'US-MN' },
        postalCode: '55108',
        country: { isocode: 'US' },
        phone: '+1 651 555 0148',
      },
    });
  });

  it('has the tokens by which browsers fill it in [CHK-20 part]', () => {
    const tokens = (names: readonly string[]) =>
      names.map((name) => field(name).element().getAttribute('autocomplete'));
    expect(
      tokens([
        'Country',
        'First name',
        'Last name',
        'Street address',
        'Suite, floor',
        'City',
        'State',
        'ZIP code',
        'Phone',
      ]),
    ).toEqual(
      'country given-name family-name address-line1 address-line2 address-level2 address-level1 postal-code tel'
        .split(' ')
        .map((token) => `shipping ${token}`),
    );
  });

  it('follows the country: its fields, their names and order, and what was typed stays [CHK-20 part]', async () => {
    await fillGood();
    await userEvent.selectOptions(field('Country'), 'Netherlands');
    await expect.element(field('State')).not.toBeInTheDocument();
    const names = () =>
      [...document.querySelectorAll('form input:not([type=checkbox]), form select')].map((one) =>
        one.getAttribute('name'),
      );
    expect(names()).toEqual([
      'country',
      'firstName',
      'lastName',
      'line1',
      'line2',
      'postalCode',
      'town',
      'phone',
    ]);
    await expect.element(field('City')).toHaveValue('Saint Paul');
    await userEvent.selectOptions(field('Country'), 'Singapore');
    await expect.element(field('City')).not.toBeInTheDocument();
    await userEvent.fill(field('Postal code'), '048616');
    await goOn();
    await expect.poll(() => sentBody()?.town).toBe('Singapore');
    await userEvent.selectOptions(field('Country'), 'United States');
    await expect.element(field('State')).toHaveValue('MN');
    await expect.element(field('City')).toHaveValue('Saint Paul');
  });

  it.each([
    ['Japan', 'Extra taxes, duties or fees may apply to shipments to Japan. You pay these on delivery.'],
    [
      'Philippines',
      'Extra taxes, duties or fees may apply to shipments to the Philippines. You pay these on delivery.',
    ],
  ])('says before the charge what %s may ask for [CHK-07 e]', async (country, words) => {
    await expect.element(page.getByText(/^Extra taxes/)).not.toBeInTheDocument();
    await userEvent.selectOptions(field('Country'), country);
    await expect.poll(() => document.querySelector('form .notice')?.textContent).toContain(words);
    await expect.poll(() => said).toEqual([words]);
  });

  it('says whether leaving would lose something', async () => {
    expect(sample.dirty).toBe(false);
    await userEvent.fill(field('City'), 'Salem');
    await expect.poll(() => sample.dirty).toBe(true);
  });
});

describe('an address form’s third line', () => {
  it('is there while its flag is on [FLG-07 a]', async () => {
    await open({}, { line3: true });
    await fillGood();
    await userEvent.fill(field('Additional address line'), 'Rear entrance');
    await goOn();
    await expect.poll(() => sentBody()?.line3).toBe('Rear entrance');
  });

  it('is not there while its flag is off [FLG-07 a]', async () => {
    await open();
    await expect.element(field('Additional address line')).not.toBeInTheDocument();
  });
});

describe('what the service gave', () => {
  const saved = addressValues({
    firstName: 'Tomás',
    lastName: 'Núñez',
    line1: '12 Rue Montréal',
    town: 'Québec',
    postalCode: 'G1R 4P5',
    country: { isocode: 'CA' },
    region: { isocode: 'CA-QC' },
    phone: '418 555 0123',
    defaultAddress: false,
  });

  it('is taken as it is until it is edited [CHK-20 g]', async () => {
    await open({}, { start: saved, offersSaving: false });
    await goOn();
    await expect
      .poll(() => sentBody())
      .toMatchObject({ firstName: 'Tomás', line1: '12 Rue Montréal', town: 'Québec' });
    await leaveWith('City', 'Lévis');
    await expect.element(field('City')).toHaveAccessibleDescription(`City can’t contain é. ${TAKES}`);
    await expect.element(field('First name')).not.toHaveAttribute('aria-invalid');
    await leaveWith('City', 'Québec');
    await expect.element(field('City')).not.toHaveAttribute('aria-invalid');
  });

  it('without a name asks for it alone [CHK-09 b part]', async () => {
    await open({}, { start: { ...saved, firstName: '' } });
    await goOn();
    await expect.element(field('First name')).toHaveFocus();
    await expect.element(field('First name')).toHaveAccessibleDescription('Enter your first name');
    expect(sample.sent).toEqual([]);
  });

  it('and was refused is said at its field, in words, and nothing is lost [CHK-20 part]', async () => {
    await open({}, { start: saved, onSend: async () => ['postalCode', 'town'] });
    await goOn();
    await expect
      .element(field('Postal code'))
      .toHaveAccessibleDescription('Enter a valid postal code, for example H3Z 2Y7.');
    await expect.element(field('City')).toHaveAccessibleDescription(`City can’t contain é. ${TAKES}`);
    await expect.element(field('City')).toHaveValue('Québec');
    await userEvent.click(button('Use “Quebec”'));
    await expect.element(field('City')).toHaveValue('Quebec');
    await expect.element(field('City')).not.toHaveAttribute('aria-invalid');
  });

  it('and was refused for what no rule here knows is to be looked at again [CHK-20 part]', async () => {
    await open({}, { start: { ...saved, town: 'Quebec' }, onSend: async () => ['town'] });
    await goOn();
    await expect.element(field('City')).toHaveAccessibleDescription('Check this field.');
  });

  it('has its province in French on a French page, and sends the same code [LOC-10 part] [CHK-20 a part]', async () => {
    await open({ locale: 'fr-ca' }, { start: saved }, 'Prénom');
    const province = field('Province');
    await expect.element(province).toHaveDisplayValue('Québec');
    await userEvent.selectOptions(province, 'Colombie-Britannique');
    await userEvent.click(button('Continue'));
    await expect
      .element(field('Code postal'))
      .toHaveAccessibleDescription(
        /^Le code postal G1R 4P5 correspond à «.Québec.», et non à «.Colombie-Britannique.»\. Vérifiez le code postal ou la province\.$/,
      );
    await userEvent.fill(field('Code postal'), 'V6B 1A1');
    await userEvent.click(button('Continue'));
    await expect.poll(() => sentBody()).toMatchObject({ region: { isocode: 'CA-BC' } });
  });
});

describe('suggestions for the street', () => {
  const lines = [{ code: 'FMS-KIT', quantity: 1 }];
  const asked = () => scene.calls.filter((call) => call.includes('/search/address/autosuggest')).length;

  it('are asked for from the third character, once typing rests, and fill the address in [CHK-07 b]', async () => {
    await open({ lines });
    // Typed at once, because a busy machine may pause too long between two keys.
    await userEvent.fill(street(), '18');
    await userEvent.fill(street(), '18 li');
    await expect.element(list(), patient).toBeVisible();
    expect(asked()).toBe(1);
    const options = list()
      .getByRole('option')
      .elements()
      .map((one) => one.textContent);
    expect(options).toEqual(['18 Linden Avenue, Columbus, OH 43215', '18 Linden Court, Austin, TX 78701']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(street()).toHaveValue('18 Linden Court');
    await expect.element(field('City')).toHaveValue('Austin');
    await expect.element(field('State')).toHaveValue('TX');
    await expect.element(field('ZIP code')).toHaveValue('78701');
    await expect.element(street()).toHaveFocus();
    await expect.poll(() => said.at(-1)).toBe('Address filled in: 18 Linden Court, Austin, TX 78701');
    await expect.element(list()).not.toBeInTheDocument();
    expect(asked()).toBe(1);
  });

  it('are asked for three characters, none of them a space around, after a rest of 300 ms [CHK-07 b]', async () => {
    const suggest = vi.fn<NonNullable<AddressFormProps['suggest']>>(() => Promise.resolve([]));
    await open({}, { suggest });
    await userEvent.click(street());
    const timers = vi.spyOn(window, 'setTimeout');
    const rests = () => timers.mock.calls.filter(([, ms]) => ms === 300).length;
    for (const short of ['18', ' 18 ']) await userEvent.fill(street(), short);
    expect(rests()).toBe(0);
    await userEvent.fill(street(), '18 l');
    await expect.poll(rests).toBe(1);
    await expect.poll(() => suggest.mock.calls.map(([term]) => term), patient).toEqual(['18 l']);
  });

  it('show the last answer alone, however late an earlier one comes [CHK-07 b]', async () => {
    const answers = new Map<string, (found: readonly { text: string; address: undefined }[]) => void>();
    const suggest: AddressFormProps['suggest'] = (term) =>
      new Promise((resolve) => {
        answers.set(term, resolve);
      });
    await open({}, { suggest });
    await userEvent.click(street());
    await userEvent.fill(street(), '18 l');
    await expect.poll(() => answers.has('18 l')).toBe(true);
    await userEvent.fill(street(), '18 linden');
    await expect.poll(() => answers.has('18 linden')).toBe(true);
    answers.get('18 linden')?.([{ text: 'The last one', address: undefined }]);
    await expect.element(list(), patient).toBeVisible();
    answers.get('18 l')?.([{ text: 'An earlier one', address: undefined }]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(street()).toHaveValue('The last one');
  });

  it('are none where the service fails, and the failure is logged; the address is typed without [CHK-07 c]', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await open({ lines, faults: [{ path: '/**/search/address/autosuggest', status: 500 }] });
    await userEvent.click(street());
    await userEvent.keyboard('18 linden');
    await expect.poll(() => warned.mock.calls.flat().join(' ')).toContain('addresses can’t be suggested now');
    await expect.element(list()).not.toBeInTheDocument();
    await fillGood();
    await goOn();
    await expect.poll(() => sample.sent.length).toBe(1);
  });

  it('hold nothing where the service writes the word null [CHK-07 c]', async () => {
    await open({ lines });
    const address = {
      line1: '18 Linden Court',
      line2: 'null',
      town: 'Austin',
      region: { isocode: 'US-TX', isocodeShort: 'TX' },
      postalCode: '78701',
      country: { isocode: 'US' },
      phone: 'null',
    };
    changeAnswers(scene, 'GET', /\/autosuggest$/, () =>
      Response.json({
        suggestions: [
          { text: 'null', address },
          { text: 'null' },
          { text: '18 Linden Court, Austin', address },
        ],
      }),
    );
    await userEvent.fill(street(), '18 lin');
    await expect.element(list(), patient).toBeVisible();
    expect(
      list()
        .getByRole('option')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['18 Linden Court, Austin']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(field('City')).toHaveValue('Austin');
    await expect.element(field('Suite, floor')).toHaveValue('');
    await expect.element(field('Phone')).toHaveValue('');
  });

  it('are not asked for without a cart [CHK-07 c]', async () => {
    await open();
    await userEvent.click(street());
    await userEvent.keyboard('18 linden');
    await userEvent.tab();
    await fillGood();
    await goOn();
    await expect.poll(() => sample.sent.length).toBe(1);
    expect(asked()).toBe(0);
  });
});

describe('an address that the validation service doubts', () => {
  const suggestion = {
    line1: '2200 Lake Street West',
    town: 'Minneapolis',
    postalCode: '55408',
    country: { isocode: 'US' },
    region: { isocode: 'US-MN', isocodeShort: 'MN' },
    defaultAddress: false,
  };
  const words = 'The address you’ve added isn’t valid. Check it or choose a suggested address.';
  const card = (name: string) => page.getByRole('radio', { name, exact: true });

  it('is offered beside what was typed, and the suggestion is sent when it is left chosen [CHK-07 d part]', async () => {
    const check = vi.fn(async () => ({ valid: false as const, suggested: [suggestion] }));
    await open({}, { check });
    await fillGood();
    await goOn();
    await expect.element(page.getByText(/isn’t valid. Check it/)).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toContain(words);
    await expect.element(card('Suggested')).toBeChecked();
    await expect
      .element(card('Suggested'))
      .toHaveAccessibleDescription('2200 Lake Street West, Minneapolis, MN 55408, United States');
    await expect
      .element(card('As you typed it'))
      .toHaveAccessibleDescription('2200 Lakeview Avenue, Saint Paul, MN 55108, United States');
    expect(sample.sent).toEqual([]);
    await goOn();
    await expect
      .poll(() => sentBody())
      .toMatchObject({ line1: '2200 Lake Street West', town: 'Minneapolis', firstName: 'Ana' });
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('goes as it was typed when the shopper says so [CHK-07 d part]', async () => {
    await open({}, { check: async () => ({ valid: false, suggested: [suggestion] }) });
    await fillGood();
    await goOn();
    await userEvent.click(card('As you typed it'));
    await goOn();
    await expect.poll(() => sentBody()?.line1).toBe('2200 Lakeview Avenue');
  });

  it('is judged anew when it is changed, and the former offer goes [CHK-07 d part]', async () => {
    const check = vi
      .fn<NonNullable<AddressFormProps['check']>>()
      .mockResolvedValueOnce({ valid: false, suggested: [] })
      .mockResolvedValueOnce({ valid: true });
    await open({}, { check });
    await fillGood();
    await goOn();
    await expect.element(card('As you typed it')).toBeChecked();
    await userEvent.fill(field('City'), 'Duluth');
    await expect.element(page.getByText(/isn’t valid. Check it/)).not.toBeInTheDocument();
    await goOn();
    await expect.poll(() => sentBody()?.town).toBe('Duluth');
    expect(check).toHaveBeenCalledTimes(2);
  });
});

describe('a draft of an address', () => {
  it('is given back to its owner [REL-03 part]', async () => {
    let kept: unknown;
    const place = {
      read: () => kept,
      write: (draft: unknown) => {
        kept = draft;
      },
      remove: () => {
        kept = undefined;
      },
    };
    const element = await open({}, { draft: { place, owner: 'ana' } });
    await userEvent.selectOptions(field('Country'), 'Canada');
    await userEvent.fill(field('City'), 'Toronto');
    await userEvent.selectOptions(field('Province'), 'Ontario');
    element.remove();
    await expect.poll(() => kept).toMatchObject({ owner: 'ana' });
    await draw({ draft: { place, owner: 'ana' } });
    await expect.element(field('City')).toHaveValue('Toronto');
    await expect.element(field('Province')).toHaveValue('ON');
  });
});

describe.each([
  ['en-us', 'First name'],
  ['fr-ca', 'Prénom'],
  ['nl-nl', 'Voornaam'],
  ['es-es', 'Nombre'],
] as const)('an address form in %s', (locale, label) => {
  it.each([320, 768, 1280])(
    'at %i px holds names of 200 characters, faults and offers without a fault of its own [AXS-03 part]',
    async (width) => {
      await page.viewport(width, 900);
      const name = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(6).slice(0, 200);
      await open(
        { locale },
        {
          start: {
            firstName: name,
            lastName: 'שלום '.repeat(12),
            line1: 'Ünter 👩‍⚕️ '.repeat(9),
            country: 'JP',
          },
          line3: true,
        },
        label,
      );
      await userEvent.fill(page.getByLabelText(label), `${name}é`);
      await goOn();
      await expect.poll(() => document.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(3);
      const wide = [...document.querySelectorAll('body *')].filter(
        (one) => one.getBoundingClientRect().right > width + 1 && !one.closest('.vh'),
      );
      expect(
        wide.map(
          ({ className, tagName, textContent }) => `${tagName}.${className} ${textContent.slice(0, 60)}`,
        ),
      ).toEqual([]);
      await expectCleanPage();
      await page.viewport(1280, 900);
    },
  );
});
