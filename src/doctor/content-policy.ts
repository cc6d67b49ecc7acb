import type { Tag } from './read-page.ts';

/** A content security policy: its sources by directive. Source: W3C CSP 3. */
export type ContentPolicy = { line: number; directives: ReadonlyMap<string, readonly string[]> };

/** Returns the policies of a header's value. A comma separates two. */
export const parsePolicies = (text: string, line: number): ContentPolicy[] =>
  text
    .split(',')
    .filter((one) => one.trim() !== '')
    .map((one) => {
      const directives = new Map<string, readonly string[]>();
      for (const part of one.split(';')) {
        const [name = '', ...sources] = part.trim().split(/\s+/);
        if (name !== '' && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
      }
      return { line, directives };
    });

/** Returns the policies of a page: those of the header, whose line is 1, and those of its `<meta>` tags. */
export const policiesOf = (tags: readonly Tag[], header: string): readonly ContentPolicy[] => [
  ...parsePolicies(header, 1),
  ...tags
    .filter(
      ({ name, attributes }) =>
        name === 'meta' && attributes.get('http-equiv')?.value.toLowerCase() === 'content-security-policy',
    )
    .flatMap(({ attributes, line }) => parsePolicies(attributes.get('content')?.value ?? '', line)),
];

/** The directives that apply, the first that is there. */
const FALLBACKS = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'style-src': ['style-src-elem', 'style-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
  'form-action': ['form-action'],
} as const;

export type Directive = keyof typeof FALLBACKS;

/** Returns the sources that apply to a directive. Undefined if the policy says nothing of it. */
export const sourcesOf = ({ directives }: ContentPolicy, directive: Directive) =>
  directives.get(FALLBACKS[directive].find((name) => directives.has(name)) ?? '');

/** What a policy is asked about. `page` is undefined if the page's address is not known. */
type Asked = { url: URL; page: URL | undefined; nonce?: string | undefined };

/** Returns whether a policy allows an address. What can't be told without the page's own address counts as allowed. */
export const allows = (policy: ContentPolicy, directive: Directive, asked: Asked): boolean => {
  const sources = sourcesOf(policy, directive);
  if (!sources) return true;
  if (asked.nonce && sources.includes(`'nonce-${asked.nonce}'`)) return true;
  // With 'strict-dynamic' a browser ignores hosts.
  if (directive === 'script-src' && sources.includes("'strict-dynamic'")) return false;
  return sources.some((source) => matches(source, asked));
};

/** Returns whether a policy lets a script that has its nonce load others. */
export const spreadsTrust = (policy: ContentPolicy, nonce: string | undefined): boolean => {
  const sources = sourcesOf(policy, 'script-src') ?? [];
  return nonce !== undefined && sources.includes("'strict-dynamic'") && sources.includes(`'nonce-${nonce}'`);
};

const HOST = /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i;
const PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

const matches = (source: string, { url, page }: Asked): boolean => {
  if (source === "'self'") return !page || isSame(url, page);
  if (source === '*') return /^https?:$/.test(url.protocol) || url.protocol === page?.protocol;
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return isScheme(source.toLowerCase(), url.protocol);
  const [, scheme, host = '', port, path = ''] = HOST.exec(source) ?? [];
  if (host === '' || host.startsWith("'")) return false;
  const wanted = scheme === undefined ? (page?.protocol ?? url.protocol) : `${scheme.toLowerCase()}:`;
  return (
    isScheme(wanted, url.protocol) &&
    isHost(host, url.hostname) &&
    isPort(port, wanted, url) &&
    isPath(path, url)
  );
};

const isSame = (url: URL, page: URL): boolean =>
  url.origin === page.origin ||
  (url.hostname === page.hostname &&
    page.protocol === 'http:' &&
    url.protocol === 'https:' &&
    url.port === page.port);

const isScheme = (wanted: string, protocol: string): boolean =>
  wanted === protocol || (wanted === 'http:' && protocol === 'https:');

const isHost = (wanted: string, host: string): boolean =>
  wanted === '*' ||
  (wanted.startsWith('*.') ? host.endsWith(wanted.slice(1).toLowerCase()) : wanted.toLowerCase() === host);

const isPort = (wanted: string | undefined, scheme: string, { port, protocol }: URL): boolean => {
  if (wanted === '*') return true;
  const real = port || PORTS[protocol];
  return real === (wanted ?? PORTS[protocol]) || (wanted === PORTS[scheme] && real === PORTS[protocol]);
};

const isPath = (wanted: string, { pathname }: URL): boolean =>
  wanted === '' || (wanted.endsWith('/') ? pathname.startsWith(wanted) : pathname === wanted);
