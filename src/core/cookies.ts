import { registrationCountries, type RegistrationCountry } from './locale/paired-locale.ts';

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

type CookieValues = {
  assess_reg_country: RegistrationCountry;
  assess_cur_auto: 'true' | 'false';
  assess_cur_switched: 'true' | 'false';
};

/** The part of `document` that is used. */
export type CookieJar = { cookie: string };

/** Reads and writes the cookies of the locale switch, and no others. */
export type Cookies = {
  read<Name extends CookieName>(name: Name): CookieValues[Name] | undefined;
  /** Returns whether the cookie now holds the value. False if the value is not allowed or cookies are blocked. */
  write<Name extends CookieName>(name: Name, value: CookieValues[Name]): boolean;
  remove(name: CookieName): void;
};

const attributes = 'Secure; SameSite=Lax; Path=/';

/** Returns `otherwise` if the action throws. In a sandboxed frame, touching `document.cookie` throws. */
function tolerant<Result>(action: () => Result, otherwise: Result): Result {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

function isAllowed<Name extends CookieName>(name: Name, value: unknown): value is CookieValues[Name] {
  const values: readonly unknown[] = Object.hasOwn(cookieTable, name) ? cookieTable[name] : [];
  return values.includes(value);
}

/** Creates the access to the three session cookies of the locale switch. Never throws. Source: LOC-07, SEC-06. */
export function createCookies(jar: CookieJar): Cookies {
  const read = <Name extends CookieName>(name: Name): CookieValues[Name] | undefined =>
    tolerant(() => {
      const pairs = jar.cookie.split(';').map((pair) => pair.trim());
      const values = pairs
        .filter((pair) => pair.startsWith(`${name}=`))
        .map((pair) => pair.slice(name.length + 1));
      return values.find((value) => isAllowed(name, value)) as CookieValues[Name] | undefined;
    }, undefined);
  const set = (text: string) => tolerant(() => void (jar.cookie = `${text}; ${attributes}`), undefined);

  return {
    read,
    write(name, value) {
      if (!isAllowed(name, value)) return false;
      set(`${name}=${value}`);
      return read(name) === value;
    },
    remove(name) {
      if (Object.hasOwn(cookieTable, name)) set(`${name}=; Max-Age=0`);
    },
  };
}
