import { loaderNote, readPageConfig } from '../../core/config/read-page-config.ts';
import { defineReading } from '../../core/registry/readings.ts';
import { widgetNames } from '../../widgets/kit/element/widget-names.ts';
import { flagIn } from '../../core/flags/use-flag.ts';
import { flagDefaults, isFlagKey, type FlagKey } from '../../core/flags/flag-table.ts';
import { existingRegistry, type PageRegistry } from '../../core/registry/registry.ts';
import { hasRuntime, runtime } from '../../core/runtime.ts';
import { whyEmpty, type PageFacts } from './inspector.rules.ts';
import { scrub } from './without-personal-data.ts';
import type { Watched } from './watch-page.ts';

/** What the panel shows and copies: sections of lines, without anything personal. */
export type PageReport = {
  why: string;
  sections: readonly (readonly [title: string, lines: readonly string[]])[];
};

/** Returns the report of the page as it stands. Source: EMB-13 a, b. */
export const pageReport = (watched: Watched): PageReport => {
  const registry = existingRegistry();
  const read = readPageConfig(document);
  const facts = factsOf(watched, registry, read.config !== undefined);
  return {
    why: whyEmpty(facts)?.words ?? 'Nothing that is known here speaks for an empty widget.',
    sections: [
      ['Versions and copies', versions(registry)],
      ['Settings', settings()],
      ['Flags', registry ? flags(registry) : []],
      ['Session', session(registry)],
      ['Requests', requestLines(watched, registry)],
      ['Events', watched.events.map(({ ms, text }) => `${ms} ms  ${text}`)],
      ['First paint and late parts', times()],
      ['Messages of the widgets', watched.messages.map(({ ms, text }) => `${ms} ms  ${text}`)],
    ],
  };
};

/** Returns the report as text, for a mail to whoever can help. */
export const reportText = ({ why, sections }: PageReport): string =>
  [
    `Page: ${scrub(location.origin + location.pathname)}`,
    `Browser: ${navigator.userAgent}`,
    `Why is it empty? ${why}`,
    ...sections.flatMap(([title, lines]) => ['', title, ...lines.map((line) => `  ${line}`)]),
  ].join('\n');

const WIDGET = 'assess-';

/** The widgets of the page, also those in open shadow roots of others. */
const widgetsIn = (root: Document | ShadowRoot): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.localName.startsWith(WIDGET) ? [element] : []),
    ...(element.shadowRoot ? widgetsIn(element.shadowRoot) : []),
  ]);

const factsOf = (
  watched: Watched,
  registry: PageRegistry | undefined,
  hasConfiguration: boolean,
): PageFacts => {
  const { blocked, missing, requests } = watched;
  const found = widgetsIn(document);
  const ended = requests.filter(({ status }) => status !== undefined);
  // What only the browser has seen comes first, because of each service the last call counts.
  const latest = new Map([...unobserved(watched), ...ended].map((one) => [one.service, one]));
  const failed = [...latest.values()]
    .filter(({ status = 200 }) => status === 0 || status >= 400)
    // Without the flag service a page has its last values or the defaults, so any other failure says more.
    .toSorted(
      (one, other) => Number(one.service === 'flagService') - Number(other.service === 'flagService'),
    );
  const { flags: given = {}, session: { status = 'loading' } = {} } = registry?.getSnapshot() ?? {};
  const isMissing = (name: string): boolean => fileOf(name)?.responseStatus === 404;
  return {
    widgets: found.map(({ localName }) => localName.replace(WIDGET, '')),
    notDefined: found
      .filter(({ localName }) => !customElements.get(localName))
      .map(({ localName }) => localName.replace(WIDGET, '')),
    known: widgetNames,
    hasConfiguration,
    missing: [...missing, ...found.map(({ localName }) => localName.replace(WIDGET, '')).filter(isMissing)],
    blocked,
    failed: failed.map(({ service, status = 0, took = 0 }) => ({
      service,
      status,
      isOtherOrigin: isOther(service),
      isLate: took >= LATE,
    })),
    waiting: [...waitingUnseen(registry), ...requests.filter(isUnderWay).map(({ service }) => service)],
    isOnline: navigator.onLine,
    session: status as PageFacts['session'],
    hasExtensions: !hasRuntime() || runtime().config.commerceExtensions,
    isOn: (flag) => isFlagKey(flag) && flagIn(given, flag) === true,
    hasStorage: hasStorage(),
    language: hasRuntime() ? runtime().row.language : '',
    htmlLang: hasRuntime() ? document.documentElement.lang : '',
  };
};

/** The file of a widget's code, as the browser has loaded it. */
const fileOf = (name: string): PerformanceResourceTiming | undefined =>
  resources().find(({ name: url }) => url.includes(`/chunks/${name}-`));

const resources = (): PerformanceResourceTiming[] =>
  performance.getEntriesByType('resource') as PerformanceResourceTiming[];

/** A browser gives up a refused call sooner, in milliseconds. */
const LATE = 5000;

const isUnderWay = ({ status }: { status: number | undefined }): boolean => status === undefined;

const CART = defineReading<unknown>('cart');

/** The services of which a call is under way that began before the inspector, as far as the page tells. */
const waitingUnseen = (registry: PageRegistry | undefined): string[] => {
  if (!registry || !hasRuntime() || runtime().author) return [];
  // The cart waits for the session.
  if (registry.getSnapshot().session.status === 'loading')
    return runtime().config.identity ? ['identity'] : [];
  return registry.reading(CART).reading ? ['commerce'] : [];
};

const baseOf = (service: string): string | undefined => {
  if (!hasRuntime()) return undefined;
  const { config } = runtime();
  if (service === 'identity') return config.identity?.base;
  if (service === 'flagService') return config.flagService?.baseUrl;
  const name = service === 'commerce' ? 'commerceBase' : service;
  const value = (config as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : undefined;
};

const isOther = (service: string): boolean => {
  const base = baseOf(service);
  return (
    base !== undefined &&
    URL.canParse(base, location.href) &&
    new URL(base, location.href).origin !== location.origin
  );
};

/** Writes a value again that every page has. The storage says whether the browser took it. */
const hasStorage = (): boolean => {
  if (!hasRuntime()) return true;
  const { storage, row } = runtime();
  return storage.write('previousLocale', storage.read('previousLocale') ?? row.locale);
};

const versions = (registry: PageRegistry | undefined): string[] => {
  const scripts = [...document.scripts].filter(({ src }) => /\/loader\.m?js(?:\?|$)/.test(src));
  const tags = widgetsIn(document);
  const undefinedTags = tags.filter(({ localName }) => !customElements.get(localName));
  return [
    registry ? `widgets ${registry.version}, protocol ${registry.protocol}` : 'no copy has started',
    ...scripts.map(({ src }) => `loader ${scrub(src)}`),
    ...(scripts.length > 1 ? ['There is more than one loader. Keep one.'] : []),
    `${tags.length} tags: ${[...new Set(tags.map(({ localName }) => localName))].join(', ')}`,
    ...[...new Set(undefinedTags.map(({ localName }) => localName))].map((name) => `not defined: <${name}>`),
  ];
};

/** Where the configuration is, as `readPageConfig` looks for it. */
const sourceOf = (): string => {
  if (document.querySelector('script[type="application/json"][data-assess-config]')) return 'block';
  return Object.keys(loaderNote()?.data ?? {}).length > 0 ? 'data-* of the loader' : 'configure()';
};

/** Texts of the page and the CMS may have names and telephone numbers. Only how many there are is shown. */
const valueText = (name: string, value: unknown): string =>
  name === 'messages' || name === 'contentMessages'
    ? `${Object.keys(Object(value) as object).length} texts`
    : scrub(JSON.stringify(value) ?? '');

const settings = (): string[] => {
  const { config, problems } = readPageConfig(document);
  const given = givenNames();
  return [
    ...Object.entries(config ?? {}).map(
      ([name, value]) => `${name} = ${valueText(name, value)}  (${given.has(name) ? sourceOf() : 'default'})`,
    ),
    ...(hasRuntime() ? [`locale in use = ${runtime().row.locale}`] : []),
    ...problems.map(({ subject, fault }) => `${subject} is wrong: ${fault[0]}`),
  ];
};

/** The names of the settings that the page gives. The parser fills in the others. */
const givenNames = (): ReadonlySet<string> => {
  const block = document.querySelector('script[type="application/json"][data-assess-config]');
  try {
    if (block) return new Set(Object.keys(Object(JSON.parse(block.textContent)) as object));
  } catch {
    // The problems say that it can't be read.
    return new Set();
  }
  const data = Object.keys(loaderNote()?.data ?? {});
  return new Set(data.length > 0 ? data : Object.keys(hasRuntime() ? runtime().config : {}));
};

const flags = (registry: PageRegistry): string[] => {
  const { flags: given } = registry.getSnapshot();
  const source = hasRuntime() && runtime().config.flagService ? 'flag service or its last values' : 'page';
  return Object.keys(flagDefaults()).map((name) => {
    const why = given === 'mock' ? 'mock' : Object.hasOwn(given, name) ? source : 'default';
    return `${name} = ${JSON.stringify(flagIn(given, name as FlagKey))}  (${why})`;
  });
};

const session = (registry: PageRegistry | undefined): string[] => {
  if (!registry) return [];
  const { session: now, country } = registry.getSnapshot();
  const { identity, settings: given } = hasRuntime() ? runtime().config : {};
  return [
    `status = ${now.status}`,
    `by = ${given?.identityProvider === false ? 'the store’s cookie' : identity ? 'the identity service' : 'nothing: nobody can sign in'}`,
    `country = ${country ?? 'not known'}`,
  ];
};

/** The services whose calls no widget makes, so that only the browser sees them. */
const UNHEARD = ['identity', 'flagService'];

type Unobserved = {
  service: string;
  ms: number;
  took: number;
  /** Undefined if the browser does not tell. */
  status: number | undefined;
};

/** Requests from before the inspector, and those of identity and flags: of the addresses only the service is told. */
const unobserved = ({ requests }: Watched): Unobserved[] => {
  const first = requests[0]?.ms ?? Number.POSITIVE_INFINITY;
  const services = ['commerce', 'content', 'regional', 'store', 'geo', ...UNHEARD].flatMap((service) => {
    const [base] = baseOf(service)?.split('{') ?? [];
    return base !== undefined && URL.canParse(base, location.href)
      ? [[service, `${new URL(base, location.href).href.replace(/\/$/, '')}/`] as const]
      : [];
  });
  return resources()
    .filter(({ initiatorType }) => /^(?:fetch|xmlhttprequest|iframe)$/.test(initiatorType))
    .flatMap(({ name, initiatorType, startTime, duration, responseStatus }) => {
      const [service] = services.find(([, base]) => name.startsWith(base)) ?? [];
      if (service === undefined || (startTime >= first && !UNHEARD.includes(service))) return [];
      // Of a frame of another origin no browser tells the status.
      const status = initiatorType === 'iframe' ? responseStatus || undefined : responseStatus;
      return [{ service, ms: Math.round(startTime), took: Math.round(duration), status }];
    });
};

const requestLines = (watched: Watched, registry: PageRegistry | undefined): string[] => [
  ...unobserved(watched).map(({ ms, service, took, status = 'ended' }) => {
    const when = UNHEARD.includes(service) ? '' : ' (before the inspector)';
    return `${ms} ms  ${service}${when}: ${status || 'no answer'} after ${took} ms`;
  }),
  ...waitingUnseen(registry).map((service) => `${service}: under way`),
  ...watched.requests.map((one) => `${one.ms} ms  ${one.text}${isUnderWay(one) ? ': under way' : ''}`),
];

const times = (): string[] => [
  ...performance
    .getEntriesByType('paint')
    .map(({ name, startTime }) => `${Math.round(startTime)} ms  ${name}`),
  ...performance
    .getEntriesByName('assess-started')
    .map(({ startTime }) => `${Math.round(startTime)} ms  start-up is complete`),
  ...resources()
    .filter(({ name }) => /\/chunks\/[\w.-]+\.js/.test(name))
    .map(({ name, startTime, responseStatus }) => {
      const file = /\/chunks\/([\w.-]+\.js)/.exec(name)?.[1] ?? '';
      return `${Math.round(startTime)} ms  ${file}${responseStatus >= 400 ? ` ${responseStatus}` : ''}`;
    }),
];
