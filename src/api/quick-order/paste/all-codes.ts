import { sameProductKey } from '../isbn.rules.ts';
import { findCodes } from './find-codes.ts';
import { withoutLinks } from './line-tokens.ts';
import { type Reading, unread, withAlso } from './reading.ts';
import { MAX_LINE_LENGTH, type PasteRecord } from './records.ts';

/**
 * Adds the codes that are in no item. They may be another product's, which would be lost otherwise; only the store knows
 * (QO-05).
 */
export function withAllCodes(reading: Reading, { text }: PasteRecord): Reading {
  if (!('items' in reading) || text.length > MAX_LINE_LENGTH) return reading;
  const found = findCodes(withoutLinks(text)).filter(({ kind }) => kind === 'isbn' || kind === 'product');
  const known = new Set(reading.items.flatMap(({ code, also = [] }) => [code, ...also]).map(sameProductKey));
  const left = found.flatMap(({ code }) => (known.has(sameProductKey(code)) ? [] : [code]));
  if (left.length === 0) return reading;
  return reading.items.length > 1
    ? unread('ambiguous')
    : withAlso(reading, [...(reading.items[0]?.also ?? []), ...left]);
}
