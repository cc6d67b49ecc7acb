import { createHash } from 'node:crypto';
import type { PageConfig } from '../core/config/page-config.ts';
import { resolveLocaleRow } from '../core/locale/resolve.ts';
import type { Answer, Ask } from './ask.ts';
import { at, type Finding } from './findings.ts';
import { resolved, type OwnFile } from './own-files.ts';
import { isHashMap, type Examined } from './examine-page.ts';
import type { Tag } from './read-page.ts';

/* What only the servers can tell: whether files are there, whether their hashes are right, and what CORS allows. */

/** Asks, and returns undefined if there is no answer. The caller says what that means. */
const tryAsk = (ask: Ask, ...asked: Parameters<Ask>): Promise<Answer | undefined> =>
  ask(...asked).catch(() => undefined);

/** Examines the files and services that a page names. `page` is the page's own address. */
export const examineServed = async (
  { files, config }: Pick<Examined, 'files' | 'config'>,
  tags: readonly Tag[],
  page: URL | undefined,
  ask: Ask,
): Promise<Finding[]> => {
  const asked = page ? files : files.filter(({ url }) => !url.hostname.endsWith('.invalid'));
  // A hint for a chunk is tried by the browser itself, and costs nothing if it is wrong.
  const checked = asked.filter(({ kind, tag }) => kind !== 'chunk' || tag.attributes.has('integrity'));
  return [
    ...(await Promise.all(checked.map((file) => fileFaults(file, page, ask)))).flat(),
    ...(await mapFaults(tags, asked, ask)),
    ...(page && config ? await serviceFaults(config, files, page, ask) : []),
  ];
};

const allowsOrigin = ({ headers }: Answer, page: URL): boolean =>
  ['*', page.origin].includes(headers['access-control-allow-origin'] ?? '');

const fileFaults = async (
  { kind, url, tag }: OwnFile,
  page: URL | undefined,
  ask: Ask,
): Promise<Finding[]> => {
  const isOther = page !== undefined && url.origin !== page.origin;
  const answer = await tryAsk(ask, url, isOther ? { headers: { Origin: page.origin } } : {});
  if (answer?.status !== 200) {
    const what = answer ? `answered ${answer.status}` : 'did not answer';
    return [at('file.unread', tag, `${url.href} ${what}.`)];
  }
  const given = tag.attributes.get('integrity');
  return [
    ...(given && !isHashOf(given.value, answer.body)
      ? [at('integrity.wrong', given, `${url.href} has ${hashOf('sha384', answer.body)}`)]
      : []),
    ...(given && isOther && !tag.attributes.has('crossorigin')
      ? [at('integrity.crossorigin', given, `${url.href} is of another origin.`)]
      : []),
    ...(kind === 'loader' && isOther && !allowsOrigin(answer, page)
      ? [at('cors.files', tag, `${url.origin} does not allow ${page.origin}`)]
      : []),
  ];
};

const hashOf = (kind: string, bytes: Buffer): string =>
  `${kind}-${createHash(kind).update(bytes).digest('base64')}`;

/** Returns whether a value of `integrity` has the hash of these bytes. Hashes of unknown kinds count for nothing. */
const isHashOf = (given: string, bytes: Buffer): boolean =>
  given
    .split(/\s+/)
    .map((one) => one.split('?')[0] ?? '')
    .some((one) => /^sha(?:256|384|512)-/.test(one) && hashOf(one.slice(0, 6), bytes) === one);

/** Compares the hashes of an import map with those that the release publishes beside its loader. */
const mapFaults = async (tags: readonly Tag[], files: readonly OwnFile[], ask: Ask): Promise<Finding[]> => {
  const map = tags.find(isHashMap);
  const loader = files.find(({ kind, version }) => kind === 'loader' && version !== undefined);
  if (!map || !loader) return [];
  const answer = await tryAsk(ask, new URL('integrity.json', loader.url));
  const published = answer?.status === 200 ? hashesIn(answer.body.toString()) : undefined;
  const given = hashesIn(map.text);
  if (!published || !given) return [];
  const folder = new URL('../', loader.url).href;
  const wrong = Object.entries(given).find(
    ([url, hash]) => published[url.replace(folder, '').replace('?again', '')] !== hash,
  );
  return wrong
    ? [at('integrity.wrong', map, `The import map’s hash of ${wrong[0]} is not the release’s.`)]
    : [];
};

const hashesIn = (json: string): Record<string, unknown> | undefined => {
  try {
    const { integrity } = Object(JSON.parse(json)) as { integrity?: unknown };
    return typeof integrity === 'object' && integrity !== null
      ? (integrity as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
};

/** The headers of a commerce read that make a browser ask first. */
const COMMERCE_HEADERS = 'x-request-id,x-routing-region,x-site-id';

type Read = { setting: string; url: URL | undefined; isCommerce?: boolean; isWithCookies?: boolean };

/** The first read of each service, as the widgets make it. */
const readsOf = (config: PageConfig, page: URL): Read[] => {
  const { host, pathname: path } = page;
  const { locale, baseSite } = resolveLocaleRow({ host, path, htmlLang: '', configured: config.locale });
  const below = (base: string | undefined, rest: string) =>
    base === undefined ? undefined : resolved(`${base}${rest}`, page);
  const commerce = config.commerceBase.replaceAll('{baseSiteId}', baseSite);
  return [
    { setting: 'commerceBase', url: resolved(commerce, page), isCommerce: true },
    {
      setting: 'content',
      url: below(config.content, `/graphql/execute.json/USAssessments/${locale}-checkout`),
    },
    { setting: 'regional', url: below(config.regional, `/${locale}/footer-content.json`) },
    { setting: 'geo', url: below(config.geo, '/country') },
    { setting: 'store', url: below(config.store, '/store/customer/current'), isWithCookies: true },
  ];
};

const serviceFaults = async (
  config: PageConfig,
  files: readonly OwnFile[],
  page: URL,
  ask: Ask,
): Promise<Finding[]> => {
  const place = files.find(({ kind }) => kind === 'loader')?.tag ?? { line: 1 };
  const answers = readsOf(config, page).map(async ({ setting, url, isCommerce, isWithCookies }) => {
    if (!url || url.origin === page.origin) return [];
    const headers: Record<string, string> = { Origin: page.origin };
    if (isCommerce)
      Object.assign(headers, {
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': COMMERCE_HEADERS,
      });
    const answer = await tryAsk(ask, url, { method: isCommerce ? 'OPTIONS' : 'GET', headers });
    if (!answer) return [at('service.unreachable', place, `${setting}: ${url.href} did not answer.`)];
    const refused = (what: string) => [
      at('cors.service', place, `${setting}: ${url.origin} does not ${what}`),
    ];
    const allowed = (answer.headers['access-control-allow-headers'] ?? '').toLowerCase();
    const lacks = isCommerce
      ? COMMERCE_HEADERS.split(',').filter((name) => allowed !== '*' && !allowed.split(/,\s*/).includes(name))
      : [];
    if (!allowsOrigin(answer, page)) return refused(`allow ${page.origin}`);
    if (lacks.length > 0) return refused(`allow the header ${lacks.join(', ')}`);
    if (isWithCookies && answer.headers['access-control-allow-credentials'] !== 'true')
      return refused('send Access-Control-Allow-Credentials: true');
    return [];
  });
  return (await Promise.all(answers)).flat();
};
