import type { Fault } from '../../../core/config/author-problem.ts';
import type { AttributeSpec } from './widget-contract.ts';
import { tolerant } from '../../../core/tolerant.ts';

/** The value for the component, and what is wrong with the attribute's text, if anything. */
export type ReadResult = { value: unknown; fault?: Fault };

/** Returns the name of the property of an attribute: `max-rows` → `maxRows`. */
export const propName = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());

/**
 * Reads an attribute as HTML authors expect (EMB-09). An absent attribute gives the default; a boolean is true if
 * present. A wrong value gives the default and a fault, which tells the page's author what would be right (EMB-08).
 * Never throws.
 */
export const readAttribute = (spec: AttributeSpec, raw: string | null): ReadResult => {
  if (spec.type === 'boolean') return { value: raw !== null && raw !== 'false' };
  if (spec.type === 'switch') {
    const isKnown = raw === null || ['', 'true', 'false'].includes(raw);
    return { value: raw !== 'false', ...(!isKnown && { fault: ['attribute', raw, spec] }) };
  }
  if (raw === null) return { value: spec.default };
  const value = valueOf(spec, raw);
  return value === undefined ? { value: spec.default, fault: ['attribute', raw, spec] } : { value };
};

/** Returns the value of the text. Undefined if the text is not a valid value of the attribute. */
const valueOf = (spec: Exclude<AttributeSpec, { type: 'boolean' | 'switch' }>, raw: string): unknown => {
  switch (spec.type) {
    case 'string':
      return raw;
    case 'enum':
      return spec.values.find((one) => one === raw);
    case 'number': {
      const value = Number(raw);
      const { min = -Infinity, max = Infinity } = spec;
      return raw.trim() !== '' && Number.isFinite(value) && value >= min && value <= max ? value : undefined;
    }
    case 'json':
      return tolerant((): unknown => JSON.parse(raw));
  }
};
