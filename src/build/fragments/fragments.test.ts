import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { navigationContent } from '../../../demo-host/backend/content/seed/navigation.ts';
import { TEN_LOCALES } from '../../core/locale/testing/ten-locales.ts';
import { withRenderer } from './write-fragments.ts';
import { readStillContent } from './read-content.ts';
import type { Fragments, FragmentOptions } from './render-fragments.tsx';

const MARKUP = '</template><img src=x onerror=alert(1)><script>alert(2)</script>"\'';
const HOSTILE = {
  menu: [
    {
      title: MARKUP,
      linkPath: 'javascript:alert(1)',
      children: [{ title: MARKUP, linkPath: '/a"><b>', children: [] }],
    },
    { title: 'Evil', linkPath: '//evil.example/', children: [] },
  ],
  columns: [
    {
      title: MARKUP,
      links: [
        { text: MARKUP, linkPath: 'data:text/html,x' },
        { text: MARKUP, linkPath: '/fine' },
      ],
    },
  ],
  tiles: [{ title: MARKUP, text: MARKUP }],
  text: [MARKUP],
  social: [{ name: MARKUP, href: 'javascript:alert(1)', enabled: true }],
};

const answering =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));

let plain: Fragments;
let hostile: Fragments;
let french: Fragments;
const told: string[] = [];

beforeAll(async () => {
  const settings: FragmentOptions = { base: '/w/', host: 'localhost', content: {} };
  const wicked = await readStillContent('/r', 'en-us', (problem) => told.push(problem), answering(HOSTILE));
  const own = { navigation: { ...navigationContent('fr-ca'), banner: undefined } };
  await withRenderer(async ({ renderFragments }) => {
    plain = await renderFragments(settings);
    hostile = await renderFragments({ ...settings, content: { 'en-us': wicked } });
    french = await renderFragments({
      ...settings,
      host: 'store.example.nl',
      content: { 'fr-ca': own as never },
    });
  });
}, 60_000);

afterAll(() => {
  expect('location' in globalThis).toBe(false);
});

const header = (fragments: Fragments, locale: string): string => fragments[`header.${locale}.html`] ?? '';
const footer = (fragments: Fragments, locale: string): string => fragments[`footer.${locale}.html`] ?? '';
const hrefs = (markup: string): string[] =>
  [...markup.matchAll(/ (?:href|action)="([^"]*)"/g)].map(([, to]) => to ?? '');

describe('content of a CMS that somebody wicked has been at', () => {
  it('is text in header and footer, whatever it holds [LEAD-13]', () => {
    const all = header(hostile, 'en-us') + footer(hostile, 'en-us');
    expect(all).toContain('&lt;/template&gt;&lt;img src=x onerror=alert(1)&gt;&lt;script&gt;');
    expect(all).not.toMatch(/<script|<img|onerror=alert\(1\)>|<b>/);
    expect(all.match(/<template/g)).toHaveLength(7);
    expect(all.match(/<\/template>/g)).toHaveLength(7);
  });

  it('has no link that may not be followed [LEAD-13]', () => {
    const links = hrefs(header(hostile, 'en-us') + footer(hostile, 'en-us'));
    expect(links.filter((link) => !/^\/(?!\/)/.test(link))).toEqual([]);
    expect(links).toContain('/fine');
  });

  it.each([
    ['an error', answering({}, 500)],
    ['rubbish', answering({ menu: 7, columns: 'none' })],
    ['no answer', () => Promise.reject(new Error('cut'))],
  ])('is left out, and said so, where the host gives %s [LEAD-13]', async (_what, fetchImpl) => {
    const problems: string[] = [];
    const content = await readStillContent('/r/', 'nl-nl', (problem) => problems.push(problem), fetchImpl);
    expect(content).toEqual({ footer: undefined, navigation: undefined });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      '/r/nl-nl/footer-content.json',
      '/r/nl-nl/first-level-nav-content.json',
    ]);
  });
});

describe('the fragments', () => {
  it('are header and footer of every locale [LEAD-13]', () => {
    const names = TEN_LOCALES.flatMap(({ locale }) => [`footer.${locale}.html`, `header.${locale}.html`]);
    expect(
      Object.keys(plain)
        .filter((name) => name.endsWith('.html'))
        .toSorted(),
    ).toEqual(names.toSorted());
  });

  it.each(TEN_LOCALES.map(({ locale, language, baseSite }) => [locale, language, baseSite] as const))(
    'speak the language of %s and lead to its own pages [LEAD-13]',
    (locale, language, baseSite) => {
      const all = header(plain, locale) + footer(plain, locale);
      const word = { en: 'Sign in', fr: 'Se connecter', nl: 'Inloggen', es: 'Iniciar sesión' }[language];
      expect(all).toContain(`>${word}<`);
      expect(all).toContain(`lang="${language}"`);
      expect(hrefs(all)).toContain(`/store/${baseSite}/${language}/cart`);
      expect(hrefs(all)).toContain(`/${locale}/contact-us.html`);
      expect(hrefs(all)).toContain(`/${locale}/search.html`);
      expect(hrefs(all)).toContain(`/${locale}/${language}/login`);
      expect(all).not.toMatch(/undefined|NaN|\[object|null/);
    },
  );

  it('have no script, no inline style and no handler, for a strict policy [LEAD-13] [EMB-06]', () => {
    const all = Object.entries(plain)
      .filter(([name]) => name.endsWith('.html'))
      .map(([, text]) => text)
      .join('');
    expect(all).not.toMatch(/<script|<style| style=| on[a-z]+=/i);
  });

  it('link one style sheet, each rule of which is held to a root of ours [LEAD-13] [EMB-02 part]', () => {
    const links = [...header(plain, 'en-us').matchAll(/href="([^"]+\.css)"/g)].map(([, to]) => to);
    expect([...new Set(links)]).toEqual(['/w/shell.css']);
    const preludes = (plain['shell.css'] ?? '').match(/[^{};]+(?=\{)/g) ?? [];
    expect(preludes.length).toBeGreaterThan(200);
    expect(
      preludes.filter((prelude) => !/^\s*(@(media|container|supports|starting-style)|:host\()/.test(prelude)),
    ).toEqual([]);
  });

  it('show what the CMS has in place of what is built in, and the host’s own addresses [LEAD-13]', () => {
    const [group] = navigationContent('fr-ca').menu;
    expect(header(french, 'fr-ca')).toContain(`>${group?.children?.[0]?.title}<`);
    expect(hrefs(footer(french, 'nl-nl'))).toContain('/contact-us.html');
  });

  it('have menus that open by themselves: nothing is a button that only script answers [LEAD-13]', () => {
    const buttons = header(plain, 'en-us').match(/<button [^>]*>/g) ?? [];
    expect(buttons.length).toBeGreaterThan(4);
    expect(buttons.filter((button) => !/popovertarget=|type="submit"/i.test(button))).toEqual([]);
    expect(buttons.filter((button) => button.includes('aria-expanded'))).toEqual([]);
  });
});
