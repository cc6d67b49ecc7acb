import type { AuthorProblem } from '../../../core/config/author-problem.ts';
import { settingWords } from '../../../core/config/setting-words.ts';
import type { Told } from './report-to-author.ts';
import type { AttributeSpec } from './widget-contract.ts';

/* The messages for a page's author about its configuration and attributes, in English like the documentation. This
   module is loaded only if something is wrong (EMB-08). */

/** Returns a problem as one or more whole sentences. */
export const inWords = (problem: Told): string => (typeof problem === 'string' ? problem : sentence(problem));

const sentence = ({ subject, fault }: AuthorProblem): string =>
  fault[0] === 'attribute'
    ? `${subject}="${fault[1].slice(0, 60)}" ${attributeWords(fault[1], fault[2] as AttributeSpec)}`
    : `${subject} ${settingWords(fault, subject)}`;

const attributeWords = (raw: string, spec: AttributeSpec): string => {
  switch (spec.type) {
    case 'switch':
      return 'is neither "true" nor "false". "true" is used.';
    case 'enum':
      return `is not one of: ${spec.values.join(', ')}. "${spec.default}" is used.`;
    case 'number':
      return `${numberWords(spec, raw)}. ${defaultWords(spec)}`;
    default:
      return 'is not valid JSON. Check quotes and commas; the default is used.';
  }
};

type NumberSpec = Extract<AttributeSpec, { type: 'number' }>;

const numberWords = ({ min, max }: NumberSpec, raw: string): string => {
  const value = Number(raw);
  const range = min === undefined || max === undefined ? '' : ` from ${min} to ${max}`;
  if (raw.trim() === '' || !Number.isFinite(value)) return `is not a number${range}`;
  return min !== undefined && value < min ? `is below ${min}` : `is above ${max}`;
};

const defaultWords = (spec: NumberSpec): string =>
  spec.default === undefined ? 'It is left out.' : `The default, ${spec.default}, is used.`;
