import type { Tag } from './read-page.ts';

/** A file of the widgets that a page names. */
export type OwnFile = {
  kind: 'loader' | 'head' | 'reserve' | 'shell' | 'chunk';
  url: URL;
  /** The version in its address. Undefined in the address that follows the latest release. */
  version: string | undefined;
  tag: Tag;
};

const KINDS = [
  ['loader', /\/loader\.m?js$/],
  ['head', /\/head\.js$/],
  ['reserve', /\/reserve\.css$/],
  ['shell', /\/fragments\/shell\.css$/],
  ['chunk', /\/chunks\/[\w.-]+\.js$/],
] as const;

/** Returns what a tag's address begins from: the page's own address, or that of its `<base>`. */
export const baseOf = (tags: readonly Tag[], address: URL | undefined): URL => {
  const page = address ?? new URL(NOWHERE);
  const given = tags.find(({ name, attributes }) => name === 'base' && attributes.has('href'));
  return resolved(given?.attributes.get('href')?.value ?? '', page) ?? page;
};

/** Stands for the address of a page that is only a file. */
export const NOWHERE = 'http://page.invalid/';

/** Returns the address, or undefined if it is none. */
export const resolved = (address: string, base: URL): URL | undefined =>
  URL.canParse(address, base.href) ? new URL(address, base.href) : undefined;

/** Returns whether a script is meant to be the loader, however its file is called: it has our configuration. */
export const isMeantAsLoader = ({ name, attributes }: Tag): boolean =>
  name === 'script' && attributes.has('data-commerce-base');

/** Returns the files of the widgets that scripts and links of the page name. */
export const ownFiles = (tags: readonly Tag[], base: URL): OwnFile[] =>
  tags.flatMap((tag) => {
    const address = tag.attributes.get(tag.name === 'script' ? 'src' : 'href')?.value;
    if (address === undefined || !['script', 'link'].includes(tag.name)) return [];
    const url = resolved(address, base);
    const [named] = KINDS.find(([, form]) => form.test(url?.pathname ?? '')) ?? [];
    const kind = isMeantAsLoader(tag) ? 'loader' : named;
    if (!url || !kind) return [];
    const [, version] = /\/v(\d[\w.+-]*)\//.exec(url.pathname) ?? [];
    return [{ kind, url, version, tag }];
  });
