import type { AssessEvents } from '../../../core/events/event-table.ts';

/** One attribute of a tag, as data. The property of the same name in camelCase takes the same values. */
export type AttributeSpec = { description: string } & (
  | { type: 'string'; default?: string }
  | { type: 'number'; default?: number; min?: number; max?: number }
  /** By presence, as HTML does it; `"false"` also means absent, since CMS forms write it. */
  | { type: 'boolean'; default?: false }
  /** On unless the attribute says `"false"`. */
  | { type: 'switch'; default: true }
  | { type: 'enum'; values: readonly string[]; default: string }
  | { type: 'json'; default?: unknown }
);

/** The states every widget must be able to show; those that apply are listed in its contract, each with a story. */
export type WidgetState =
  | 'loading'
  | 'empty'
  | 'one'
  | 'many'
  | 'longest-text'
  | 'partial-failure'
  | 'quantity-asked'
  | 'needs'
  | 'shared-list'
  | 'shared-list-unreadable'
  | 'service-down'
  | 'offline'
  | 'forbidden';

/**
 * A widget's public contract: pure data, no imports at run time. From it come the element, the loader's table, the
 * manifest, types and documentation. What is written here is a promise to authors and integrators.
 */
export type WidgetContract = {
  tag: `assess-${string}`;
  summary: string;
  dom: 'shadow' | 'light';
  /**
   * The height that `reserve.css` reserves until the widget is drawn, in em of the widgets' text (PERF-10). Rules beyond it are in the
   * widget's own `reserve.css`. A widget without this field is no block, or its file says all.
   */
  height?: number;
  attributes: Readonly<Record<string, AttributeSpec>>;
  events: Readonly<Partial<Record<keyof AssessEvents, string>>>;
  slots: Readonly<Record<string, string>>;
  parts: Readonly<Record<string, string>>;
  /** Custom properties that belong to this widget alone. */
  properties: Readonly<Record<`--assess-${string}`, string>>;
  states: readonly WidgetState[];
  /** Names of reads that the loader begins together with the widget's code (`loader.ts`). */
  data: readonly string[];
  /**
   * Widgets that this one draws inside itself, by their tags without `assess-`: no loader sees them there, so their code
   * starts with this one's (PERF-05).
   */
  contains?: readonly string[];
};

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

type ValueOf<Spec> = Spec extends { type: 'enum'; values: readonly (infer V)[] }
  ? V
  : Spec extends { type: 'boolean' | 'switch' }
    ? boolean
    : Spec extends { type: 'number' }
      ? Spec extends { default: number }
        ? number
        : number | undefined
      : Spec extends { type: 'string' }
        ? Spec extends { default: string }
          ? string
          : string | undefined
        : unknown;

/** The React props a contract's attributes become. */
export type WidgetProps<C extends WidgetContract> = {
  [Name in keyof C['attributes'] & string as Camel<Name>]: ValueOf<C['attributes'][Name]>;
};
