import { registrationCountries } from './locale/paired-locale.ts';
import { tolerant } from './tolerant.ts';

const countries = Object.values(registrationCountries).flat();
const flags = ['true', 'false'] as const;

/** The three cookies, each with the values that it may hold. Source: LOC-07, SEC-06. */
const cookieTable = {
  /** The customer's registration country, ISO 3166. */
  assess_reg_country: countries,
  /** Whether the currency was switched automatically. */
  assess_cur_auto: flags,
  /** Whether the currency was switched at all. */
  assess_cur_switched: flags,
} as const;

type CookieName = keyof typeof cookieTable;

type CookieValues = { [Name in CookieName]: (typeof cookieTable)[Name][number] };

/** The part of `document` that is used. */
export type CookieJar = { cookie: string };

/** Reads and writes the cookies of the locale switch, and no others. */
export type Cookies = {
  read<Name extends CookieName>(name: Name): CookieValues[Name] | undefined;
  /** Returns whether the cookie now holds the value. False if the value is not allowed or cookies are blocked. */
  write<Name extends CookieName>(name: Name, value: CookieValues[Name]): boolean;
};

/** Creates the access to the three session cookies of the locale switch. Never throws. Source: LOC-07, SEC-06. */
export function createCookies(jar: CookieJar): Cookies {
  const isAllowed = <Name extends CookieName>(name: Name, value: string): value is CookieValues[Name] =>
    (cookieTable[name] as readonly string[]).includes(value);
  // In a sandboxed frame, touching `document.cookie` throws.
  const read = <Name extends CookieName>(name: Name): CookieValues[Name] | undefined =>
    tolerant(() => {
      const pairs = jar.cookie.split(';').map((pair) => pair.trim());
      return pairs
        .filter((pair) => pair.startsWith(`${name}=`))
        .map((pair) => pair.slice(name.length + 1))
        .find((value) => isAllowed(name, value));
    });
  return {
    read,
    write(name, value) {
      if (!isAllowed(name, value)) return false;
      tolerant(() => (jar.cookie = `${name}=${value}; Secure; SameSite=Lax; Path=/`));
      return read(name) === value;
    },
  };
}
