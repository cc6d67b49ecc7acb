import type { Translate } from '../../../core/i18n/translator.ts';
import {
  NOTIFICATION_CODE,
  notificationTable,
  type NotificationKey,
} from '../../../core/notifications/notification-table.ts';
import type { CentreMessage } from '../../../core/store/core-state.ts';
import type { SharedKey } from '../../kit/element/widget-context.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type widget from '../messages/en.json';
import type en from './messages/en.json';

/** The text for what failed, by the id under which it was reported. */
const WHAT: Readonly<Record<string, CentreKey>> = {
  'cart.read': 'notifications.what.cart-read',
  'cart.change': 'notifications.what.cart-change',
  'product.lookUp': 'notifications.what.product-look-up',
};

/** The text for the reason, by the code of the failure (`core/errors.ts`). */
const WHY: Readonly<Record<string, CentreKey>> = {
  'service.offline': 'notifications.why.offline',
  'service.network': 'notifications.why.network',
  'service.timeout': 'notifications.why.timeout',
  'service.not-json': 'notifications.why.failed',
  'service.shape': 'notifications.why.failed',
  'service.status.401': 'notifications.why.forbidden',
  'service.status.403': 'notifications.why.forbidden',
  'service.status.404': 'notifications.why.not-found',
  'service.status.429': 'notifications.why.busy',
  'service.status.500': 'notifications.why.failed',
  'service.status.502': 'notifications.why.failed',
  'service.status.503': 'notifications.why.busy',
  'service.status.504': 'notifications.why.timeout',
};

/** Messages that only the page itself may show. An address can't ask for them. */
const OF_PAGE: Readonly<Record<string, CentreKey>> = {
  'signed-in-as': 'notifications.said.signed-in-as',
  'other-account': 'notifications.said.other-account',
  'acting-ended': 'notifications.said.acting-ended',
  'cart-unconfirmed': 'notifications.said.cart-unconfirmed',
};

const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Returns whether the message reports a failure, for which support needs the code. */
export const isForSupport = ({ code, requestId }: CentreMessage): boolean =>
  requestId !== undefined || !code.startsWith(NOTIFICATION_CODE);

/** Returns the line of details that support needs for a failure. */
export const supportLine = (t: Translate<CentreKey>, { code, requestId }: CentreMessage): string =>
  requestId === undefined
    ? t('notifications.code', { code })
    : t('notifications.codeAndRequest', { code, request: requestId });

/**
 * Returns the text of a message: its own text, the text for its code, or, for an unknown code, what to do. It is text,
 * never markup.
 */
export const messageText = (t: Translate<CentreKey>, message: CentreMessage): string => {
  const { id, code, text, params } = message;
  if (text !== undefined) return text;
  const key = code.startsWith(NOTIFICATION_CODE) ? code.slice(NOTIFICATION_CODE.length) : '';
  if (Object.hasOwn(notificationTable, key)) return t(`notifications.said.${key as NotificationKey}`, params);
  const said = own(OF_PAGE, key);
  if (said) return t(said, params);
  const what = own(WHAT, id) ?? 'notifications.what.unknown';
  const why = own(WHY, code) ?? 'notifications.why.unknown';
  return `${t(what)} ${t(why)}`;
};

type OwnKey = keyof typeof en | keyof typeof widget;

export type CentreKey = OwnKey | SharedKey;

export const useCentreMessages = (): Translate<CentreKey> => useWords<typeof en & typeof widget>();
