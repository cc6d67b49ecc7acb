import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { isOnShow, readBanner, centralInstant } from './banner.rules.ts';

const SOUND = { id: 'support-closed', text: 'Customer Support is closed.' };
const instant = (text: string) => Date.parse(text);

describe('readBanner', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'closed'],
    ['a list', [SOUND]],
    ['no id', { text: 'Closed.' }],
    ['an id that storage can’t keep', { ...SOUND, id: 'a,b' }],
    ['an endless id', { ...SOUND, id: 'a'.repeat(65) }],
    ['no text', { id: 'a' }],
    ['a blank text', { ...SOUND, text: ' ' }],
    ['a text that is an object', { ...SOUND, text: { html: 'x' } }],
    ['a start that is no time', { ...SOUND, start: 'soon' }],
    ['an end that is no time', { ...SOUND, end: {} }],
  ])('finds none in %s [SHL-04 part]', (_what, raw) => {
    expect(readBanner(raw)).toBeUndefined();
  });

  it('reads its times in Central Time, and its link where it may be followed [SHL-04 part]', () => {
    const raw = { ...SOUND, start: '2023-07-01', end: '2023-07-05T07:00', link: '/en-us/contact-us.html' };
    expect(readBanner(raw)).toEqual({
      ...SOUND,
      start: instant('2023-07-01T05:00:00Z'),
      end: instant('2023-07-05T12:00:00Z'),
      link: '/en-us/contact-us.html',
    });
    expect(readBanner({ ...SOUND, link: 'javascript:alert(1)' })).toEqual(SOUND);
    expect(readBanner({ ...SOUND, start: null, end: null, link: null })).toEqual(SOUND);
  });

  it('reads what it gave once more as the same [LEAD-12 part]', () => {
    const banner = readBanner({ ...SOUND, end: '2023-07-05T07:00', link: '/a' });
    expect(readBanner(JSON.parse(JSON.stringify(banner)))).toEqual(banner);
  });

  it('cuts a text without end [SHL-04 part]', () => {
    expect(readBanner({ ...SOUND, text: 'a'.repeat(10_000) })?.text).toHaveLength(300);
  });
});

describe('isOnShow', () => {
  const window = { start: 1000, end: 2000 };
  everyRow([
    [window, 999, false],
    [window, 1000, true],
    [window, 1999, true],
    [window, 2000, false],
    [{ start: 1000 }, 9999, true],
    [{ end: 2000 }, 0, true],
    [{}, 0, true],
    [{ start: 2000, end: 1000 }, 1500, false],
  ])('of %j at %i is %s [SHL-04 part]', (times, now, shown) => {
    expect(isOnShow(times, now)).toBe(shown);
  });
});

describe('centralInstant', () => {
  everyRow([
    undefined,
    null,
    true,
    '',
    'soon',
    '7',
    'July 5',
    '2023-13-01T00:00',
    '2023-02-30T25:00',
    '2023-07-05T7:00',
    Number.NaN,
    1.5,
    Number.POSITIVE_INFINITY,
    {},
    ['2023-07-05'],
  ])('takes no %j for a time [SHL-04 part]', (raw) => {
    expect(centralInstant(raw)).toBeUndefined();
  });

  everyRow([
    ['2023-07-05T07:00', '2023-07-05T12:00:00Z'],
    ['2023-07-05 07:00:30', '2023-07-05T12:00:30Z'],
    [' 2023-07-01 ', '2023-07-01T05:00:00Z'],
    ['2023-12-24T17:00', '2023-12-24T23:00:00Z'],
    ['2023-03-12T01:59', '2023-03-12T07:59:00Z'],
    ['2023-03-12T03:00', '2023-03-12T08:00:00Z'],
    ['2023-11-05T00:59', '2023-11-05T05:59:00Z'],
    ['2023-11-05T03:00', '2023-11-05T09:00:00Z'],
    ['2023-07-05T07:00Z', '2023-07-05T07:00:00Z'],
    ['2023-07-05T07:00:00+02:00', '2023-07-05T05:00:00Z'],
  ])('reads %j by the clocks of Chicago, or by the zone it names, as %s [SHL-04 part]', (raw, instant) => {
    expect(new Date(centralInstant(raw) ?? 0).toISOString()).toBe(instant.replace('Z', '.000Z'));
  });

  it('reads an hour that the clocks skip as one beside it [SHL-04 part]', () => {
    const skipped = centralInstant('2023-03-12T02:30') ?? 0;
    expect(['2023-03-12T07:30:00.000Z', '2023-03-12T08:30:00.000Z']).toContain(
      new Date(skipped).toISOString(),
    );
  });

  it('leaves a number as it is: an instant it was read as before [SHL-04 part]', () => {
    expect(centralInstant(1_688_558_400_000)).toBe(1_688_558_400_000);
  });
});
