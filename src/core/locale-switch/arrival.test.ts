import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { createStorage } from '../storage.ts';
import { takeArrival, noteVisit, readVisit } from './locale-visit.ts';

const area = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
};

/** Tabs of one browser. */
const tabs = () => {
  const local = area();
  return () => {
    const session = area();
    return createStorage({ local: () => local, session: () => session, now: () => 0 });
  };
};

describe('an arrival in another locale', () => {
  it('is none on the first visit, nor where the shopper was before [LOC-08]', () => {
    const tab = tabs()();
    expect(takeArrival(tab, 'en-au')).toBeUndefined();
    tab.write('previousLocale', 'en-au');
    expect(takeArrival(tab, 'en-au')).toBeUndefined();
  });

  it('is told once a tab, until the shopper answers [LOC-08]', () => {
    const open = tabs();
    const tab = open();
    tab.write('previousLocale', 'en-au');
    expect(takeArrival(tab, 'en-nz')).toEqual({ from: 'en-au', reason: 'link' });
    expect(takeArrival(tab, 'en-nz')).toBeUndefined();
    expect(takeArrival(open(), 'en-nz')).toEqual({ from: 'en-au', reason: 'link' });
    expect(tab.read('previousLocale')).toBe('en-au');
  });

  it('is not told to whom chose this locale by hand, and is then where they were [LOC-08]', () => {
    const tab = tabs()();
    tab.write('previousLocale', 'en-au');
    tab.write('chosenLocale', 'en-nz');
    expect(takeArrival(tab, 'en-nz')).toBeUndefined();
    expect(tab.read('previousLocale')).toBe('en-nz');
  });

  it('by a switch is told once, with its reason [LOC-07] [LOC-08 part]', () => {
    const tab = tabs()();
    tab.write('previousLocale', 'zh-sg');
    noteVisit(tab, { left: { from: 'zh-sg', reason: 'registration' }, movedFor: 'JP' });
    expect(takeArrival(tab, 'ja-jp')).toEqual({ from: 'zh-sg', reason: 'registration' });
    expect(takeArrival(tab, 'ja-jp')).toBeUndefined();
    expect(tab.read('previousLocale')).toBe('ja-jp');
    expect(readVisit(tab)).toEqual({ movedFor: 'JP', told: 'ja-jp' });
  });

  it('is none where the host answered with the locale that was left [LOC-07]', () => {
    const tab = tabs()();
    tab.write('previousLocale', 'zh-sg');
    noteVisit(tab, { left: { from: 'zh-sg', reason: 'registration' } });
    expect(takeArrival(tab, 'zh-sg')).toBeUndefined();
    expect(readVisit(tab).left).toBeUndefined();
  });

  everyRow([
    { left: { from: 'xx', reason: 'link' } },
    { left: { from: 'en-au', reason: '<img>' } },
    { left: 'en-au', told: 7, movedFor: {}, unknownSaid: 'yes' },
    { left: null },
  ])('is not made up from rubbish in storage: %j [SEC-04 part]', (rubbish) => {
    const tab = tabs()();
    tab.write('localeVisit', rubbish);
    expect(readVisit(tab)).toEqual({});
    expect(takeArrival(tab, 'en-nz')).toBeUndefined();
  });
});
