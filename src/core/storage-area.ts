import type { StorageArea } from './storage-table.ts';

/** What of `localStorage` and `sessionStorage` is used; each of them may throw. */
export type AreaPort = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `unavailable`: storage throws or is full. `rubbish`: what lies there is no value of its key. */
export type StorageProblem = 'unavailable' | 'rubbish';

export type AreaPorts = {
  /** Called anew each time, because even naming `localStorage` may throw. */
  local: () => AreaPort;
  session: () => AreaPort;
  /** Told of each kind of problem once; by default the console is. */
  report?: (problem: StorageProblem, name: string) => void;
};

const warn = (problem: StorageProblem, name: string) => {
  const what = problem === 'rubbish' ? 'holds nothing usable at' : 'refused';
  console.warn(`Assess widgets: the browser's storage ${what} ${name}; the page goes on without it.`);
};

function createReport(report: NonNullable<AreaPorts['report']>) {
  const reported = new Set<StorageProblem>();
  return (problem: StorageProblem, name: string) => {
    if (reported.has(problem)) return;
    reported.add(problem);
    report(problem, name);
  };
}

/**
 * Texts by name in both areas, with memory in place of an area that throws or is full. Never throws.
 * Source: REL-05.
 */
export function createTexts({ local, session, report = warn }: AreaPorts) {
  const memory = new Map<string, string | null>();
  const tell = createReport(report);
  const port = (area: StorageArea) => (area === 'local' ? local() : session());
  return {
    tell,
    /** The text, or null if there is none. */
    get(area: StorageArea, name: string): string | null {
      const kept = memory.get(name);
      if (kept !== undefined) return kept;
      try {
        return port(area).getItem(name);
      } catch {
        tell('unavailable', name);
        return null;
      }
    },
    /** Sets a text, or removes it by null; whether storage took it. */
    put(area: StorageArea, name: string, text: string | null): boolean {
      try {
        if (text === null) port(area).removeItem(name);
        else port(area).setItem(name, text);
        memory.delete(name);
        return true;
      } catch {
        tell('unavailable', name);
        memory.set(name, text);
        return false;
      }
    },
    /** Gives up what memory holds of a name, because another tab has written it since. */
    forget(name: string) {
      memory.delete(name);
    },
  };
}
