import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { calendarFile } from './calendar.rules.ts';

const ENTRY = {
  uid: 'Q-0048001@shop.example',
  made: Date.UTC(2026, 10, 23, 12),
  day: '2026-12-31',
  title: 'Quote Q-0048001 expires',
  text: 'Its prices hold until then.',
  address: 'https://shop.example/quotes/Q-0048001',
};

const read = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
};

describe('the calendar file of a quote', () => {
  everyRow([
    ['commas, semicolons and backslashes', 'Forms, kits; C:\\new'],
    ['several lines', 'One\nTwo\r\nThree'],
    ['a long text of wide letters', `${'Évaluations 春の注文 😀 '.repeat(20)}end`],
    ['a line that looks like the format', 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT'],
  ])('keeps %s as it stands, in lines of 75 octets at most [LEAD-09 a]', (_what, title) => {
    const file = calendarFile({ ...ENTRY, title });
    for (const line of file.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    const event = read(file);
    expect(event.summary).toBe(title.replaceAll('\r\n', '\n'));
    expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  });

  it('escapes what the format reads as its own [LEAD-09 a]', () => {
    expect(calendarFile({ ...ENTRY, title: 'a,b;c\\d\ne' })).toContain('SUMMARY:a\\,b\\;c\\\\d\\ne\r\n');
  });

  it('says when, what and where, and reminds of it three days before: on its last day, in whatever time zone the calendar is [LEAD-09 a]', () => {
    const event = read(calendarFile(ENTRY));
    expect(event.uid).toBe(ENTRY.uid);
    expect([event.startDate, event.endDate].map((day) => [String(day), day.isDate])).toEqual([
      ['2026-12-31', true],
      ['2027-01-01', true],
    ]);
    expect(event.description).toBe(ENTRY.text);
    const alarm = event.component.getFirstSubcomponent('valarm');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P2DT15H');
    expect(event.component.getFirstPropertyValue('url')).toBe(ENTRY.address);
  });
});
