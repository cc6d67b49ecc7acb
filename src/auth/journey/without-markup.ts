import { safeRedirect } from '../../core/redirect.ts';
import { runtime } from '../../core/runtime.ts';
import type { JourneyCallback, JourneyStep, ServiceLink, ServiceWords } from './journey-step.ts';

/** Elements and comments whose content is not readable text. */
const SILENT =
  /<(script|style|template|noscript|svg|math|iframe|object)(?=[\s/>])[\s\S]{0,5000}?<\/\1\s*>|<!--[\s\S]{0,5000}?-->/gi;
/** Known tags only: the `<` in 'a < b' is not a tag. */
const TAG =
  /<(\/?)(a|abbr|b|big|blockquote|br|button|center|cite|code|dd|div|dl|dt|em|font|form|h[1-6]|hr|i|iframe|img|input|kbd|label|li|mark|math|object|ol|p|pre|s|script|section|small|span|strong|style|sub|sup|svg|table|tbody|td|template|th|thead|tr|u|ul)(?=[\s/>])([^<>]{0,1000})>/gi;
const NEW_LINE = /^(?:blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|section|table|tr|ul)$/i;

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;
const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};
const HIGHEST = 0x10_ff_ff;

const signOf = (all: string, decimal?: string, hex?: string, name?: string): string => {
  if (name !== undefined) return SIGNS[name.toLowerCase()] ?? all;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0 && code <= HIGHEST ? String.fromCodePoint(code) : all;
};
const decoded = (text: string): string => text.replace(ENTITY, signOf);
const tidy = (text: string): string => text.replace(/[ \t]*\n\s*/g, '\n');

const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

const addressOf = (attributes: string): string | undefined => {
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const given = decoded(double ?? single ?? bare ?? '').trim();
  const { storeHosts } = runtime().config;
  return given === '' ? undefined : safeRedirect(given, { here: location.href, storeHosts });
};

type Part = string | ServiceLink;

/** Reads a text with markup: its text, and the links that the page may lead to (SEC-02). Everything else is left out. */
export const readWords = (marked: string): ServiceWords => {
  const text = marked.replace(SILENT, '');
  const parts: Part[] = [];
  let [said, href, from] = ['', undefined as string | undefined, 0];
  const close = (): void => {
    const words = tidy(decoded(said));
    const isLink = href !== undefined && words.trim() !== '';
    if (words !== '') parts.push(isLink ? { text: words.trim(), href: href as string } : words);
    said = '';
    href = undefined;
  };
  for (const { 0: all, 1: end, 2: name = '', 3: attributes = '', index } of text.matchAll(TAG)) {
    said += text.slice(from, index);
    from = index + all.length;
    if (/^a$/i.test(name)) {
      close();
      href = end ? undefined : addressOf(attributes);
    } else if (NEW_LINE.test(name)) said += '\n';
  }
  said += text.slice(from);
  close();
  if (parts.every((part) => typeof part === 'string')) return tidy(parts.join('')).trim();
  const last = parts.length - 1;
  return parts
    .map((part, place) => {
      if (typeof part !== 'string') return part;
      const begun = place === 0 ? part.trimStart() : part;
      return place === last ? begun.trimEnd() : begun;
    })
    .filter((part) => part !== '');
};

/** Reads a text with markup as plain text, for labels and buttons, which can't contain links. */
export const readPlain = (marked: string): string => {
  const words = readWords(marked);
  return typeof words === 'string'
    ? words
    : words
        .map((part) => (typeof part === 'string' ? part : part.text))
        .join('')
        .trim();
};

const plainAll = (all: readonly string[]): readonly string[] => all.map(readPlain);

const plainCallback = (one: JourneyCallback): JourneyCallback => {
  switch (one.kind) {
    case 'message':
    case 'suspended':
    case 'terms': {
      const text = typeof one.text === 'string' ? readWords(one.text) : one.text;
      return one.kind === 'message' && text === '' ? { index: one.index, kind: 'hidden' } : { ...one, text };
    }
    case 'wait':
    case 'device-profile':
      return { ...one, text: readPlain(one.text) };
    case 'text':
    case 'number':
    case 'boolean':
      return { ...one, prompt: readPlain(one.prompt) };
    case 'choice':
      return { ...one, prompt: readPlain(one.prompt), choices: plainAll(one.choices) };
    case 'confirmation':
      return { ...one, prompt: readPlain(one.prompt), options: plainAll(one.options) };
    case 'question': {
      const questions = plainAll(one.questions);
      // The service expects the question in its own wording.
      const asWritten = (question: string): string => one.questions[questions.indexOf(question)] ?? question;
      const set = (question: string, answer: string): void => one.set(asWritten(question), answer);
      return { ...one, prompt: readPlain(one.prompt), questions, set };
    }
    case 'providers':
      return { ...one, providers: one.providers.map(({ id, name }) => ({ id, name: readPlain(name) })) };
    default:
      return one;
  }
};

/** Returns the step with the markup removed from its texts. Services let administrators write HTML into them. */
export const withoutMarkup = (step: JourneyStep): JourneyStep => ({
  ...step,
  header: step.header && (readPlain(step.header) || undefined),
  description:
    typeof step.description === 'string' ? readWords(step.description) || undefined : step.description,
  callbacks: step.callbacks.map(plainCallback),
});
