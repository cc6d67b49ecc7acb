import { afterEach, expect, it, vi } from 'vitest';
import { setScene } from '../../../../tests/support/scene.ts';
import type { PageConfigInput } from '../../../core/config/page-config.ts';
import { formatDay } from '../../../core/i18n/dates.ts';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { formatMoney } from '../../../core/i18n/money.ts';
import { formatNumber } from '../../../core/i18n/numbers.ts';
import type { Locale } from '../../../core/locale/locale-table.ts';
import { runtime } from '../../../core/runtime.ts';
import { defineWidget } from '../../define-widget.tsx';
import { drawn, place } from './testing/probe-page.ts';
import { useTranslate } from './widget-context.ts';
import type { WidgetContract } from './widget-contract.ts';

const TAG = 'assess-words';

const contract = {
  tag: TAG,
  summary: 'Shows words, money, a number and a day.',
  dom: 'shadow',
  attributes: {},
  events: {},
  slots: {},
  parts: {},
  properties: {},
  states: ['one'],
  data: [],
} as const satisfies WidgetContract;

const Words = () => {
  const t = useTranslate();
  const { row } = runtime();
  const texts = [
    t('words.title'),
    t('words.units', { count: 1234 }),
    formatMoney(1234.5, row.currency, row.tag),
    formatNumber(1234.5, row.tag),
    formatDay('2027-03-15', row.tag),
  ];
  return texts.map((text) => <p key={text}>{text}</p>);
};

const words = (title: string, one: string, other: string) => {
  const units: Catalogue[string] = ({ count }, f) =>
    f.plural(count, 0, {
      one: () => `${f.number(count)} ${one}`,
      other: () => `${f.number(count)} ${other}`,
    });
  return () => Promise.resolve({ default: { 'words.title': title, 'words.units': units } });
};

defineWidget({
  contract,
  component: Words,
  styles: [],
  messages: {
    en: words('Cart', 'unit', 'units'),
    fr: words('Panier', 'unité', 'unités'),
    nl: words('Winkelwagen', 'stuk', 'stuks'),
    es: words('Cesta', 'unidad', 'unidades'),
  },
});

/** Returns the texts of the widget's paragraphs, with every kind of space as a plain one. */
const textsAt = async (locale: Locale, config: PageConfigInput = {}): Promise<string[]> => {
  await setScene({ locale, config });
  const element = place(`<${TAG}></${TAG}>`);
  const paragraphs = () => [...(drawn(element)?.querySelectorAll('p') ?? [])];
  await expect.poll(() => paragraphs().length).toBe(5);
  return paragraphs().map((paragraph) => (paragraph.textContent ?? '').replaceAll(/\s/g, ' '));
};

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it.each<[Locale, string[]]>([
  ['en-us', ['Cart', '1,234 units', '$1,234.50', '1,234.5', 'March 15, 2027']],
  ['en-ca', ['Cart', '1,234 units', '$1,234.50', '1,234.5', 'March 15, 2027']],
  ['fr-ca', ['Panier', '1 234 unités', '1 234,50 $', '1 234,5', '15 mars 2027']],
  ['en-gb', ['Cart', '1,234 units', '£1,234.50', '1,234.5', '15 March 2027']],
  ['ja-jp', ['Cart', '1,234 units', '¥1,235', '1,234.5', 'March 15, 2027']],
  ['zh-sg', ['Cart', '1,234 units', '$1,234.50', '1,234.5', '15 March 2027']],
  ['nl-nl', ['Winkelwagen', '1.234 stuks', '€ 1.234,50', '1.234,5', '15 maart 2027']],
  ['es-es', ['Cesta', '1234 unidades', '1234,50 €', '1234,5', '15 de marzo de 2027']],
])(
  'shows words, money, numbers and dates by language and region at %s [LOC-10]',
  async (locale, expected) => {
    expect(await textsAt(locale)).toEqual(expected);
  },
);

it('lets CMS content replace the catalogue’s text by key, and leaves the rest [LOC-10]', async () => {
  const item = { 'words.title': 'Votre sélection', 'words.unknown': 'x', 'words.units': 7 };
  const [title, units] = await textsAt('fr-ca', { contentMessages: item });
  expect(title).toBe('Votre sélection');
  expect(units).toBe('1 234 unités');
});

it('lets a page’s own text win over CMS content and catalogue, with numbers in the page’s language [LOC-10] [LOC-11 part]', async () => {
  const [title, units] = await textsAt('nl-nl', {
    contentMessages: { 'words.title': 'Van het CMS', 'words.units': '{count} van het CMS' },
    messages: { 'words.title': 'Van de pagina' },
  });
  expect(title).toBe('Van de pagina');
  expect(units).toBe('1.234 van het CMS');
});

it('shows an author’s text as text, whatever it holds [LOC-11 part]', async () => {
  const [title] = await textsAt('en-us', { messages: { 'words.title': '<img src=x onerror=alert(1)>' } });
  expect(title).toBe('<img src=x onerror=alert(1)>');
});
