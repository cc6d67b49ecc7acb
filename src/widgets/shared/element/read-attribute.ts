import type { AttributeSpec } from './widget-contract.ts';

/** A value for the component, and what is wrong with the text, in words for the page's author. */
export type ReadResult = { value: unknown; problem?: string };

/** `max-rows` → `maxRows` */
export const propName = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());

/**
 * Reads an attribute as HTML authors expect (EMB-09): absent gives the default, boolean by presence, a wrong value
 * keeps the default and says what is wrong and what would be right (EMB-08). Never throws.
 */
export const readAttribute = (name: string, spec: AttributeSpec, raw: string | null): ReadResult => {
  if (spec.type === 'boolean') return { value: raw !== null && raw !== 'false' };
  if (spec.type === 'switch') return readSwitch(name, raw);
  if (raw === null) return { value: spec.default };
  const wrong = (hint: string): ReadResult => ({
    value: spec.default,
    problem: `${name}="${raw.slice(0, 60)}" ${hint}`,
  });
  switch (spec.type) {
    case 'string':
      return { value: raw };
    case 'enum':
      return spec.values.includes(raw)
        ? { value: raw }
        : wrong(`is not one of: ${spec.values.join(', ')}. "${spec.default}" is used.`);
    case 'number':
      return readNumber(spec, raw, wrong);
    case 'json':
      try {
        return { value: JSON.parse(raw) };
      } catch {
        return wrong('is not valid JSON. Check quotes and commas; the default is used.');
      }
  }
};

const readSwitch = (name: string, raw: string | null): ReadResult => {
  if (raw === 'false') return { value: false };
  if (raw === null || raw === '' || raw === 'true') return { value: true };
  return {
    value: true,
    problem: `${name}="${raw.slice(0, 60)}" is neither "true" nor "false". "true" is used.`,
  };
};

type NumberSpec = Extract<AttributeSpec, { type: 'number' }>;

const rangeOf = ({ min, max }: NumberSpec): string =>
  min === undefined || max === undefined ? '' : ` from ${min} to ${max}`;

const defaultOf = (spec: NumberSpec): string =>
  spec.default === undefined ? 'It is left out.' : `The default, ${spec.default}, is used.`;

const readNumber = (
  spec: Extract<AttributeSpec, { type: 'number' }>,
  raw: string,
  wrong: (hint: string) => ReadResult,
): ReadResult => {
  const value = Number(raw);
  if (raw.trim() === '' || !Number.isFinite(value))
    return wrong(`is not a number${rangeOf(spec)}. ${defaultOf(spec)}`);
  if (spec.min !== undefined && value < spec.min) return wrong(`is below ${spec.min}. ${defaultOf(spec)}`);
  if (spec.max !== undefined && value > spec.max) return wrong(`is above ${spec.max}. ${defaultOf(spec)}`);
  return { value };
};
