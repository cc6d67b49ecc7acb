import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { navigationContent } from '../../../demo-host/backend/content/seed/navigation.ts';
import { TEN_LOCALES } from '../../core/locale/testing/ten-locales.ts';
import { getNavigation } from './navigation.contract.ts';

const read = (data: unknown) => safeParse(getNavigation.response, data);
const entry = (title: string, children?: unknown[]) => ({ title, linkPath: `/${title}`, children });
const SOUND = { menu: [entry('Shop', [entry('Kits', [entry('Reading')])])] };

describe('the navigation’s content', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'menu'],
    ['a list', []],
    ['no menu', { banner: { id: 'a', text: 'A.' } }],
    ['a menu that is none', { menu: {} }],
    ['a group without a title', { menu: [{ linkPath: '/a', children: [] }] }],
    ['a title that is a number', { menu: [{ title: 7, linkPath: '/a' }] }],
    ['a link that is none', { menu: [{ title: 'Shop', linkPath: null }] }],
    ['children that are one text', { menu: [{ title: 'Shop', linkPath: '/a', children: 'Kits' }] }],
    ['a wrong entry inside', { menu: [entry('Shop', [entry('Kits', [{ title: [] }])])] }],
  ])('is refused when it is %s [SHL-01 part] [REL-01 part]', (_what, data) => {
    expect(read(data).success).toBe(false);
  });

  it('keeps links that may be followed, and no entry that says nothing or leads nowhere [SHL-01 part]', () => {
    const links = ['/a', 'javascript:alert(1)', '//evil.example', 'https://b.example/'];
    const children = links.map((linkPath) => ({ title: linkPath, linkPath }));
    const heading = { title: 'Heading', linkPath: '', children: [entry('Below')] };
    const { output } = read({
      menu: [{ title: ' Shop ', linkPath: 'data:text/html,x', children: [...children, heading] }, entry(' ')],
    });
    expect(output).toMatchObject({
      menu: [
        {
          title: 'Shop',
          linkPath: '',
          children: [
            { linkPath: '/a' },
            { linkPath: 'https://b.example/' },
            { title: 'Heading', linkPath: '', children: [{ title: 'Below', linkPath: '/Below' }] },
          ],
        },
      ],
    });
  });

  it('is cut where it has no end: groups, entries, links, depth and titles [SHL-01 part]', () => {
    const many = (count: number, children?: unknown[]) =>
      Array.from({ length: count }, () => entry('a'.repeat(500), children));
    const { output } = read({ menu: many(9, many(20, many(40, many(2)))) });
    const { menu } = output as {
      menu: { title: string; children: { children: { children: unknown[] }[] }[] }[];
    };
    expect(menu).toHaveLength(5);
    expect(menu[0]?.title).toHaveLength(80);
    expect(menu[0]?.children).toHaveLength(12);
    expect(menu[0]?.children[0]?.children).toHaveLength(30);
    expect(menu[0]?.children[0]?.children[0]?.children).toEqual([]);
  });

  it('has no banner where that can’t be read, and keeps its menu [SHL-04 part]', () => {
    for (const banner of [null, 'closed', { id: 7 }, { id: 'a', text: 'A.', end: 'soon' }])
      expect(read({ ...SOUND, banner }).output).toMatchObject({
        menu: [{ title: 'Shop' }],
        banner: undefined,
      });
  });

  it('is the same when it is read once more, as from storage [LEAD-12 part]', () => {
    const once = read(navigationContent('fr-ca')).output;
    expect(read(JSON.parse(JSON.stringify(once))).output).toEqual(once);
  });

  everyRow(TEN_LOCALES.map(({ locale }) => locale))(
    'of the demo host is sound in %s: three groups and a banner [SHL-01 part]',
    (locale) => {
      const { success, output } = read(navigationContent(locale));
      expect(success).toBe(true);
      expect(output).toMatchObject({ menu: { length: 3 }, banner: { id: 'support-closed-july' } });
      const { menu } = output as { menu: { children: unknown[] }[] };
      expect(menu.map(({ children }) => children.length)).toEqual([3, 5, 4]);
    },
  );
});
