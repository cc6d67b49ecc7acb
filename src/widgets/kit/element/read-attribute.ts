import type { Fault } from '../../../core/config/author-problem.ts';
import type { AttributeSpec } from './widget-contract.ts';

/** A value for the component, and what is wrong with the text. */
export type ReadResult = { value: unknown; fault?: Fault };

/** `max-rows` → `maxRows` */
export const propName = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());

/**
 * Reads an attribute as HTML authors expect (EMB-09): absent gives the default, boolean by presence, a wrong value
 * keeps the default and is a fault, of which the page's author is told what would be right (EMB-08). Never throws.
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

/** Undefined for a text that is none of the attribute's values. */
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
      try {
        return JSON.parse(raw);
      } catch {
        return undefined;
      }
  }
};
