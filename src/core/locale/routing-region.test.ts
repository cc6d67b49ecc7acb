import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { createStorage } from '../storage.ts';
import { localeRow, localeTable, type Locale } from './locale-table.ts';
import { createRoutingRegion } from './routing-region.ts';

function fakeArea(texts = new Map<string, string>()) {
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  };
}

function setUp(locale: Locale, session = fakeArea()) {
  const nothing = () => undefined;
  const storage = createStorage({
    local: () => fakeArea(),
    session: () => session,
    now: () => 0,
    report: nothing,
  });
  return createRoutingRegion(localeRow(locale), storage);
}

describe('the routing region', () => {
  everyRow([undefined, null, '', 'XX', 'us', '__proto__', 7, {}, ['EU']])(
    'stays what it is for the answer %j [LOC-05]',
    (answer) => {
      const region = setUp('en-us');
      region.answered(answer);
      expect(region.current()).toBe('US');
    },
  );

  it('stays the table’s where the session holds rubbish [LOC-05]', () => {
    const session = fakeArea(new Map([['assess.routingRegion.usassessments', '"XX"']]));
    expect(setUp('en-us', session).current()).toBe('US');
  });

  it('is the table’s at once, for each of the ten locales [LOC-05]', () => {
    const regions = localeTable.map(({ locale }) => [locale, setUp(locale).current()]);
    expect(Object.fromEntries(regions)).toEqual({
      'en-us': 'US',
      'en-ca': 'CA',
      'fr-ca': 'CA',
      'en-gb': 'EU',
      'en-au': 'AP',
      'en-nz': 'AP',
      'ja-jp': 'AP',
      'zh-sg': 'AP',
      'nl-nl': 'NL',
      'es-es': 'ES',
    });
  });

  it('is the store’s from the next call on, also on the session’s next page, on this site alone [LOC-05]', () => {
    const session = fakeArea();
    const region = setUp('nl-nl', session);
    region.answered('EU');
    expect(region.current()).toBe('EU');
    expect(setUp('nl-nl', session).current()).toBe('EU');
    expect(setUp('es-es', session).current()).toBe('ES');
    expect(setUp('nl-nl').current()).toBe('NL');
  });

  it('goes back to the table’s when the store agrees again [LOC-05]', () => {
    const region = setUp('nl-nl');
    region.answered('EU');
    region.answered('NL');
    expect(region.current()).toBe('NL');
  });
});
