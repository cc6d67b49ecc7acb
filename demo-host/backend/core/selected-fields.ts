import { fieldLevels, type FieldLevels, type Level } from './field-levels.ts';
import { incorrectField } from './occ-error.ts';

/** A name in `fields`, and the content of its brackets. */
type Field = { name: string; inside: readonly Field[] | undefined };

const LEVELS: readonly string[] = ['BASIC', 'DEFAULT', 'FULL'] satisfies Level[];
const isLevel = (name: string): name is Level => LEVELS.includes(name);

/**
 * Returns an answer with only the fields that a call's `fields` parameter asks for. Names and levels side by side add
 * up, as in OCC; a name without brackets is at BASIC. Without `fields`, or if it can't be read, the level is DEFAULT.
 * @param kind a row of `fieldLevels`; without one, every level is the whole answer.
 * @param extended whether the store's own fields are part of the levels. Without them, their names are refused with 400.
 */
export const selectFields = (
  answer: unknown,
  fields: string | null,
  kind: string | undefined,
  extended: boolean,
): unknown => select(answer, readFields(fields ?? '') ?? [DEFAULT], kind, extended);

/** Returns all fields that a kind can have. */
export const fieldNames = (kind: string, extended: boolean): string[] => {
  const levels = fieldLevels[kind];
  return levels ? [...inLevels([{ name: 'FULL', inside: undefined }], levels, extended).keys()] : [];
};

const DEFAULT: Field = { name: 'DEFAULT', inside: undefined };
const BASIC: Field = { name: 'BASIC', inside: undefined };

const select = (
  value: unknown,
  wanted: readonly Field[],
  kind: string | undefined,
  extended: boolean,
): unknown => {
  if (Array.isArray(value)) return value.map((each: unknown) => select(each, wanted, kind, extended));
  if (typeof value !== 'object' || value === null) return value;
  const levels = kind === undefined ? undefined : fieldLevels[kind];
  if (!levels && wanted.some(({ name }) => isLevel(name))) return value;
  const names = levels ? inLevels(wanted, levels, extended) : byName(wanted);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
      const inside = names.get(name);
      if (!inside) return [];
      return [[name, select(field, inside.length > 0 ? inside : [BASIC], levels?.kinds?.[name], extended)]];
    }),
  );
};

const byName = (wanted: readonly Field[]): Map<string, readonly Field[]> => {
  const names = new Map<string, readonly Field[]>();
  for (const { name, inside = [] } of wanted) names.set(name, [...(names.get(name) ?? []), ...inside]);
  return names;
};

/** Returns the requested fields of a kind by name, with its levels expanded. */
const inLevels = (
  wanted: readonly Field[],
  levels: FieldLevels,
  extended: boolean,
): Map<string, readonly Field[]> => {
  const own = extended && levels.own !== undefined ? (readFields(levels.own) ?? []) : [];
  const spellOut = (fields: readonly Field[]): Field[] =>
    fields.flatMap((field) =>
      isLevel(field.name) ? [...spellOut(readFields(levels[field.name]) ?? []), ...own] : [field],
    );
  const names = byName(spellOut(wanted));
  const asked = extended ? undefined : readFields(levels.own ?? '')?.find(({ name }) => names.has(name));
  if (asked) throw incorrectField(asked.name);
  return names;
};

/** The deepest nesting that is read, enough for any client. */
const MAX_DEPTH = 10;

/** Parses `fields` into a list of names; undefined if it is empty or its brackets don't match. */
const readFields = (text: string): readonly Field[] | undefined => {
  const tokens = text.match(/[(),]|[^(),\s]+/g) ?? [];
  let at = 0;
  const list = (depth: number): Field[] | undefined => {
    const fields: Field[] = [];
    while (at < tokens.length && tokens[at] !== ')') {
      const name = tokens[at++]!;
      if (name === ',') continue;
      if (name === '(') return undefined;
      let inside: Field[] | undefined;
      if (tokens[at] === '(') {
        at += 1;
        inside = depth < MAX_DEPTH ? list(depth + 1) : undefined;
        if (!inside || tokens[at++] !== ')') return undefined;
      }
      fields.push({ name, inside });
    }
    return fields;
  };
  const fields = list(0);
  return fields === undefined || fields.length === 0 || at < tokens.length ? undefined : fields;
};
