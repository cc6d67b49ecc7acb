import type { QuickOrderDraft, QuickOrderDraftRow } from '../../core/stored-values.ts';

export type DraftRows = readonly QuickOrderDraftRow[];

/** Where the draft of one base site lies; `subscribe` hears of every write, this tab's own included. */
export type DraftPorts = {
  read(): QuickOrderDraft | undefined;
  write(draft: QuickOrderDraft): void;
  subscribe(listener: () => void): () => void;
  now(): number;
  /** The sign-in that the browser is in; empty for none. */
  whose(): string;
};

/**
 * The rows of quick order between visits and tabs: code and quantity, and why the store left a row (QO-07). Each write raises a revision, and
 * nothing is written over a draft that this tab has not seen. What was typed while somebody was signed in is theirs alone: it
 * neither shows nor is kept once that sign-in is over. What nobody in particular typed comes along into the first sign-in that opens it, as
 * the cart does, and is theirs from then on; while nobody opens it, it stays (SES-13 d).
 */
export type DraftStore = {
  /** The rows as they lie there, which this tab has then seen. */
  open(): DraftRows;
  /**
   * `conflict`: another tab wrote since, and nothing was written. `merged`: it did, and here nothing but adding to the cart changed the
   * rows, which is done to that tab's list; `open` gives it.
   */
  save(rows: DraftRows): 'kept' | 'merged' | 'conflict';
  /** Adding to the cart took rows out of the list, or left less of them. */
  took(rows: readonly TakenRow[]): void;
  /** Writes over what another tab wrote: the shopper chose so. */
  overwrite(rows: DraftRows): void;
  /** Whether these rows are what this tab last read or wrote. */
  isSaved(rows: DraftRows): boolean;
  /** Calls when another tab, or another quick order on this page, wrote; gives the way to stop it. */
  onForeign(listener: () => void): () => void;
};

/** A row as it was sent, and what is left of it: undefined where all of it is in the cart. */
export type TakenRow = { sent: QuickOrderDraftRow; left: QuickOrderDraftRow | undefined };

/** The rows of quick order in local storage, so that two tabs and the next visit have them. Source: QO-07. */
export const createDraftStore = (ports: DraftPorts): DraftStore => {
  let seen: QuickOrderDraft | undefined;
  /** Since this tab last knew what is kept. */
  let taken: readonly TakenRow[] = [];
  let owner = ports.whose();
  /** Whether what is typed here may still be kept. */
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
    taken = [];
    seen = { id: owner, rows, revision: (after?.revision ?? 0) + 1, savedAt: ports.now() };
    ports.write(seen);
  };
  return {
    open() {
      seen = read();
      taken = [];
      if (seen?.id === '' && isOwn() && owner !== '') {
        // The same revision: to the other tabs it is no news.
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

/** Each taken row once, where it stands as it was sent. */
const without = (rows: DraftRows = [], taken: readonly TakenRow[]): DraftRows => {
  const due = [...taken];
  return rows.flatMap((row) => {
    const at = due.findIndex(({ sent }) => sent.code === row.code && sent.quantity === row.quantity);
    const [found] = at < 0 ? [] : due.splice(at, 1);
    return found ? (found.left ?? []) : row;
  });
};

/** Two tabs may write one revision at once: what they wrote tells them apart. */
const sameDraft = (a: QuickOrderDraft | undefined, b: QuickOrderDraft | undefined): boolean =>
  a?.revision === b?.revision && a?.savedAt === b?.savedAt && sameRows(a?.rows ?? [], b?.rows);
