import * as v from 'valibot';
import { safeRedirect, type RedirectRules } from '../redirect.ts';
import { FREE_TEXT, notificationTable, type NotificationKey } from './notification-table.ts';

/** Of the parameter as it stands in the address; there every character is one byte. */
const MAX_BYTES = 4096;
const MAX_ITEMS = 5;
const MAX_PARAM = 60;

export type NotificationRules = RedirectRules & {
  /** Whether a notification may bring a text of its own. */
  freeText: boolean;
};

export type ParsedNotification = {
  id: string;
  key: NotificationKey;
  level: 'info' | 'success' | 'warning' | 'danger';
  params: Readonly<Record<string, string>>;
  /** Absolute, and safe to follow. */
  link?: string | undefined;
};

/** What is there, or in our own words what is wrong. Never a word of the parameter, which goes to the console. */
export type NotificationsResult = { items: readonly ParsedNotification[] } | { problem: string };

/** Neither control characters nor what reverses, hides or breaks a line of text, nor halves of characters. */
const isPlain = (text: string): boolean => !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>]/u.test(text);

const plainText = v.pipe(v.string(), v.maxLength(MAX_PARAM), v.check(isPlain));

/** Exactly the values that the key's words take, each as they take it. */
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
 * Reads the value of the `notifications` parameter, still encoded. Anybody can have written it, so one thing that does
 * not fit is enough, and nothing of it is taken. Never throws. Source: SHL-07, SEC-01.
 */
export const parseNotifications = (encoded: string, rules: NotificationRules): NotificationsResult => {
  if (encoded.length > MAX_BYTES) return { problem: 'is longer than 4 KB' };
  const data = readJson(encoded);
  if (data === undefined) return { problem: 'is no encoded JSON' };
  const { success, output, issues } = v.safeParse(schemaOf(rules), data, { abortEarly: true });
  if (success) return { items: output };
  // Of the place only what the schema itself names: a key that somebody made up stays out of the console.
  const path = issues[0].path?.map(({ key }) => key).slice(0, 2) ?? [];
  const place = path.filter((key) => typeof key === 'number' || PLACES.has(String(key))).join('.');
  return { problem: `does not fit${place && ` at ${place}`}` };
};

const PLACES = new Set(['id', 'key', 'params', 'level', 'link']);
