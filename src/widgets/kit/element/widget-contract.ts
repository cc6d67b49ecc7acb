import type { AssessEvents } from '../../../core/events/event-table.ts';

/** One attribute of a tag, as data. The property with the same name in camelCase takes the same values. */
export type AttributeSpec = { description: string } & (
  | { type: 'string'; default?: string }
  | { type: 'number'; default?: number; min?: number; max?: number }
  /** True if present, as in HTML. `"false"` also counts as absent, because CMS forms write it. */
  | { type: 'boolean'; default?: false }
  /** True unless the attribute is `"false"`. */
  | { type: 'switch'; default: true }
  | { type: 'enum'; values: readonly string[]; default: string }
  | { type: 'json'; default?: unknown }
);

/** The states that every widget must be able to show. A contract lists those that apply; each has a story. */
type WidgetState =
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

/** A widget's public contract, a promise to authors: the data that loader, manifest, types and docs are made from. */
export type WidgetContract = {
  tag: `assess-${string}`;
  summary: string;
  dom: 'shadow' | 'light';
  /**
   * The height that `reserve.css` reserves until the widget is drawn, in em of the widgets' text (PERF-10). Further
   * rules are in the widget's own `reserve.css`. A widget without this field is not a block, or its own file says
   * everything.
   */
  height?: number;
  attributes: Readonly<Record<string, AttributeSpec>>;
  events: Readonly<Partial<Record<keyof AssessEvents, string>>>;
  slots: Readonly<Record<string, string>>;
  parts: Readonly<Record<string, string>>;
  /** Custom properties that only this widget has. */
  properties: Readonly<Record<`--assess-${string}`, string>>;
  states: readonly WidgetState[];
  /** The names of the reads that the loader starts together with loading the widget's code (`start-loader.ts`). */
  data: readonly string[];
  /** The widgets that this one draws inside itself, without `assess-`. Their code loads with its own (PERF-05). */
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

/** The React props that a contract's attributes become. */
export type WidgetProps<C extends WidgetContract> = {
  [Name in keyof C['attributes'] & string as Camel<Name>]: ValueOf<C['attributes'][Name]>;
};
