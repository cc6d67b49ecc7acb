import * as v from 'valibot';
import { safeRedirect, type RedirectRules } from '../redirect.ts';
import { FREE_TEXT, notificationTable, type NotificationKey } from './notification-table.ts';
import { tolerant } from '../tolerant.ts';

/** The limit for the encoded parameter. In an address every character is one byte. */
const MAX_BYTES = 4096;
const MAX_ITEMS = 5;
const MAX_PARAM = 60;

export type NotificationRules = RedirectRules & {
  /** Whether a notification may have free text. */
  freeText: boolean;
};

type ParsedNotification = {
  id: string;
  key: NotificationKey;
  level: 'info' | 'success' | 'warning' | 'danger';
  params: Readonly<Record<string, string>>;
  /** An absolute address that is safe to follow. */
  link?: string | undefined;
};

/** The notifications to show, and the first problem, for the console, which never quotes the parameter. */
export type NotificationsResult = { items: readonly ParsedNotification[]; problem?: string };

/** Returns whether a text has no control, invisible, reordering or line-breaking characters, and no lone surrogates. */
const isPlain = (text: string): boolean => !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>]/u.test(text);

const plainText = v.pipe(v.string(), v.maxLength(MAX_PARAM), v.check(isPlain));

/** Returns whether the values are exactly those that the message needs, each in its format. */
const bringsItsParams = (key: NotificationKey, params: Readonly<Record<string, string>>): boolean => {
  const wanted = Object.entries<RegExp>(notificationTable[key][1]);
  return (
    Object.keys(params).length === wanted.length &&
    wanted.every(([name, fits]) => Object.hasOwn(params, name) && fits.test(params[name] ?? ''))
  );
};

const schemaOf = ({ freeText, ...rules }: NotificationRules) =>
  v.pipe(
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

const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype']);

const readJson = (encoded: string): unknown =>
  tolerant((): unknown =>
    JSON.parse(decodeURIComponent(encoded.replaceAll('+', ' ')), (key, value: unknown) => {
      if (DANGEROUS.has(key)) throw new SyntaxError('A key that no notification has.');
      return value;
    }),
  );

/** Parses the encoded `notifications`. One with a single mistake is left out. Never throws. Source: SHL-07, SEC-01. */
export const parseNotifications = (encoded: string, rules: NotificationRules): NotificationsResult => {
  if (encoded.length > MAX_BYTES) return { items: [], problem: 'is longer than 4 KB' };
  const data = readJson(encoded);
  if (data === undefined) return { items: [], problem: 'is no encoded JSON' };
  if (!Array.isArray(data) || data.length > MAX_ITEMS) return { items: [], problem: 'does not fit' };
  const schema = schemaOf(rules);
  const items: ParsedNotification[] = [];
  let problem: string | undefined;
  for (const [index, item] of data.entries()) {
    const { success, output, issues } = v.safeParse(schema, item, { abortEarly: true });
    if (success) items.push(output);
    // Only names from the schema are logged, so that no text from the address gets into the console.
    else problem ??= `does not fit at ${[index, placeOf(issues[0])].filter((part) => part !== '').join('.')}`;
  }
  return { items, ...(problem !== undefined && { problem }) };
};

const placeOf = ({ path }: v.BaseIssue<unknown>): string => {
  const place = path?.[0]?.key;
  return typeof place === 'string' && PLACES.has(place) ? place : '';
};

const PLACES = new Set(['id', 'key', 'params', 'level', 'link']);
