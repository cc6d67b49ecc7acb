import { TokenType } from 'vscode-html-languageservice/lib/umd/htmlLanguageTypes.js';
import { createScanner } from 'vscode-html-languageservice/lib/umd/parser/htmlScanner.js';

/** An attribute's value, with its character references replaced, and its line. */
type Attribute = { value: string; line: number };

/** One start tag of a page. */
export type Tag = {
  name: string;
  line: number;
  attributes: ReadonlyMap<string, Attribute>;
  /** Written as `<tag />`. */
  isSelfClosing: boolean;
  /** True until its end tag is found. */
  isOpen: boolean;
  /** What is inside, of scripts only. */
  text: string;
};

/** Returns whether what is inside a tag is text, or waits until a script takes it out. */
const isInert = ({ name, attributes }: Tag): boolean =>
  name === 'textarea' || name === 'title' || (name === 'template' && !attributes.has('shadowrootmode'));

/**
 * Returns the start tags of a page in their order. Comments, and markup inside scripts, text fields and templates, are left
 * out.
 */
export const readPage = (source: string): readonly Tag[] => {
  const scanner = createScanner(source);
  const lineAt = lines(source);
  const tags: Tag[] = [];
  const open: Tag[] = [];
  let tag: Tag | undefined;
  let name = '';
  for (let type = scanner.scan(); type !== TokenType.EOS; type = scanner.scan()) {
    const text = scanner.getTokenText();
    const line = lineAt(scanner.getTokenOffset());
    const attributes = tag?.attributes as Map<string, Attribute> | undefined;
    if (type === TokenType.StartTag) {
      const begun: Tag = {
        name: text.toLowerCase(),
        line,
        attributes: new Map(),
        isSelfClosing: false,
        isOpen: true,
        text: '',
      };
      tag = begun;
      if (!open.some(isInert)) tags.push(begun);
      open.push(begun);
    } else if (type === TokenType.StartTagSelfClose && tag) tag.isSelfClosing = true;
    else if (type === TokenType.AttributeName) {
      name = text.toLowerCase();
      // Of an attribute that is there twice the first counts.
      if (attributes?.has(name)) name = '';
      else attributes?.set(name, { value: '', line });
    } else if (type === TokenType.AttributeValue && name !== '')
      attributes?.set(name, { value: decoded(unquoted(text)), line: attributes.get(name)?.line ?? line });
    else if (type === TokenType.Script && tag) tag.text += text;
    else if (type === TokenType.EndTag) end(open, text.toLowerCase());
  }
  return tags;
};

/**
 * Ends the last open tag of this name. What is open inside it ends with it, and stays marked as not ended. An end tag inside
 * a text field or a template ends nothing outside of it.
 */
const end = (open: Tag[], name: string): void => {
  const at = open.findLastIndex((tag) => tag.name === name);
  const [ended] = at === -1 || at < open.findLastIndex(isInert) ? [] : open.splice(at);
  if (ended) ended.isOpen = false;
};

const lines = (source: string) => {
  const starts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset: number) => starts.findLastIndex((start) => start <= offset) + 1;
};

const unquoted = (text: string): string => (/^(["']).*\1$/s.test(text) ? text.slice(1, -1) : text);

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Replaces the references that a value of ours can need. Any other stays as it is written. */
const decoded = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (all, hex?: string, digits?: string, named?: string) => {
      if (named !== undefined) return NAMED[named] ?? all;
      const point = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
      return point <= 0x10_ff_ff ? String.fromCodePoint(point) : all;
    },
  );
