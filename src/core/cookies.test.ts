import { describe, expect, it } from 'vitest';
import { everyRow } from '../../tests/support/every-row.ts';
import { createCookies, type CookieJar } from './cookies.ts';

/** A cookie jar that records what was set, and returns name=value pairs. */
function fakeJar(start: string[] = []) {
  const pairs = start.map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string]);
  const written: string[] = [];
  const jar: CookieJar = {
    get cookie() {
      return pairs.map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
      const at = pairs.findIndex(([known]) => known === name);
      if (at >= 0) pairs.splice(at, 1);
      if (!text.includes('Max-Age=0')) pairs.push([name, value]);
    },
  };
  return { jar, written };
}

describe('the cookies of the locale switch', () => {
  everyRow(['US', 'sg', 'SG; Domain=evil.test', 'SG\r\nSet-Cookie: a=b', '', undefined, 'Ada Lovelace'])(
    'refuses the country %j and writes nothing [SEC-06 part]',
    (value) => {
      const { jar, written } = fakeJar();
      expect(createCookies(jar).write('assess_reg_country', value as never)).toBe(false);
      expect(written).toEqual([]);
    },
  );

  everyRow(['1', 'yes', 'TRUE', true])('refuses the flag value %j [SEC-06 part]', (value) => {
    const { jar, written } = fakeJar();
    expect(createCookies(jar).write('assess_cur_auto', value as never)).toBe(false);
    expect(written).toEqual([]);
  });

  it('writes each cookie with exactly its attributes and without a domain [SEC-06 part] [LOC-07 part]', () => {
    const { jar, written } = fakeJar();
    const cookies = createCookies(jar);
    expect(cookies.write('assess_reg_country', 'SG')).toBe(true);
    expect(cookies.write('assess_cur_auto', 'true')).toBe(true);
    expect(cookies.write('assess_cur_switched', 'false')).toBe(true);
    expect(written).toEqual([
      'assess_reg_country=SG; Secure; SameSite=Lax; Path=/',
      'assess_cur_auto=true; Secure; SameSite=Lax; Path=/',
      'assess_cur_switched=false; Secure; SameSite=Lax; Path=/',
    ]);
  });

  it('reads nothing but allowed values, among cookies of others [SEC-06 part]', () => {
    const { jar } = fakeJar([
      'a=1',
      'assess_reg_country=XX',
      'xassess_cur_auto=true',
      'assess_cur_switched=true',
    ]);
    const cookies = createCookies(jar);
    expect(cookies.read('assess_reg_country')).toBeUndefined();
    expect(cookies.read('assess_cur_auto')).toBeUndefined();
    expect(cookies.read('assess_cur_switched')).toBe('true');
  });

  it('passes over a planted cookie of the same name that holds rubbish [SEC-06 part]', () => {
    const { jar } = fakeJar(['assess_reg_country=<script>', 'assess_reg_country=NZ']);
    expect(createCookies(jar).read('assess_reg_country')).toBe('NZ');
  });

  it('says so where cookies are blocked, by silence or by an error [REL-05 part]', () => {
    const silent: CookieJar = Object.freeze({ cookie: '' });
    const throwing = {
      get cookie(): string {
        throw new DOMException('sandboxed', 'SecurityError');
      },
      set cookie(_text: string) {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    };
    for (const jar of [silent, throwing]) {
      expect(createCookies(jar).write('assess_cur_auto', 'true')).toBe(false);
      expect(createCookies(jar).read('assess_cur_auto')).toBeUndefined();
    }
  });
});
