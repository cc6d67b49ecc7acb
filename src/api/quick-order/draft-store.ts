import type { QuickOrderDraft, QuickOrderDraftRow } from '../../core/storage-types.ts';
import { now } from '../../core/clock.ts';
import { runtime } from '../../core/runtime.ts';
import type { QuickOrderRowsFlag } from '../../core/flags/flag-table.ts';
import { findDuplicate, rowLimits } from './quick-order.rules.ts';

export type DraftRows = readonly QuickOrderDraftRow[];

/** Access to the stored draft of one base site. `subscribe` reports every write, including this tab's own. */
export type DraftPorts = {
  read(): QuickOrderDraft | undefined;
  write(draft: QuickOrderDraft): void;
  subscribe(listener: () => void): () => void;
  now(): number;
  /** The id of the browser's sign-in. '' if nobody is signed in. */
  whose(): string;
};

/**
 * Keeps the rows of quick order between visits and tabs (QO-07). Each write raises a revision, and a draft that this tab
 * has not seen is never overwritten. Rows of a sign-in are neither shown nor kept afterwards. Anonymous ones stay for the
 * first sign-in that opens them, like the anonymous cart (SES-13 d).
 */
export type DraftStore = {
  /** Returns the stored rows, and marks them as seen by this tab. */
  open(): DraftRows;
  /**
   * `conflict`: another tab has written since, so nothing was written. `merged`: here rows were only added to the cart,
   * which was applied to the other tab's rows; `open` returns them.
   */
  save(rows: DraftRows): 'kept' | 'merged' | 'conflict';
  /** Records that adding to the cart removed rows or reduced them. */
  took(rows: readonly TakenRow[]): void;
  /** Overwrites another tab's rows, because the shopper chose so. */
  overwrite(rows: DraftRows): void;
  /** Returns whether these rows are what this tab last read or wrote. */
  isSaved(rows: DraftRows): boolean;
  /** Calls the listener when another tab, or another quick order on this page, has written. Returns how to stop. */
  onForeign(listener: () => void): () => void;
};

/** A row as it was sent, and what is left of it. `left` is undefined if all of it is in the cart. */
type TakenRow = { sent: QuickOrderDraftRow; left: QuickOrderDraftRow | undefined };

/** Creates the store of quick order's rows in local storage, which two tabs and the next visit share. Source: QO-07. */
export const createDraftStore = (ports: DraftPorts): DraftStore => {
  let seen: QuickOrderDraft | undefined;
  /** The rows taken since this tab last read or wrote the draft. */
  let taken: readonly TakenRow[] = [];
  /** The rows that this tab's last write took out. */
  let takenOut: readonly TakenRow[] = [];
  let owner = ports.whose();
  /** Returns whether rows typed here may still be kept. */
  const isOwn = (): boolean => {
    owner ||= ports.whose();
    return owner === ports.whose();
  };
  const read = (): QuickOrderDraft | undefined => {
    const draft = ports.read();
    return draft && (draft.id === '' || draft.id === ports.whose()) ? draft : undefined;
  };
  const write = (rows: DraftRows, after: QuickOrderDraft | undefined) => {
    if (!isOwn()) return;
    [takenOut, taken] = [taken, []];
    seen = { id: owner, rows, revision: (after?.revision ?? 0) + 1, savedAt: ports.now() };
    ports.write(seen);
  };
  return {
    open() {
      const there = read();
      // Two processes may write at once, and the later write wins. One that has not seen this tab's has its rows back.
      const isBeside = there !== undefined && seen !== undefined && there.revision <= seen.revision;
      const rows = isBeside ? without(there.rows, takenOut) : there?.rows;
      [seen, taken] = [there, []];
      if (!sameRows(rows ?? [], there?.rows)) write(rows ?? [], there);
      else takenOut = [];
      if (seen?.id === '' && isOwn() && owner !== '') {
        // The revision stays the same, because the rows did not change for the other tabs.
        seen = { ...seen, id: owner };
        ports.write(seen);
      }
      return seen?.rows ?? [];
    },
    save(rows) {
      if (!isOwn()) return 'kept';
      const there = read();
      if (sameDraft(there, seen)) {
        if (!sameRows(rows, seen?.rows) || (seen && seen.id !== owner)) write(rows, seen);
        return 'kept';
      }
      if (sameRows(rows, there?.rows)) {
        [seen, taken] = [there, []];
        return 'kept';
      }
      if (taken.length === 0 || !sameRows(rows, without(seen?.rows, taken))) return 'conflict';
      const left = without(there?.rows, taken);
      if (sameRows(left, there?.rows)) [seen, taken] = [there, []];
      else write(left, there);
      return 'merged';
    },
    took: (rows) => {
      taken = [...taken, ...rows];
    },
    overwrite: (rows) => write(rows, read()),
    isSaved: (rows) => sameRows(rows, seen?.rows),
    onForeign: (listener) =>
      ports.subscribe(() => {
        if (isOwn() && !sameDraft(read(), seen)) listener();
      }),
  };
};

const sameRows = (rows: DraftRows, others: DraftRows = []): boolean =>
  JSON.stringify(rows) === JSON.stringify(others);

/** Removes each taken row once, if it is still as it was sent. */
const without = (rows: DraftRows = [], taken: readonly TakenRow[]): DraftRows => {
  const due = [...taken];
  return rows.flatMap((row) => {
    const at = due.findIndex(({ sent }) => sent.code === row.code && sent.quantity === row.quantity);
    const [found] = at < 0 ? [] : due.splice(at, 1);
    return found ? (found.left ?? []) : row;
  });
};

/** Compares contents too, because two tabs may write the same revision at once. */
const sameDraft = (a: QuickOrderDraft | undefined, b: QuickOrderDraft | undefined): boolean =>
  a?.revision === b?.revision && a?.savedAt === b?.savedAt && sameRows(a?.rows ?? [], b?.rows);

/** Creates the store of quick order's draft. `onWritten` hears whether the browser took a write, or only memory did. */
export const browserDraftStore = (onWritten?: (kept: boolean) => void): DraftStore => {
  const { storage, row } = runtime();
  return createDraftStore({
    read: () => storage.read('quickOrderRows', row.baseSite),
    write: (draft) => {
      const kept = storage.write('quickOrderRows', draft, row.baseSite);
      onWritten?.(kept);
    },
    subscribe: (listener) => storage.subscribe('quickOrderRows', listener, row.baseSite),
    now,
    whose: () => storage.read('signedIn')?.id ?? '',
  });
};

/**
 * Puts a code that was typed elsewhere into a row of its own in quick order's list, as typing it there would. `page` is the
 * address of quick order: one of another origin has a list of its own. Does nothing if the list has the code, or is full.
 */
export const keepTypedCode = (page: string, code: string, flag: QuickOrderRowsFlag): void => {
  if (new URL(page, location.href).origin !== location.origin) return;
  const store = browserDraftStore();
  const rows = store.open();
  if (rows.length >= rowLimits(flag).max || findDuplicate(rows, { code }) !== undefined) return;
  store.save([...rows, { code, quantity: '1' }]);
};
