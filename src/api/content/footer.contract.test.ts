import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { footerContent } from '../../../demo-host/backend/content/seed/footer.ts';
import { TEN_LOCALES } from '../../core/locale/testing/ten-locales.ts';
import { getFooterContent } from './footer.contract.ts';

const read = (data: unknown) => safeParse(getFooterContent.response, data);

const SOUND = {
  columns: [{ title: 'Help', links: [{ text: 'Contact', linkPath: '/contact-us.html' }] }],
  tiles: [{ title: 'Levels', text: 'A, B and C.' }],
  text: ['An invented publisher.'],
  social: [{ name: 'News', href: 'https://news.example/', enabled: true }],
};
const { columns: _columns, ...withoutColumns } = SOUND;
const { social: _social, ...withoutSocial } = SOUND;

describe('the footer’s content', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'footer'],
    ['a list', []],
    ['no columns', withoutColumns],
    ['no social links', withoutSocial],
    ['columns that are none', { ...SOUND, columns: {} }],
    ['a column without a title', { ...SOUND, columns: [{ links: [] }] }],
    ['a title that is a number', { ...SOUND, columns: [{ title: 7, links: [] }] }],
    ['links that are texts', { ...SOUND, columns: [{ title: 'Help', links: ['/help'] }] }],
    ['a link without an address', { ...SOUND, columns: [{ title: 'Help', links: [{ text: 'Help' }] }] }],
    ['a tile without a text', { ...SOUND, tiles: [{ title: 'Levels' }] }],
    ['text that is one text', { ...SOUND, text: 'An invented publisher.' }],
    ['text that is null', { ...SOUND, text: [null] }],
    ['a social link neither on nor off', { ...SOUND, social: [{ name: 'News', href: '/news' }] }],
    ['a wrong column far inside', { ...SOUND, columns: [{ title: 'A', columns: [{ columns: [] }] }] }],
  ])('is refused when it is %s [SHL-05] [REL-01 part]', (_what, data) => {
    expect(read(data).success).toBe(false);
  });

  it('keeps the links that may be followed, and leaves out the others, those that are off and those without a text [SHL-05]', () => {
    const links = ['/a', 'javascript:alert(1)', '//evil.example', 'https://b.example/'];
    const { output } = read({
      ...SOUND,
      columns: [
        {
          title: 'Help',
          links: [
            ...links.map((linkPath) => ({ text: linkPath, linkPath })),
            { text: ' ', linkPath: '/nameless' },
          ],
        },
      ],
      social: [
        ...links.map((href) => ({ name: href, href, enabled: true })),
        { name: 'Off', href: '/off', enabled: false },
        { name: ' ', href: '/nameless', enabled: true },
      ],
    });
    const kept = ['/a', 'https://b.example/'].map((href) => ({ text: href, href }));
    expect(output).toMatchObject({ columns: [{ title: 'Help', links: kept, columns: [] }], social: kept });
  });

  it('has columns within columns, three deep; what is deeper is dropped [SHL-05]', () => {
    const deep = (depth: number): object =>
      depth === 0 ? { title: 'end' } : { title: `${depth}`, columns: [deep(depth - 1)] };
    const { output } = read({ ...SOUND, columns: [deep(5000)] });
    const first = (output as { columns: { columns: { columns: object[] }[] }[] }).columns[0];
    expect(first?.columns[0]?.columns[0]).toEqual({ title: '4998', links: [] });
  });

  it('takes no notice of what it does not know [SHL-05]', () => {
    expect(read({ ...SOUND, locale: 'en-us', markup: '<script>' })).toMatchObject({
      success: true,
      output: expect.not.objectContaining({ markup: expect.anything() }) as unknown,
    });
  });

  everyRow(TEN_LOCALES.map(({ locale }) => locale))('of the demo host is sound in %s [SHL-05]', (locale) => {
    const { success, output } = read(footerContent(locale));
    expect(success).toBe(true);
    expect(output).toMatchObject({ social: { length: 2 }, columns: { length: 3 } });
  });
});
