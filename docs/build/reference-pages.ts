import { readFileSync } from 'node:fs';
import { flagDefaults, flagMocks, type FlagKey } from '../../src/core/flags/flag-table.ts';
import { localeTable } from '../../src/core/locale/locale-table.ts';
import { notificationTable } from '../../src/core/notifications/notification-table.ts';
import type { WidgetContract } from '../../src/widgets/kit/element/widget-contract.ts';
import { BYTE_TABLE_FILE, parseByteTable } from '../../src/build/bytes/byte-table.ts';
import { readEventTypes } from '../../src/build/contract/event-types.ts';
import { DOCS_FOLDER } from '../../src/build/npm/package-json.ts';
import { publicName, readTokens, type Token } from '../../src/build/tokens/read-tokens.ts';
import { changesPage } from './changes-page.ts';
import { callsOf, commercePages } from './commerce/commerce-pages.ts';
import { openApiFile } from './commerce/open-api.ts';
import { doctorPage } from './doctor-page.ts';
import { errorCodes } from './error-codes.ts';
import { messagePages } from './message-pages.ts';
import { code, pageText, plain, searchedLast, section, table, words, type Page } from './page.ts';
import { policyOf } from './policy-table.ts';
import { settingWords, switchWords } from './setting-words.ts';
import { widgetPages } from './widget-pages.ts';

/** Returns every page that is made from the contracts: Markdown by path, without `.md` (EMB-15 a, b). */
export const referencePages = (
  widgets: readonly WidgetContract[],
  version: string,
): Readonly<Record<string, string>> => {
  const bytes = parseByteTable(readFileSync(BYTE_TABLE_FILE, 'utf8'));
  const pages: Record<string, Page> = {
    ...widgetPages(widgets, { policyOf, callsOf, bytes }),
    ...messagePages(),
    ...commercePages(version),
    'integrators/doctor': doctorPage(),
    'operators/changes': changesPage(readFileSync('CHANGELOG.md', 'utf8')),
    'reference/settings': settingsPage(),
    'reference/flags': flagsPage(),
    'reference/events': eventsPage(widgets),
    'reference/error-codes': errorsPage(),
    'reference/locales': localesPage(),
    'reference/notification-keys': notificationsPage(),
    'reference/tokens': tokensPage(),
    'reference/sizes': sizesPage(bytes),
  };
  return Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, pageText(page)]));
};

/** Returns what the npm package has of the documentation, by path: these pages and commerce's description. */
export const filesOfPackage = (
  widgets: readonly WidgetContract[],
  version: string,
): Readonly<Record<string, string>> => ({
  ...openApiFile(version),
  ...Object.fromEntries(
    Object.entries(referencePages(widgets, version)).map(([path, text]) => [
      `${DOCS_FOLDER}/${path}.md`,
      text,
    ]),
  ),
});

const settingsPage = (): Page => ({
  title: 'Settings',
  order: 1,
  description: 'Every setting of a page’s configuration.',
  body: `A page has its settings in one block before the widgets:

\`\`\`html
<script type="application/json" data-assess-config>
  { "locale": "fr-ca", "commerceBase": "/commerce/headless/ecommerce/v2" }
</script>
\`\`\`

or as \`data-*\` on the loader’s tag: \`commerceBase\` is \`data-commerce-base\`. If a page has both, the block wins. In code,
use \`configure()\` of [the npm package](/docs/integrators/npm/); block and \`data-*\` win over it. A wrong or unknown setting
is left out, and the console names it.

Four settings that everybody sets: \`commerceBase\`, \`locale\`, \`storeUrl\` and \`identity\`.

${table(
  ['setting', 'what'],
  Object.entries(settingWords).map(([name, text]) => [code(name), text]),
)}

## Switches of \`settings\`

\`\`\`json
{ "settings": { "redirects": false, "defaultCountry": "CA" } }
\`\`\`

${table(
  ['switch', 'what'],
  Object.entries(switchWords).map(([name, text]) => [code(name), text]),
)}`,
});

/** The words above each row of the flag table. */
const flagWords = (): ReadonlyMap<string, string> =>
  new Map(
    [
      ...readFileSync('src/core/flags/flag-table.ts', 'utf8').matchAll(/^ {2}\/\*\* (.+) \*\/\n {2}(\w+)/gm),
    ].map(([, text = '', name = '']) => [name, text]),
  );

const flagsPage = (): Page => {
  const said = flagWords();
  const mocks = flagMocks();
  return {
    title: 'Flags',
    order: 2,
    description: 'Every feature flag with its default and its effect.',
    body: `Flags decide what the widgets show, never what the store allows. Flags hide a feature of a widget, such as the pictures of
products. A page of the account that is behind a flag says that it is not available while the flag is off. A page sets flags in its
[settings](/docs/reference/settings/), or [a flag service](/docs/services/flags/) decides:

\`\`\`json
{ "flags": { "upc": true, "quickOrderRows": { "max": 5 } } }
\`\`\`

\`"flags": "mock"\` takes the value of the column *mock* for each flag.

${table(
  ['flag', 'default', 'mock', 'effect when it is on'],
  Object.entries(flagDefaults()).map(([name, value]) => [
    code(name),
    code(JSON.stringify(value)),
    code(JSON.stringify(mocks[name as FlagKey])),
    words(said.get(name) ?? ''),
  ]),
)}`,
  };
};

const eventsPage = (widgets: readonly WidgetContract[]): Page => {
  const { sent, taken } = readEventTypes();
  const sendersOf = (name: string) =>
    widgets.filter(({ events }) => Object.hasOwn(events, name)).map(({ tag }) => `\`<${tag}>\``);
  const told = (name: string, detail: string, description: string) => {
    const senders = sendersOf(name);
    return section(
      `\`${name}\``,
      `${words(description)}\n\n\`\`\`ts\n${detail}\n\`\`\`\n\n${senders.length > 0 ? `Sent by ${senders.join(', ')}.` : ''}`,
      3,
    );
  };
  return {
    title: 'Events',
    order: 3,
    description: 'Every event that the widgets send and take, with its detail.',
    body: `All names begin with \`assess-\`. The events bubble, are composed, and never carry anything personal. How to use them:
[Listen to events](/docs/integrators/events/).

## Sent by the widgets

\`WillWait\` stands for \`waitUntil(promise)\`, with which the page makes the widget wait for its answer.

${[...sent.values()].map(({ name, detail, description }) => told(name, detail, description)).join('')}

## Sent by the page

${[...taken.values()].map(({ name, detail, description }) => told(name, detail, description)).join('')}`,
  };
};

const errorsPage = (): Page => ({
  title: 'Error codes',
  order: 4,
  description: 'Every code of assess-error: what it means and what to do about it.',
  body: `A widget that fails sends \`assess-error\` with \`{code, widget}\`. A code never changes its meaning; new codes may be added.
Count them by code and widget, and look a code up here.

\`\`\`js
document.addEventListener('assess-error', ({ detail: { code, widget, service } }) => {
  navigator.sendBeacon('/widget-errors', JSON.stringify({ code, widget, service }));
});
\`\`\`

${Object.entries(errorCodes)
  .map(([name, { meaning, shows, remedy }]) =>
    section(
      `What to do about \`${name}\``,
      `**What it means.** ${meaning}\n\n**What the shopper sees.** ${shows}\n\n**What to do.**\n\n${remedy.map((one) => `- ${one}`).join('\n')}`,
    ),
  )
  .join('')}`,
});

const localesPage = (): Page => ({
  title: 'Locales',
  order: 5,
  description: 'The ten locales with language, site, currency and host.',
  body: `${table(
    ['locale', 'language of the texts', 'base site', 'currency', 'routing region', 'hosts that end with'],
    localeTable.map(({ locale, language, baseSite, currency, region, suffix }) => [
      code(locale),
      language,
      code(baseSite),
      currency,
      region,
      code(suffix),
    ]),
  )}

Another language or locale: [Another language](/docs/translators/another-language/).`,
});

const notificationsPage = (): Page => ({
  title: 'Keys of notifications',
  order: 6,
  description: 'The messages that an address may bring.',
  body: `The \`key\` of [a notification](/docs/integrators/notifications/) is one of these. The words are built in, in the page’s
language. Each key has its own level; only \`text\` takes that of the address.

${table(
  ['key', 'params', 'level'],
  Object.entries(notificationTable).map(([key, [level, params]]) => [
    code(key),
    Object.keys(params).map(code).join(', '),
    level ?? 'of the address',
  ]),
)}`,
});

const valueText = (value: Token['value']): string => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return `${value.length} shadows`;
  return 'hex' in value ? value.hex : `${value.value}${value.unit}`;
};

const tokensPage = (): Page => ({
  title: 'Tokens',
  order: 7,
  description: 'Every custom property of a theme, with its values in light and dark mode.',
  body: searchedLast(`How to use them: [Theme](/docs/integrators/theme/).

${table(
  ['property', 'light', 'dark', 'what'],
  readTokens().map((token) => [
    code(publicName(token)),
    plain(valueText(token.value)),
    token.extras.dark === undefined ? '' : plain(valueText(token.extras.dark)),
    words(token.description),
  ]),
)}`),
});

const sizesPage = (bytes: ReadonlyMap<string, number>): Page => ({
  title: 'Sizes',
  order: 8,
  description: 'The bytes of pages and files, as they are served.',
  body: searchedLast(`Brotli; 1 kB is 1000 bytes; words in English. The tests hold the limits.

${table(
  ['what', 'bytes'],
  [...bytes].map(([name, size]) => [plain(name), size.toLocaleString('en')]),
)}`),
});
