import { describe, expect, it } from 'vitest';
import type { QuoteEntry } from '../quote/quote.contract.ts';
import { openTrainings, trainingsOf } from './training.rules.ts';

const NOW = Date.parse('2027-01-05T12:00:00Z');
const person = { firstName: 'Mara', lastName: 'Lindqvist', email: 'mara@example.org' };
const entry = (productFormat: 'TRAINING' | 'PRINT', training?: QuoteEntry['training']): QuoteEntry =>
  ({
    entryNumber: 0,
    quantity: 1,
    seats: 2,
    product: { code: 'FMS-TRN', name: 'Training', productFormat },
    ...(training && { training }),
  }) as QuoteEntry;
const whole = {
  dates: ['2027-03-10', '2027-03-17'],
  contact: { ...person, phone: '+1 614 555 0100', country: 'US' },
  participants: [person],
  complete: true,
};

describe('a training of a quote can’t be ordered yet', () => {
  it.each<[string, QuoteEntry['training']]>([
    ['without anything', undefined],
    ['without dates', { ...whole, dates: [] }],
    ['without its contact', { ...whole, contact: undefined }],
    ['without participants', { ...whole, participants: [] }],
    ['with more participants than seats', { ...whole, participants: [person, person, person] }],
    ['with a date that is too far ahead', { ...whole, dates: ['2027-03-10', '2029-01-06'] }],
    ['with dates that have become too early', { ...whole, dates: ['2027-02-01', '2027-03-17'] }],
  ])('%s [QTE-04 c] [TRN-05 c]', (_what, training) => {
    expect(openTrainings({ entries: [entry('TRAINING', training)] }, NOW)).toHaveLength(1);
  });

  it('but with all of it, or where it is none [QTE-04 c]', () => {
    const quote = { entries: [entry('TRAINING', whole), entry('PRINT')] };
    expect(trainingsOf(quote)).toHaveLength(1);
    expect(openTrainings(quote, NOW)).toEqual([]);
  });

  it('but with a participant for each seat, of which one piece has several [QTE-04 c] [TRN-03 a]', () => {
    const two = { ...whole, participants: [person, { ...person, email: 'noor@example.org' }] };
    expect(openTrainings({ entries: [entry('TRAINING', two)] }, NOW)).toEqual([]);
  });
});
