import { localeTable, type Locale } from '../../src/core/locale/locale-table.ts';
import { settingWords } from '../../src/core/config/setting-words.ts';
import { parsePageConfig } from '../../src/core/config/page-config.ts';
import type { WidgetContract } from '../../src/widgets/kit/element/widget-contract.ts';
import { formFieldsOf, type FormValues } from '../../src/build/contract/form-fields.ts';

/** What the composer has been told. Everything in it stands in the page's address (EMB-12 e). */
export type ComposerState = {
  widget: WidgetContract;
  locale: Locale;
  look: Look;
  width: Width;
  /** One of the contract's states, `sample:{value}` for a sample of author mode, or '' for the widget as it begins. */
  state: string;
  fault: Fault;
  /** By the names of the form's fields. */
  values: FormValues;
  /** Texts in the chosen locale, by message key. */
  texts: FormValues;
  /** The page's addresses, by `ADDRESSES`. */
  addresses: FormValues;
};

export const LOOKS = ['auto', 'light', 'dark'] as const;
type Look = (typeof LOOKS)[number];

export const WIDTHS = ['fit', '320', '768', '1280'] as const;
type Width = (typeof WIDTHS)[number];

/** What goes wrong with every call of the preview. */
export const FAULTS = [
  'none',
  'changes',
  'slow',
  'down',
  'refused',
  'offline',
  'no-json',
  'cut-short',
] as const;
type Fault = (typeof FAULTS)[number];

/** The addresses of an integrator's page, with those of the examples. `base` is where the built files are served. */
export const ADDRESSES: Readonly<Record<string, { label: string; example: string; always?: true }>> = {
  base: { label: 'Files of the widgets', example: 'https://shop.example/widgets/', always: true },
  commerceBase: {
    label: 'Commerce',
    example: 'https://commerce.example/headless/ecommerce/v2',
    always: true,
  },
  storeUrl: { label: 'The shop', example: 'https://shop.example', always: true },
  regional: { label: 'Menus and footers', example: 'https://content.example/regional' },
  content: { label: 'Texts of the CMS', example: 'https://content.example/texts' },
  store: { label: 'Store back end', example: 'https://store.example' },
  geo: { label: 'Country of the visitor', example: 'https://geo.example' },
  identity: { label: 'Identity service', example: 'https://id.example/auth' },
  payment: { label: 'Payment frame', example: 'https://pay.example' },
};

/** How long a line of text may be in the form. An address that has it comes back whole. */
export const LONGEST_LINE = 2000;

/** How long the value of any field may be. */
export const LONGEST_VALUE = 4000;

/** The settings that are an address and nothing else. */
const PLAIN = ['commerceBase', 'storeUrl', 'regional', 'content', 'store', 'geo', 'payment'];

/** Returns the states in which the preview can show a widget: those of its contract, and the samples of author mode. */
export const statesOf = ({ states, attributes }: WidgetContract): string[] => {
  const preview = attributes['preview'];
  const samples = preview?.type === 'enum' ? preview.values.filter((one) => one !== 'none') : [];
  return ['', ...states.filter((one) => !BY_HAND.has(one)), ...samples.map((one) => `${SAMPLE}${one}`)];
};

export const SAMPLE = 'sample:';

/** What `FAULTS` makes, and what a shopper must do something for. */
const BY_HAND: ReadonlySet<string> = new Set([
  'loading',
  'service-down',
  'offline',
  'forbidden',
  'partial-failure',
  'quantity-asked',
]);

const MOST = { address: 100_000, value: LONGEST_VALUE };

/**
 * Reads the state from the part of an address after `#`. It is untrusted: names that are not known, and values that are
 * none of the choices or too long, are left out. HTML of a slot is returned as it is; whoever draws it cleans it.
 */
export const readState = (hash: string, widgets: readonly WidgetContract[]): ComposerState => {
  const text = hash.replace(/^#/, '');
  const given = new URLSearchParams(text.length > MOST.address ? '' : text);
  const one = <T extends string>(name: string, all: readonly T[]): T =>
    all.find((value) => value === given.get(name)) ?? all[0]!;
  const begun = (prefix: string, isKnown: (name: string) => boolean): FormValues =>
    Object.fromEntries(
      [...given]
        .filter(([name, value]) => name.startsWith(prefix) && value.length <= MOST.value)
        .map(([name, value]): [string, string] => [name.slice(prefix.length), value])
        .filter(([name]) => isKnown(name)),
    );
  const tag = `assess-${given.get('widget') ?? 'quick-order'}`;
  const widget = widgets.find((each) => each.tag === tag) ?? widgets[0]!;
  const fields = new Set(formFieldsOf(widget).map(({ name }) => name));
  return {
    widget,
    locale: one(
      'locale',
      localeTable.map(({ locale }) => locale),
    ),
    look: one('look', LOOKS),
    width: one('width', WIDTHS),
    state: one('state', statesOf(widget)),
    fault: one('fault', FAULTS),
    values: begun('set.', (name) => fields.has(name)),
    texts: begun('text.', (key) => /^[a-z][\w-]*(?:\.[\w-]+)+$/i.test(key)),
    addresses: begun('at.', (name) => Object.hasOwn(ADDRESSES, name)),
  };
};

/** Returns the part after `#` for a state, in which what is not chosen does not stand. */
export const hashOf = (state: ComposerState): string => {
  const hash = new URLSearchParams({ widget: state.widget.tag.replace('assess-', '') });
  const { locale, look, width, fault } = state;
  const chosen = { locale, look, width, state: state.state, fault };
  const initial = { locale: 'en-us', look: LOOKS[0], width: WIDTHS[0], state: '', fault: FAULTS[0] };
  for (const [name, value] of Object.entries(chosen))
    if (value !== initial[name as keyof typeof initial]) hash.set(name, value);
  for (const [prefix, values] of [
    ['set.', state.values],
    ['text.', state.texts],
    ['at.', state.addresses],
  ] as const)
    for (const [name, value] of Object.entries(values)) if (value !== '') hash.set(prefix + name, value);
  return `#${hash}`;
};

/** Returns the address by its name: what was entered, or the example of one that every page has. */
export const addressOf = ({ addresses }: Pick<ComposerState, 'addresses'>, name: string): string => {
  const { example, always } = ADDRESSES[name]!;
  return addresses[name]?.trim() || (always ? example : '');
};

/** Returns the page's configuration for a state. Texts that are empty replace nothing. */
export const configurationOf = (state: ComposerState): Record<string, unknown> => {
  const texts = Object.entries(state.texts).filter(([, text]) => text !== '');
  const identity = addressOf(state, 'identity');
  return {
    ...Object.fromEntries(
      PLAIN.map((name) => [name, addressOf(state, name)]).filter(([, address]) => address !== ''),
    ),
    locale: state.locale,
    ...(identity !== '' && {
      identity: {
        base: identity,
        clientId: 'store-web',
        redirectUri: `${new URL('/signed-in.html', originOf(addressOf(state, 'storeUrl')) ?? 'https://shop.example')}`,
      },
    }),
    ...(texts.length > 0 && { messages: Object.fromEntries(texts) }),
  };
};

/**
 * Returns what our own parser says against the configuration, by the setting, in the words of the form. The files' address is
 * none of its settings.
 */
export const problemsOf = (state: ComposerState): Record<string, string> => {
  const { problems } = parsePageConfig(configurationOf(state));
  const base = addressOf(state, 'base');
  return {
    // Of two problems of a setting the first is the reason of the other.
    ...Object.fromEntries(
      problems
        .toReversed()
        .map(({ subject, fault }) => [
          subject,
          fault[0] === 'attribute' ? '' : `${labelOf(subject)} ${inForm(settingWords(fault, subject))}`,
        ]),
    ),
    ...(!/^(?:https?:\/\/[^\s"<>/]+)?\/(?:[^\s"<>/]+\/)*$/.test(base) && {
      base: 'Files of the widgets must be an address with a slash at its end, for example https://shop.example/widgets/.',
    }),
  };
};

/** Returns what the form calls a setting. */
export const labelOf = (setting: string): string => ADDRESSES[setting]?.label ?? setting;

/** The form has one field for a setting, not its parts. */
const inForm = (words: string): string => words.replace(/^has a base that /, '');

/** Returns the origin of an address. Undefined for a path of the page's own origin. */
export const originOf = (address: string): string | undefined => URL.parse(address)?.origin;
