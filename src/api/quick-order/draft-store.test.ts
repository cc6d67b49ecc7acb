import { describe, expect, it } from 'vitest';
import type { QuickOrderDraft } from '../../core/storage-types.ts';
import { createDraftStore, type DraftRows } from './draft-store.ts';

const KIT: DraftRows = [{ code: 'LMS4-KIT', quantity: '2' }];
const MANUAL: DraftRows = [{ code: 'LMS4-MAN', quantity: '1' }];

/** Creates two tabs with one storage. The time never changes, so only the contents distinguish writes. */
const twoTabs = (stored?: QuickOrderDraft) => {
  let kept = stored;
  let signedIn = '';
  const listeners = new Set<() => void>();
  const tab = () =>
    createDraftStore({
      read: () => kept,
      write: (draft) => {
        kept = draft;
        listeners.forEach((listener) => listener());
      },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      now: () => 1,
      whose: () => signedIn,
    });
  const put = (draft: QuickOrderDraft) => void (kept = draft);
  return { one: tab(), two: tab(), kept: () => kept, put, tab, be: (id: string) => (signedIn = id) };
};

describe('the draft of quick order', () => {
  it('is never written over by a tab that has not seen it [QO-07 part]', () => {
    const { one, two, kept } = twoTabs();
    one.open();
    two.open();
    expect(one.save(KIT)).toBe('kept');
    expect(two.save(MANUAL)).toBe('conflict');
    expect(kept()?.rows).toEqual(KIT);
    two.overwrite(MANUAL);
    expect(kept()).toEqual({ id: '', rows: MANUAL, revision: 2, savedAt: 1 });
    expect(one.save([])).toBe('conflict');
  });

  it('tells two writes of the same revision apart [QO-07 part]', () => {
    const { one, two } = twoTabs({ id: '', rows: [], revision: 4, savedAt: 1 });
    one.open();
    two.open();
    one.save(KIT);
    two.overwrite(MANUAL);
    expect(one.save([...KIT, ...MANUAL])).toBe('conflict');
  });

  it('is no conflict when both tabs mean the same', () => {
    const { one, two } = twoTabs();
    one.open();
    two.open();
    one.save(KIT);
    expect(two.save(KIT)).toBe('kept');
    expect(two.isSaved(KIT)).toBe(true);
    expect(two.save([])).toBe('kept');
  });

  describe('where nothing but adding to the cart changed it here while another tab wrote', () => {
    const FORMS: DraftRows = [{ code: 'LMS4-REC25', quantity: '3' }];
    const both = (rows: DraftRows) => {
      const tabs = twoTabs();
      tabs.one.open();
      tabs.one.save(rows);
      tabs.two.open();
      return tabs;
    };
    const took = (rows: DraftRows, left?: DraftRows) =>
      rows.map((sent, index) => ({ sent, left: left?.[index] }));

    it('has what was added taken out of the other list too [API-06 b part] [QO-07 part]', () => {
      const { one, two, kept } = both([...KIT, ...MANUAL]);
      two.save([...MANUAL, ...FORMS]);
      one.took(took([...KIT, ...MANUAL]));
      expect(one.save([])).toBe('merged');
      expect(kept()?.rows).toEqual(FORMS);
      expect(one.open()).toEqual(FORMS);
      expect(two.save([...MANUAL, ...FORMS])).toBe('conflict');
    });

    it('is the other list where that has nothing of it any more [API-06 b part] [QO-07 part]', () => {
      const { one, two, kept } = both([...KIT, ...MANUAL]);
      two.save([]);
      one.took(took(KIT));
      expect(one.save(MANUAL)).toBe('merged');
      expect(one.open()).toEqual([]);
      expect(kept()?.rows).toEqual([]);
    });

    it('leaves in the other list what the store did not take of a row [API-06 b part] [QO-07 part]', () => {
      const { one, two, kept } = both(KIT);
      two.save([...KIT, ...FORMS]);
      const rest = [{ code: 'LMS4-KIT', quantity: '1' }];
      one.took(took(KIT, rest));
      expect(one.save(rest)).toBe('merged');
      expect(kept()?.rows).toEqual([...rest, ...FORMS]);
    });

    it('takes out no row that has another quantity there [QO-07 part]', () => {
      const { one, two, kept } = both(KIT);
      const more = [{ code: 'LMS4-KIT', quantity: '5' }];
      two.save(more);
      one.took(took(KIT));
      expect(one.save([])).toBe('merged');
      expect(kept()?.rows).toEqual(more);
    });

    it('takes out what was added once more where the other wrote at the same moment, without having seen that [API-06 b part] [QO-07 part]', () => {
      const stored = { id: '', rows: [...KIT, ...MANUAL], revision: 4, savedAt: 1 };
      const { one, kept, put } = twoTabs(stored);
      one.open();
      one.took(took([...KIT, ...MANUAL]));
      expect(one.save([])).toBe('kept');
      put({ id: '', rows: [...MANUAL, ...FORMS], revision: 5, savedAt: 2 });
      expect(one.open()).toEqual(FORMS);
      expect(kept()).toMatchObject({ rows: FORMS, revision: 6 });
      // The other has seen it by now, so what it adds is meant.
      put({ id: '', rows: [...MANUAL, ...FORMS], revision: 7, savedAt: 3 });
      expect(one.open()).toEqual([...MANUAL, ...FORMS]);
      expect(kept()?.revision).toBe(7);
    });

    it('keeps what the other added once more after it had seen that, however often it is read [API-06 b part] [QO-07 part]', () => {
      const { one, two, kept } = both(KIT);
      one.took(took(KIT));
      expect(one.save([])).toBe('kept');
      two.open();
      two.save([...KIT, ...FORMS]);
      expect(one.open()).toEqual([...KIT, ...FORMS]);
      expect(one.open()).toEqual([...KIT, ...FORMS]);
      expect(kept()?.rows).toEqual([...KIT, ...FORMS]);
    });

    it('is a conflict where something was typed here besides [QO-07 part]', () => {
      const { one, two, kept } = both(KIT);
      two.save([...KIT, ...FORMS]);
      one.took(took(KIT));
      expect(one.save(MANUAL)).toBe('conflict');
      expect(kept()?.rows).toEqual([...KIT, ...FORMS]);
    });
  });

  it('tells of foreign writes alone, until it is told to stop [QO-07 part]', () => {
    const { one, two } = twoTabs();
    let heard = 0;
    const stop = one.onForeign(() => (heard += 1));
    one.open();
    one.save(KIT);
    expect(heard).toBe(0);
    two.open();
    two.save(MANUAL);
    expect(heard).toBe(1);
    stop();
    two.save(KIT);
    expect(heard).toBe(1);
  });

  it('is written anew when a row stays as it was, but refused [QO-07 part]', () => {
    const { one, kept } = twoTabs();
    one.open();
    one.save(KIT);
    const refused = KIT.map((row) => ({ ...row, refusal: { status: 'noStock', added: 0, asked: 2 } }));
    expect(one.isSaved(refused)).toBe(false);
    one.save(refused);
    expect(kept()?.rows).toEqual(refused);
  });

  it('writes nothing while nothing changed', () => {
    const { one, kept } = twoTabs();
    one.open();
    expect(one.save([])).toBe('kept');
    expect(kept()).toBeUndefined();
  });
});

describe('a draft of somebody who was signed in', () => {
  it('shows to nobody after them, and to nobody else [SES-13 d]', () => {
    const { tab, be } = twoTabs();
    be('mara');
    const hers = tab();
    hers.open();
    hers.save(KIT);
    expect(tab().open()).toEqual(KIT);
    be('');
    expect(tab().open()).toEqual([]);
    be('noor');
    expect(tab().open()).toEqual([]);
  });

  it('is not written by a page of theirs once their sign-in is over [SES-13 d]', () => {
    const { tab, be, kept } = twoTabs();
    be('mara');
    const hers = tab();
    hers.open();
    be('noor');
    const his = tab();
    his.open();
    his.save(MANUAL);
    expect(hers.save(KIT)).toBe('kept');
    hers.overwrite(KIT);
    expect(kept()).toMatchObject({ id: 'noor', rows: MANUAL });
  });

  it('is not replaced on a page of theirs by what somebody else writes after them [SES-13 d]', () => {
    const { tab, be } = twoTabs();
    be('mara');
    const hers = tab();
    hers.open();
    hers.save(KIT);
    let heard = 0;
    hers.onForeign(() => (heard += 1));
    be('noor');
    const his = tab();
    his.open();
    his.save(MANUAL);
    expect(heard).toBe(0);
  });

  it('begun as nobody comes along into their sign-in, and is theirs from then on [SES-13 d]', () => {
    const { tab, be, kept } = twoTabs();
    const page = tab();
    page.open();
    page.save(KIT);
    be('mara');
    expect(tab().open()).toEqual(KIT);
    page.save([...KIT, ...MANUAL]);
    expect(kept()?.id).toBe('mara');
    be('');
    expect(tab().open()).toEqual([]);
  });

  it('of nobody that a sign-in opens is theirs though nothing of it is changed: it shows to nobody after them [SES-13 d]', () => {
    const { tab, be } = twoTabs();
    tab().save(KIT);
    be('mara');
    expect(tab().open()).toEqual(KIT);
    for (const next of ['', 'noor']) {
      be(next);
      expect(tab().open()).toEqual([]);
    }
  });

  it('of nobody on a page where somebody signs in is theirs once the page keeps it [SES-13 d]', () => {
    const { tab, be } = twoTabs();
    const page = tab();
    page.open();
    page.save(KIT);
    be('mara');
    page.save(KIT);
    be('');
    expect(tab().open()).toEqual([]);
  });

  it('of nobody that no sign-in opens stays, and another tab hears of no change where one does [SES-13 d] [QO-07 part]', () => {
    const { tab, be } = twoTabs();
    tab().save(KIT);
    be('mara');
    be('');
    const other = tab();
    expect(other.open()).toEqual(KIT);
    be('mara');
    tab().open();
    expect(other.isSaved(KIT)).toBe(true);
    expect(other.save(KIT)).toBe('kept');
  });
});
