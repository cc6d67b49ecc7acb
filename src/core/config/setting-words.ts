import type { Fault } from './author-problem.ts';
import { localeTable } from '../locale/locale-table.ts';
import { didYouMean } from './nearest.ts';

/* The messages for the page's author about its configuration. Loaded only when something is wrong (EMB-08). */

/** Returns the message for a fault. The message follows the setting's name. */
export const settingWords = (
  fault: Exclude<Fault, readonly ['attribute', ...unknown[]]>,
  subject = '',
): string => {
  switch (fault[0]) {
    case 'unknown':
      return `is not a setting of these widgets; check its spelling.${didYouMean(subject, fault[1])}`;
    case 'notObject':
      return 'must be a JSON object, for example {"commerceBase": "/…"}.';
    case 'notJson':
      return `in <script data-assess-config> is not valid JSON: ${fault[1]}.`;
    case 'missing':
      return 'is missing: put data-commerce-base on the loader’s script tag, add <script type="application/json" data-assess-config>, or call configure() first.';
    case 'noCommerce':
      return 'must say where the commerce calls go; until it does, no widget is drawn on this page.';
    case 'noStorePages':
      return (
        'is missing: this page is not one of the shop’s, so the widgets can’t link to the shop’s pages. ' +
        'Put data-store-url="https://shop.example" on the loader’s tag, or "storeUrl" into the configuration.'
      );
    case 'unclosed':
      return (
        'seems to be the rest of the page: it has a <main> or a <script>, and is not shown. ' +
        'HTML has no self-closing tags, so write the closing tag of the widget.'
      );
    case 'extraPart':
      return `has a ${fault[1]}, which is not part of it.${didYouMean(fault[1], fault[2])}`;
    case 'message':
      return `has "${fault[1]}", which must be a text of at most 2,000 characters, without plural or select.`;
    case 'locale':
      return `is not one of ${localeTable.map(({ locale }) => locale).join(', ')}; it is "${String(fault[1])}".`;
    default:
      return `${refusalWords(fault)}, so it is left out.`;
  }
};

const RIGHT = {
  address: 'is not an address: give https://host/path, or /path for this origin',
  onOff: 'is neither true nor false',
  record: 'is not a JSON object',
  flags: 'is neither "mock" nor a JSON object of flags by key',
  flag: 'has not the form that src/core/flags/flag-table.ts gives that flag',
  hosts: 'is not a list of host names',
} as const;

/** Returns why a value, or a part of it, was refused. */
const refusalWords = (fault: Fault): string => {
  if (fault[0] === 'part') return `has a ${fault[1]} that ${refusalWords(fault[2])}`;
  const [name, raw, longest] = fault;
  const right =
    name === 'text'
      ? `is not a text of 1 to ${String(longest)} characters`
      : RIGHT[name as keyof typeof RIGHT];
  return `${right}; it is ${JSON.stringify(raw)?.slice(0, 80)}`;
};
