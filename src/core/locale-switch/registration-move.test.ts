import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { createCookies } from '../cookies.ts';
import { createStorage } from '../storage.ts';
import { registrationMove, type MoveInput } from './registration-move.ts';
import { readVisit } from './locale-visit.ts';

const area = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
};

const refusing = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

/** One browser: its cookies, and a storage for each tab. */
const browser = ({ cookies = true, storage = true } = {}) => {
  const local = area();
  const pairs = new Map<string, string>();
  const jar = {
    get cookie() {
      return [...pairs].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
      if (cookies) pairs.set(name, value);
    },
  };
  const tab = () => {
    const own = area();
    return createStorage({
      local: storage ? () => local : refusing,
      session: storage ? () => own : refusing,
      now: () => 0,
      report: () => undefined,
    });
  };
  return { jar, tab, cookies: createCookies(jar) };
};

const asked = (
  { cookies }: ReturnType<typeof browser>,
  storage: MoveInput['storage'],
  change: Partial<MoveInput> = {},
) => registrationMove({ locale: 'ja-jp', country: 'SG', cookies, storage, mayLeave: true, ...change });

describe('the locale switch by registration country', () => {
  everyRow(['US', 'JP', 'XX', '', '__proto__'])(
    'leaves a customer of %j where they are [LOC-07]',
    (country) => {
      const one = browser();
      expect(asked(one, one.tab(), { country })).toBeUndefined();
      expect(one.jar.cookie).toBe('');
    },
  );

  it('goes to the other of the pair, and sets the three cookies before [LOC-07]', () => {
    const one = browser();
    const tab = one.tab();
    expect(asked(one, tab)).toEqual({ to: 'zh-sg', how: 'go' });
    expect(one.jar.cookie).toBe('assess_reg_country=SG; assess_cur_auto=true; assess_cur_switched=true');
    expect(readVisit(tab).left).toEqual({ from: 'ja-jp', reason: 'registration' });
  });

  it('goes once, also when the host answers with the same locale again [LOC-07]', () => {
    const one = browser();
    const tab = one.tab();
    expect(asked(one, tab)?.how).toBe('go');
    expect(asked(one, tab)).toBeUndefined();
    expect(asked(one, one.tab())).toBeUndefined();
  });

  it('goes once a tab where cookies are blocked [LOC-07]', () => {
    const one = browser({ cookies: false });
    const tab = one.tab();
    expect(asked(one, tab)?.how).toBe('go');
    expect(asked(one, tab)).toBeUndefined();
  });

  it('goes once where storage is blocked, by the cookies alone [LOC-07]', () => {
    const one = browser({ storage: false });
    expect(asked(one, one.tab())?.how).toBe('go');
    expect(asked(one, one.tab())).toBeUndefined();
  });

  it('leads nobody away where nothing can be noted, and offers it instead [LOC-07]', () => {
    const one = browser({ cookies: false, storage: false });
    expect(asked(one, one.tab())).toEqual({ to: 'zh-sg', how: 'offer' });
  });

  it('offers it, once, where the shopper has begun something or the page forbids redirects [LOC-07]', () => {
    const one = browser();
    const tab = one.tab();
    expect(asked(one, tab, { mayLeave: false })).toEqual({ to: 'zh-sg', how: 'offer' });
    expect(readVisit(tab).left).toBeUndefined();
    expect(asked(one, tab, { mayLeave: false })).toBeUndefined();
  });

  it('goes again for a customer of another country [LOC-07]', () => {
    const one = browser();
    const tab = one.tab();
    asked(one, tab);
    expect(asked(one, tab, { locale: 'zh-sg', country: 'KR' })).toEqual({ to: 'ja-jp', how: 'go' });
  });

  it('never undoes what was chosen by hand [LOC-08]', () => {
    const one = browser();
    const tab = one.tab();
    tab.write('chosenLocale', 'ja-jp');
    expect(asked(one, tab)).toBeUndefined();
    expect(asked(one, tab, { locale: 'en-nz', country: 'AU' })).toEqual({ to: 'en-au', how: 'go' });
  });
});
