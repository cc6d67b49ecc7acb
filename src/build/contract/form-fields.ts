import type { AttributeSpec, WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import { readAttribute } from '../../widgets/kit/element/read-attribute.ts';
import { fieldLabel } from './contract-names.ts';
import { attributesOf, type DocumentedAttribute } from './documented-attribute.ts';

export type FormOption = { value: string; label: string };

/** The control of a field. A `choice` is one of few values, a `content` is HTML inside the tag. */
type Control =
  | { kind: 'text' | 'json' | 'check' | 'content' }
  | { kind: 'number'; min?: number; max?: number }
  | { kind: 'choice'; options: readonly FormOption[] };

/** One field of the form in which an author sets a widget: plain data, for any editor to draw. */
export type FormField = Control & {
  /** The attribute; for what stands inside the tag `content`, and `content-{slot}` for a named slot. */
  name: string;
  label: string;
  help: string;
  /** The attribute's text while it is not written. */
  default?: string;
  /** The slot of a `content`; `''` is the unnamed one. */
  slot?: string;
};

/** What an author has entered, as text by the fields' names. A chosen `check` is `'true'`. */
export type FormValues = Readonly<Record<string, string>>;

/** The name of the field for what stands inside the tag. */
export const CONTENT = 'content';

/** Returns the fields of a widget's form: one for each attribute, then one for each slot (EMB-07, EMB-12 a, EMB-18 a). */
export const formFieldsOf = (widget: WidgetContract): FormField[] => [
  ...attributesOf(widget).map(attributeField),
  ...slotsOf(widget).map(slotField),
];

/** Returns the fields of editors that keep one text inside a tag: none for a named slot. */
export const authorFieldsOf = (widget: WidgetContract): FormField[] =>
  formFieldsOf(widget).filter(({ slot = '' }) => slot === '');

/**
 * Returns the attributes to write for what an author has entered. Left out are names that the widget does not have, values
 * that it would refuse, empty ones, and those that are the default anyway.
 */
export const attributesFrom = (widget: WidgetContract, values: FormValues): Record<string, string> =>
  Object.fromEntries(
    attributesOf(widget).flatMap(({ name, spec, defaultText }) => {
      const raw = values[name];
      if (raw === undefined || raw === defaultText || isNothing(spec, raw)) return [];
      return readAttribute(spec, raw).fault ? [] : [[name, spec.type === 'boolean' ? '' : raw]];
    }),
  );

/** Every widget has the unnamed slot, whether or not its contract has words for it. */
const slotsOf = ({ slots }: WidgetContract): [slot: string, help: string][] =>
  Object.entries({ '': 'Shows until the widget is drawn, and without JavaScript.', ...slots });

const slotField = ([slot, help]: [string, string]): FormField => ({
  kind: 'content',
  name: slot === '' ? CONTENT : `${CONTENT}-${slot}`,
  label: slot === '' ? 'Content' : `Content: ${slot}`,
  help,
  slot,
});

const attributeField = ({ name, spec, description, defaultText }: DocumentedAttribute): FormField => ({
  ...controlOf(spec),
  name,
  label: fieldLabel(name),
  help: description,
  ...(defaultText !== undefined && { default: defaultText }),
});

const choice = (options: readonly FormOption[]): Control => ({ kind: 'choice', options });

const controlOf = (spec: AttributeSpec): Control => {
  switch (spec.type) {
    case 'boolean':
      return { kind: 'check' };
    case 'switch':
      // Not a check box: an attribute that is missing means on.
      return choice([
        { value: 'true', label: 'On' },
        { value: 'false', label: 'Off' },
      ]);
    case 'enum':
      return choice(spec.values.map((value) => ({ value, label: fieldLabel(value) })));
    case 'number': {
      const { min, max } = spec;
      return { kind: 'number', ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    }
    case 'string':
      return { kind: 'text' };
    case 'json':
      return { kind: 'json' };
  }
};

/** A field that is empty is one that the author left alone. */
const isNothing = (spec: AttributeSpec, raw: string): boolean =>
  spec.type === 'boolean' ? raw !== 'true' : raw.trim() === '';
