import { lazy, useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { late } from '../../../core/late.ts';
import { runtime } from '../../../core/runtime.ts';
import { adoptStyles } from './adopt-styles.ts';
import { useHost } from './widget-context.ts';
import type { MessageLoaders } from './widget-messages.ts';

/**
 * Works like `React.lazy`, but loads with `late`. If the part can't be loaded, the widget's boundary offers to reload
 * the page.
 */
export const lazyPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => late(load));

/** What the module of a late part exports. */
type PartCode<Part> = {
  /** The part's styles, for the root that shows it. */
  styles: readonly string[];
  /** Returns the part with its own messages, which are added to the widget's. */
  bind: (catalogue: Catalogue) => Part;
};

/**
 * Loads a part of a widget and its messages at the same time, then applies the part's styles to the element. Rejects if
 * any of them can't be loaded.
 */
export const latePart =
  <Part>(code: () => Promise<PartCode<Part>>, words: MessageLoaders) =>
  async (host: HTMLElement): Promise<Part> => {
    const [{ styles, bind }, { default: catalogue }] = await Promise.all([
      code(),
      words[runtime().row.language](),
    ]);
    await adoptStyles(host, styles);
    return bind(catalogue);
  };

/** The state of a part that a widget loads later: not loaded, loaded or missing. */
type Late<Part> = {
  part: Part | undefined;
  /** Why the last attempt failed. Undefined before the first failure and once the part is loaded. */
  failure: unknown;
  /** Whether the browser was offline at the last attempt. If so, the next attempt starts by itself once it is online. */
  waits: boolean;
  /** Loads the part. Rejects if it can't be loaded; the next call tries again (REL-06). The function keeps its identity. */
  load: () => Promise<Part>;
};

type State<Part> = { part?: Part; failure?: unknown; waits?: boolean };

/**
 * Loads a part of a widget later: as soon as `isNeeded` is true, or when `load` is called. `fetch` must be the same
 * function at each render. Source: REL-06.
 */
export const useLate = <Part>(fetch: (host: HTMLElement) => Promise<Part>, isNeeded = false): Late<Part> => {
  const host = useHost();
  const [{ part, failure, waits = false }, setState] = useState<State<Part>>({});
  const asked = useRef<Promise<Part>>(undefined);
  const begin = useCallback((): Promise<Part> => {
    const attempt = (asked.current ??= late(() => fetch(host)));
    attempt.then(
      (loaded) => setState((before) => (before.part === undefined ? { part: loaded } : before)),
      (error: unknown) => {
        asked.current = undefined;
        setState({ failure: error, waits: !navigator.onLine });
      },
    );
    return attempt;
  }, [fetch, host]);
  useEffect(() => {
    if (isNeeded) begin().catch(() => undefined);
  }, [isNeeded, begin]);
  useEffect(() => {
    if (!waits) return undefined;
    const again = () => void begin().catch(() => undefined);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [waits, begin]);
  const load = useCallback((): Promise<Part> => {
    // A new attempt hides the failure of the one before.
    setState((before) => (before.failure === undefined ? before : {}));
    return begin();
  }, [begin]);
  return { part, failure, waits, load };
};
