import * as v from 'valibot';
import { safeRedirect, type RedirectRules } from '../redirect.ts';
import { FREE_TEXT, notificationTable, type NotificationKey } from './notification-table.ts';

/** The limit for the encoded parameter. In an address every character is one byte. */
const MAX_BYTES = 4096;
const MAX_ITEMS = 5;
const MAX_PARAM = 60;

export type NotificationRules = RedirectRules & {
  /** Whether a notification may have free text. */
  freeText: boolean;
};

export type ParsedNotification = {
  id: string;
  key: NotificationKey;
  level: 'info' | 'success' | 'warning' | 'danger';
  params: Readonly<Record<string, string>>;
  /** An absolute address that is safe to follow. */
  link?: string | undefined;
};

/** The notifications, or the problem in our own words. It never quotes the parameter, because it goes to the console. */
export type NotificationsResult = { items: readonly ParsedNotification[] } | { problem: string };

/**
 * Returns whether a text has no control characters, no invisible, reordering or line-breaking characters, and no lone
 * surrogates.
 */
const isPlain = (text: string): boolean => !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>]/u.test(text);

const plainText = v.pipe(v.string(), v.maxLength(MAX_PARAM), v.check(isPlain));

/** Returns whether the values are exactly those that the message needs, each in its format. */
const bringsItsParams = (key: NotificationKey, params: Readonly<Record<string, string>>): boolean => {
  const wanted = Object.entries<RegExp>(notificationTable[key]);
  return (
    Object.keys(params).length === wanted.length &&
    wanted.every(([name, fits]) => Object.hasOwn(params, name) && fits.test(params[name] ?? ''))
  );
};

const schemaOf = ({ freeText, ...rules }: NotificationRules) => {
  const item = v.pipe(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
      key: v.picklist(Object.keys(notificationTable) as NotificationKey[]),
      params: v.optional(v.record(v.string(), plainText), {}),
      level: v.picklist(['info', 'success', 'warning', 'danger']),
      link: v.optional(
        v.pipe(
          v.string(),
          v.transform((link) => safeRedirect(link, rules)),
          v.string(),
        ),
      ),
    }),
    v.check(({ key, params }) => bringsItsParams(key, params) && (key !== FREE_TEXT || freeText)),
  );
  return v.pipe(v.array(item), v.maxLength(MAX_ITEMS));
};

const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype']);

const readJson = (encoded: string): unknown => {
  try {
    return JSON.parse(decodeURIComponent(encoded.replaceAll('+', ' ')), (key, value: unknown) => {
      if (DANGEROUS.has(key)) throw new SyntaxError('A key that no notification has.');
      return value;
    });
  } catch {
    return undefined;
  }
};

/**
 * Parses the value of the `notifications` parameter, still encoded. It is untrusted, so a single mistake discards all of
 * it. Never throws. Source: SHL-07, SEC-01.
 */
export const parseNotifications = (encoded: string, rules: NotificationRules): NotificationsResult => {
  if (encoded.length > MAX_BYTES) return { problem: 'is longer than 4 KB' };
  const data = readJson(encoded);
  if (data === undefined) return { problem: 'is no encoded JSON' };
  const { success, output, issues } = v.safeParse(schemaOf(rules), data, { abortEarly: true });
  if (success) return { items: output };
  // Only names from the schema are logged, so that no text from the address gets into the console.
  const path = issues[0].path?.map(({ key }) => key).slice(0, 2) ?? [];
  const place = path.filter((key) => typeof key === 'number' || PLACES.has(String(key))).join('.');
  return { problem: `does not fit${place && ` at ${place}`}` };
};

const PLACES = new Set(['id', 'key', 'params', 'level', 'link']);
