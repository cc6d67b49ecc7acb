import type { AuthorProblem } from '../../../core/config/author-problem.ts';
import { settingWords } from '../../../core/config/setting-words.ts';
import type { Told } from './report-to-author.ts';
import type { AttributeSpec } from './widget-contract.ts';
import { didYouMean } from '../../../core/config/nearest.ts';

/* The messages for a page's author about its configuration and attributes, in English like the documentation. This
   module is loaded only if something is wrong (EMB-08). */

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

/** The attributes that any HTML element may have. Any other attribute of a widget is either its own or a mistake. */
const GLOBAL =
  /^(?:id|class|style|slot|part|hidden|lang|dir|title|role|tabindex|inert|is|nonce|popover|translate|draggable|accesskey|contenteditable|exportparts|item\w+|aria-.+|data-.+|on.+)$/;

/** Returns a message for the author about each attribute that neither the widget nor HTML knows (EMB-08). */
export const unknownAttributes = (names: readonly string[], known: readonly string[]): string[] =>
  names
    .filter((name) => !known.includes(name) && !GLOBAL.test(name))
    .map(
      (name) =>
        `${name} is not an attribute of this widget.${didYouMean(name, known)} It has: ${known.join(', ')}.`,
    );
