import type { PageConfig } from '../core/config/page-config.ts';
import { didYouMean } from '../core/config/nearest.ts';
import { flagMocks, flagTable, isFlagKey } from '../core/flags/flag-table.ts';
import { inWords, unknownAttributes } from '../widgets/kit/element/author-words.ts';
import { COMMON_ATTRIBUTES } from '../widgets/kit/element/shared-contract.ts';
import { readAttribute } from '../widgets/kit/element/read-attribute.ts';
import type { AttributeSpec, WidgetContract } from '../widgets/kit/element/widget-contract.ts';
import { widgets } from '../widgets/widget-list.ts';
import {
  allows,
  policiesOf,
  sourcesOf,
  spreadsTrust,
  type ContentPolicy,
  type Directive,
} from './content-policy.ts';
import { at, type Finding, type FindingCode } from './findings.ts';
import { baseOf, isMeantAsLoader, NOWHERE, ownFiles, resolved, type OwnFile } from './own-files.ts';
import { readSettings } from './page-settings.ts';
import type { PolicyNeed } from './policy-needs.ts';
import type { Tag } from './read-page.ts';

/** What is known of a page without another request. */
export type Seen = {
  tags: readonly Tag[];
  /** Undefined if the page is a file whose address nobody gave. */
  address: URL | undefined;
  /** The header `Content-Security-Policy`. */
  policy: string;
  /** Whether a script that is named as the loader is somebody else's. */
  isOthers?: (url: URL) => boolean;
};

/** What the rules found, and what further requests need to know. */
export type Examined = {
  found: readonly Finding[];
  files: readonly OwnFile[];
  config: PageConfig | undefined;
  base: URL;
};

/** Examines a page by what it says itself. Source: EMB-13 e. */
export const examinePage = (seen: Seen, needs: ReadonlyMap<string, readonly PolicyNeed[]>): Examined => {
  const { tags, address } = seen;
  const base = baseOf(tags, address);
  const named = ownFiles(tags, base);
  const files = named.filter(({ kind, url }) => kind !== 'loader' || !seen.isOthers?.(url));
  const strangers = named.filter((file) => !files.includes(file) && isMeantAsLoader(file.tag));
  const loaders = files.filter(({ kind }) => kind === 'loader');
  const { config, salvaged, found } = readSettings(tags, loaders[0]?.tag);
  const ours = tags.filter(({ name }) => name.startsWith('assess-'));
  return {
    files,
    config,
    base,
    found: [
      ...loadFaults(tags, ours, loaders),
      ...strangers.map(({ tag, url }) => at('load.missing', tag, `${url.href} is not the loader.`)),
      ...versionFaults(tags, files, loaders[0]),
      ...reserveFaults(ours, files, loaders),
      ...ours.flatMap(tagFaults),
      ...found,
      ...(config && address ? addressFaults(config, address, ours, loaders) : []),
      ...policyFaults({ ...seen, files, config: config ?? salvaged, base, ours, needs }),
    ],
  };
};

const isModule = (tag: Tag): boolean => tag.attributes.get('type')?.value === 'module';

/** Returns whether a script or an import map names the npm package. */
const isPackage = ({ name, text, attributes }: Tag): boolean =>
  name === 'script' &&
  ['module', 'importmap'].includes(attributes.get('type')?.value ?? '') &&
  text.includes('assess-store-elements');

const loadFaults = (tags: readonly Tag[], ours: readonly Tag[], loaders: readonly OwnFile[]): Finding[] => {
  const found: Finding[] = [];
  const [first, second] = loaders;
  const bundled = tags.find(isPackage);
  if (!first && !bundled && ours.length === 0 && !tags.some(isMeantAsLoader))
    found.push(at('load.nothing', { line: 1 }, 'There are no widgets on this page.'));
  if (second) found.push(at('load.twice', second.tag, `The loader is on line ${first?.tag.line} already.`));
  else if (first && bundled)
    found.push(
      at('load.twice', bundled, `The npm package is here, and the loader on line ${first.tag.line}.`),
    );
  // A script of the page may bring the npm package with it.
  const isBare = !tags.some(
    ({ name, attributes }) =>
      name === 'script' && (attributes.has('src') || attributes.get('type')?.value === 'module'),
  );
  if (ours[0] && isBare) found.push(at('load.missing', ours[0], `<${ours[0].name}> is never defined.`));
  for (const { tag, url } of loaders) {
    const wantsModule = url.pathname.endsWith('.mjs');
    if (tag.name === 'script' && isModule(tag) !== wantsModule)
      found.push(at('load.kind', tag, wantsModule ? 'loader.mjs is a module.' : 'loader.js is no module.'));
  }
  return found;
};

/** The shadow roots of header and footer each link the same style sheet. */
const firstOfEach = (files: readonly OwnFile[]): OwnFile[] => [
  ...new Map(files.toReversed().map((file) => [file.url.href, file])).values(),
];

const versionFaults = (
  tags: readonly Tag[],
  files: readonly OwnFile[],
  loader: OwnFile | undefined,
): Finding[] => {
  if (!loader) return [];
  const pinned = loader.version;
  const others = firstOfEach(files.filter(({ kind }) => kind !== 'loader' && kind !== 'chunk'));
  if (pinned !== undefined)
    return others
      .filter(({ version }) => version !== pinned)
      .map(({ tag, url, version = 'the latest release' }) =>
        at('version.mixed', tag, `${nameOf(url)} is of ${version}, the loader of ${pinned}.`),
      );
  const held = [
    ...others.filter(({ version }) => version !== undefined),
    // One hint says it for all.
    ...files.filter(({ kind }) => kind === 'chunk').slice(0, 1),
  ];
  const moving = (tag: Tag, what: string) => at('version.moving', tag, `${what} of one release.`);
  return [
    ...held.map(({ tag, url }) => moving(tag, `${nameOf(url)} is`)),
    ...(loader.tag.attributes.has('integrity') ? [moving(loader.tag, 'The loader’s hash is')] : []),
    ...tags.filter(isHashMap).map((tag) => moving(tag, 'The hashes of the import map are')),
  ];
};

const nameOf = ({ pathname }: URL): string => pathname.split('/').at(-1) ?? '';

/** Returns whether a tag is an import map with hashes of our chunks. */
export const isHashMap = ({ name, attributes, text }: Tag): boolean =>
  name === 'script' && attributes.get('type')?.value === 'importmap' && text.includes('/chunks/core-');

const contracts = new Map<string, WidgetContract>(widgets.map((widget) => [widget.tag, widget]));
const names = [...contracts.keys()].map((tag) => tag.replace('assess-', ''));

const reserveFaults = (
  ours: readonly Tag[],
  files: readonly OwnFile[],
  [loader]: readonly OwnFile[],
): Finding[] => {
  const first = ours.find(({ name }) => contracts.get(name)?.height !== undefined);
  if (!loader || !first || files.some(({ kind }) => kind === 'reserve')) return [];
  return [at('reserve.missing', loader.tag, `Nothing reserves the height of <${first.name}>.`)];
};

const tagFaults = (tag: Tag): Finding[] => {
  const contract = contracts.get(tag.name);
  const name = tag.name.replace('assess-', '');
  if (!contract) {
    const near = didYouMean(name, names, (one) => `<assess-${one}>`);
    return [at('tag.unknown', tag, `There is no widget <${tag.name}>.${near}`)];
  }
  const known: Readonly<Record<string, AttributeSpec>> = { ...contract.attributes, ...COMMON_ATTRIBUTES };
  const given = [...tag.attributes];
  return [
    ...(tag.isSelfClosing || tag.isOpen ? [at('tag.unclosed', tag, `<${tag.name}> has no end tag.`)] : []),
    ...given.flatMap(([attribute, where]) =>
      unknownAttributes([attribute], Object.keys(known)).map((what) =>
        at('attribute.unknown', where, `<${tag.name}>: ${what}`),
      ),
    ),
    ...given.flatMap(([attribute, where]) => {
      const spec = Object.hasOwn(known, attribute) ? known[attribute] : undefined;
      const fault = spec && readAttribute(spec, where.value).fault;
      if (!fault) return [];
      return [at('attribute.value', where, `<${tag.name}> ${inWords({ subject: attribute, fault })}`)];
    }),
  ];
};

const SERVICES = ['commerceBase', 'content', 'regional', 'store', 'geo', 'payment'] as const;

const addressFaults = (
  config: PageConfig,
  page: URL,
  ours: readonly Tag[],
  [loader]: readonly OwnFile[],
): Finding[] => {
  const line = { line: loader?.tag.line ?? 1 };
  const found: Finding[] = [];
  const { storeUrl, storeHosts, commerceBase, payment } = config;
  const isShop = storeHosts.includes(page.host) || resolved(commerceBase, page)?.origin === page.origin;
  if (storeUrl === undefined && !isShop)
    found.push(at('config.store', line, `Nothing says where the shop of ${page.host} is.`));
  for (const name of SERVICES) {
    const url = config[name] === undefined ? undefined : resolved(config[name], page);
    if (page.protocol === 'https:' && url?.protocol === 'http:')
      found.push(at('config.insecure', line, `${name} is ${url.href}`));
  }
  if (payment !== undefined && resolved(payment, page)?.origin === page.origin && ours.length > 0)
    found.push(at('config.payment', line, `payment is ${payment}`));
  return found;
};

type Around = Seen & {
  files: readonly OwnFile[];
  config: PageConfig | undefined;
  base: URL;
  ours: readonly Tag[];
  needs: ReadonlyMap<string, readonly PolicyNeed[]>;
};

const CODES: Readonly<Record<Directive, FindingCode>> = {
  'script-src': 'policy.script',
  'style-src': 'policy.style',
  'connect-src': 'policy.connect',
  'img-src': 'policy.img',
  'frame-src': 'policy.frame',
  'form-action': 'policy.form',
};

const policyFaults = (around: Around): Finding[] =>
  policiesOf(around.tags, around.policy).flatMap((policy) => [
    ...fileFaults(policy, around),
    ...mapFaults(policy, around),
    ...needFaults(policy, around),
    ...trustedTypesFaults(policy, around),
  ]);

const fileFaults = (policy: ContentPolicy, { address: page, files }: Around): Finding[] =>
  files.flatMap(({ kind, url, tag }) => {
    const nonce = tag.attributes.get('nonce')?.value;
    const directive: Directive = kind === 'reserve' || kind === 'shell' ? 'style-src' : 'script-src';
    if (!allows(policy, directive, { url, page, nonce }))
      return [at(CODES[directive], tag, `${directive} does not allow ${url.href}`)];
    if (kind !== 'loader' || spreadsTrust(policy, nonce)) return [];
    const chunks = new URL('chunks/', url);
    if (allows(policy, directive, { url: chunks, page })) return [];
    const what = `script-src allows the loader, and not the files that it loads from ${chunks.origin}`;
    return [at('policy.script', tag, what)];
  });

/** An import map is an inline script. */
const mapFaults = (policy: ContentPolicy, { tags }: Around): Finding[] =>
  tags.filter(isHashMap).flatMap((tag) => {
    const sources = sourcesOf(policy, 'script-src');
    const nonce = tag.attributes.get('nonce')?.value;
    const isAllowed =
      !sources ||
      sources.includes(`'nonce-${nonce ?? ''}'`) ||
      sources.some((one) => /^'(?:unsafe-inline|sha(?:256|384|512)-.+)'$/.test(one));
    return isAllowed
      ? []
      : [at('policy.script', tag, 'The import map is inline and has no nonce of the policy.')];
  });

/** Returns whether a flag is surely on: by the page's own flags, and not by a service. */
const isOn = (config: PageConfig, flag: string): boolean => {
  if (config.flagService || !isFlagKey(flag)) return false;
  const values = config.flags === 'mock' ? flagMocks() : config.flags;
  return (flagTable[flag].parse(values[flag as keyof typeof values]) ?? flagTable[flag].default) === true;
};

/** The addresses of the vendor, where the page gives none. */
const VENDOR = {
  baseUrl: 'https://app.launchdarkly.com',
  streamUrl: 'https://clientstream.launchdarkly.com',
  eventsUrl: 'https://events.launchdarkly.com',
};

const addressesOf = (config: PageConfig, setting: string, page: URL | undefined): string[] => {
  const { identity, flagService, storeUrl } = config;
  if (setting === 'identity') return identity ? [identity.base] : [];
  if (setting === 'storeUrl') return [storeUrl ?? page?.origin ?? []].flat();
  if (setting === 'flagService')
    return flagService
      ? Object.entries(VENDOR).map(([name, own]) => flagService[name as keyof typeof VENDOR] ?? own)
      : [];
  const value = config[setting as keyof PageConfig];
  return typeof value === 'string' ? [value] : [];
};

const needFaults = (
  policy: ContentPolicy,
  { address: page, config, base, ours, needs, files }: Around,
): Finding[] => {
  if (!config) return [];
  const known = ours.filter(({ name }) => contracts.has(name));
  if (known.length === 0) return [];
  const every = (needs.get('*') ?? []).filter(({ setting }) => setting !== 'commerceBase' || config.identity);
  const said = new Set<string>();
  const all = [
    ...known.flatMap(({ name }) => (needs.get(name) ?? []).map((need) => ({ need, who: `<${name}>` }))),
    ...every.map((need) => ({ need, who: 'The page' })),
  ];
  return all.flatMap(({ need: { directive, setting, flag }, who }) => {
    if (flag !== undefined && !isOn(config, flag)) return [];
    return addressesOf(config, setting, page).flatMap((address) => {
      const url = resolved(`${address.replace(/\/$/, '')}/`, new URL(base.href));
      const key = `${directive} ${url?.origin ?? ''}`;
      if (!url || said.has(key) || files.length === 0 || isOwnOnly(url, page, policy, directive)) return [];
      if (allows(policy, directive, { url, page })) return [];
      said.add(key);
      return [at(CODES[directive], policy, `${who} needs ${url.origin} (${setting}) in ${directive}.`)];
    });
  });
};

/** Returns whether a relative address is asked about whose page is not known, and 'self' is allowed. */
const isOwnOnly = (url: URL, page: URL | undefined, policy: ContentPolicy, directive: Directive): boolean =>
  page === undefined && url.href.startsWith(NOWHERE) && allows(policy, directive, { url, page: url });

const trustedTypesFaults = (policy: ContentPolicy, { config, ours }: Around): Finding[] => {
  const allowed = policy.directives.get('trusted-types');
  const isEnforced = policy.directives.get('require-trusted-types-for')?.includes("'script'") && allowed;
  if (!isEnforced || !config || ours.length === 0 || !isOn(config, 'editableTemplates')) return [];
  if (allowed.includes('assess-widgets') || allowed.includes('*')) return [];
  return [at('policy.trusted-types', policy, 'The flag editableTemplates is on.')];
};
