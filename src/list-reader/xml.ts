/** A tag of an XML text. `attributes`: as written. `isEmpty`: `<a/>`, which has no end tag. */
export type Tag = { readonly attributes: string; readonly isEmpty: boolean };

/** What is done with the pieces of an XML text, in order. Names come without their prefix. */
export type XmlReader = {
  readonly open: (name: string, tag: Tag) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
};

/** Walks through an XML text. Its own entities stay as written. Throws where something does not end. [SEC-10] */
export function readXml(xml: string, { open, close, text }: XmlReader): void {
  const endOf = (sign: string, from: number): number => {
    const place = xml.indexOf(sign, from);
    if (place === -1) throw new Error(`no ${sign} after ${from}`);
    return place;
  };
  let at = 0;
  while (at < xml.length) {
    const start = xml.indexOf('<', at);
    const piece = xml.slice(at, start === -1 ? xml.length : start);
    if (piece !== '') text?.(decodeEntities(piece));
    if (start === -1) return;
    if (xml.startsWith('<!--', start)) at = endOf('-->', start + 4) + 3;
    else if (xml.startsWith('<![CDATA[', start)) {
      const end = endOf(']]>', start);
      text?.(xml.slice(start + 9, end));
      at = end + 3;
    } else if (/[!?]/.test(xml.charAt(start + 1))) at = endOf('>', start) + 1;
    else {
      const end = endOfTag(xml, start);
      const [, slash, name = '', attributes = ''] =
        /^(\/?)(?:[^\s/>:]+:)?([^\s/>:]+)([^]*)$/.exec(xml.slice(start + 1, end)) ?? [];
      const isEmpty = attributes.endsWith('/');
      if (slash === '/') close?.(name);
      else {
        open(name, { attributes, isEmpty });
        if (isEmpty) close?.(name);
      }
      at = end + 1;
    }
  }
}

/** Returns the place of the `>` that ends a tag. One in quotes ends none. */
function endOfTag(xml: string, start: number): number {
  let quote = '';
  for (let at = start; at < xml.length; at += 1) {
    const c = xml.charAt(at);
    if (quote !== '') quote = c === quote ? '' : quote;
    else if (c === '"' || c === "'") quote = c;
    else if (c === '>') return at;
  }
  throw new Error(`no end of the tag at ${start}`);
}

/** Returns the value of an attribute, whatever its prefix: `r:id` is `id`. */
export function attributeOf({ attributes }: Tag, name: string): string | undefined {
  for (const [, own, double, single] of attributes.matchAll(
    /(?:^|\s)(?:[^\s=:"']+:)?([^\s=:"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  ))
    if (own === name) return decodeEntities(double ?? single ?? '');
  return undefined;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#(x?)([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (all, hex, digits, name) => {
        if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? all;
        const code = Number.parseInt(String(digits), hex === '' ? 10 : 16);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
      })
    : text;
