import type { StorageArea } from './storage-table.ts';

/** The part of `localStorage` and `sessionStorage` that is used. Each method may throw. */
export type AreaPort = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `unavailable`: storage throws, is full, or keeps nothing. `rubbish`: the stored text is not a valid value of its key. */
type StorageProblem = 'unavailable' | 'rubbish';

export type AreaPorts = {
  /** Called on each access, because even reading `localStorage` may throw. */
  local: () => AreaPort;
  session: () => AreaPort;
  /** Called once for each kind of problem. By default it logs to the console. */
  report?: (problem: StorageProblem, name: string) => void;
};

const warn = (problem: StorageProblem, name: string) => {
  const what = problem === 'rubbish' ? 'holds nothing usable at' : 'refused';
  console.warn(`Assess widgets: storage ${what} ${name}.`);
};

function createReport(report: NonNullable<AreaPorts['report']>) {
  const reported = new Set<StorageProblem>();
  return (problem: StorageProblem, name: string) => {
    if (reported.has(problem)) return;
    reported.add(problem);
    report(problem, name);
  };
}

/** Where a value is stored. With `spare`, session storage takes the value while local storage refuses it. */
export type Place = { area: StorageArea; spare?: true };

/** Creates access to both areas by name. Memory replaces one that refuses. Never throws. Source: REL-05, SES-11. */
export function createTexts({ local, session, report = warn }: AreaPorts) {
  const memory = new Map<string, string | null>();
  const tell = createReport(report);
  const port = (area: StorageArea) => (area === 'local' ? local() : session());
  const textIn = (area: StorageArea, name: string): string | null => {
    try {
      return port(area).getItem(name);
    } catch {
      tell('unavailable', name);
      return null;
    }
  };
  /** Returns whether the area accepted the text, or its removal. Some areas drop what they are given, and do not throw. */
  const putInto = (area: StorageArea, name: string, text: string | null): boolean => {
    try {
      const into = port(area);
      if (text === null) into.removeItem(name);
      else into.setItem(name, text);
      if (into.getItem(name) === text) return true;
    } catch {
      // Refused as well: it is told below.
    }
    tell('unavailable', name);
    return false;
  };
  return {
    tell,
    /** Returns the text, or null if there is none. */
    get({ area, spare }: Place, name: string): string | null {
      const kept = memory.get(name);
      if (kept !== undefined) return kept;
      return textIn(area, name) ?? (spare ? textIn('session', name) : null);
    },
    /** Sets a text, or removes it if `text` is null. Returns whether storage accepted the change. */
    put({ area, spare }: Place, name: string, text: string | null): boolean {
      memory.delete(name);
      // Only one place holds the text, so that the next page reads no older one.
      if (spare) putInto('session', name, null);
      let isKept = putInto(area, name, text);
      if (spare && !isKept) {
        putInto(area, name, null);
        isKept = putInto('session', name, text);
      }
      if (!isKept) memory.set(name, text);
      return isKept;
    },
    /** Removes a name from memory, because another tab has changed its stored value. */
    forget(name: string) {
      memory.delete(name);
    },
  };
}
