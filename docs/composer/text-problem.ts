import { messageArguments } from '../../src/build/messages/compile-message.ts';
import type { FormValues } from '../../src/build/contract/form-fields.ts';
import type { ComposerData } from './composer-data.ts';

/** How long a text may be, as `parseOverrides` of the translator has it. */
export const LONGEST_TEXT = 2000;

/**
 * Returns why a page can't have a text in place of the widget's own. Undefined if it can.
 * @param own The widget's own text in each language. Its values are those that the text may name.
 */
export const textProblem = (key: string, text: string, own: readonly string[]): string | undefined => {
  if (text.length > LONGEST_TEXT) return 'A text has at most 2,000 characters.';
  if (/\{\s*\w+\s*,/.test(text)) return 'Write it without plural or select: a page’s texts have none.';
  const rest = text.replaceAll(/\{\w+\}/g, '');
  if (/[{}]/.test(rest)) return `A brace is open or closed alone: "${/[{}]/.exec(rest)![0]}".`;
  const known = new Set(own.flatMap((one) => messageArguments(key, one)));
  const [, unknown] = [...text.matchAll(/\{(\w+)\}/g)].find(([, name]) => !known.has(name!)) ?? [];
  if (unknown === undefined) return undefined;
  const names = [...known].map((name) => `{${name}}`).join(', ');
  return `{${unknown}} is not a value of this text. ${names === '' ? 'It has none.' : `It has ${names}.`}`;
};

/** Returns the texts that a page can have: those of the widget, without those that have a problem. */
export const goodTexts = (texts: FormValues, own: ComposerData['texts']): FormValues =>
  Object.fromEntries(
    Object.entries(texts).filter(
      ([key, text]) => Object.hasOwn(own, key) && textProblem(key, text, own[key]!) === undefined,
    ),
  );
