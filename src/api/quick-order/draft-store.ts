import type { QuickOrderDraft, QuickOrderDraftRow } from '../../core/stored-values.ts';

export type DraftRows = readonly QuickOrderDraftRow[];

/** Where the draft of one base site lies; `subscribe` hears of every write, this tab's own included. */
export type DraftPorts = {
  read(): QuickOrderDraft | undefined;
  write(draft: QuickOrderDraft): void;
  subscribe(listener: () => void): () => void;
  now(): number;
};

/**
 * The rows of quick order between visits and tabs: code and quantity, and why the store left a row (QO-07). Each write raises a revision, and
 * nothing is written over a draft that this tab has not seen.
 */
export type DraftStore = {
  /** The rows as they lie there, which this tab has then seen. */
  open(): DraftRows;
  /** `conflict`: another tab wrote since, and nothing was written. */
  save(rows: DraftRows): 'kept' | 'conflict';
  /** Writes over what another tab wrote: the shopper chose so. */
  overwrite(rows: DraftRows): void;
  /** Whether these rows are what this tab last read or wrote. */
  isSaved(rows: DraftRows): boolean;
  /** Calls when another tab, or another quick order on this page, wrote; gives the way to stop it. */
  onForeign(listener: () => void): () => void;
};

/** The rows of quick order in local storage, so that two tabs and the next visit have them. Source: QO-07. */
export const createDraftStore = (ports: DraftPorts): DraftStore => {
  let seen: QuickOrderDraft | undefined;
  const write = (rows: DraftRows, after: QuickOrderDraft | undefined) => {
    seen = { rows, revision: (after?.revision ?? 0) + 1, savedAt: ports.now() };
    ports.write(seen);
  };
  return {
    open() {
      seen = ports.read();
      return seen?.rows ?? [];
    },
    save(rows) {
      const there = ports.read();
      if (sameDraft(there, seen)) {
        if (!sameRows(rows, seen?.rows)) write(rows, seen);
        return 'kept';
      }
      if (!sameRows(rows, there?.rows)) return 'conflict';
      seen = there;
      return 'kept';
    },
    overwrite: (rows) => write(rows, ports.read()),
    isSaved: (rows) => sameRows(rows, seen?.rows),
    onForeign: (listener) =>
      ports.subscribe(() => {
        if (!sameDraft(ports.read(), seen)) listener();
      }),
  };
};

const sameRows = (rows: DraftRows, others: DraftRows = []): boolean =>
  JSON.stringify(rows) === JSON.stringify(others);

/** Two tabs may write one revision at once: what they wrote tells them apart. */
const sameDraft = (a: QuickOrderDraft | undefined, b: QuickOrderDraft | undefined): boolean =>
  a?.revision === b?.revision && a?.savedAt === b?.savedAt && sameRows(a?.rows ?? [], b?.rows);
