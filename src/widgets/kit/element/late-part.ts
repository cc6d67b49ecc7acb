import { lazy, useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { late } from '../../../core/late.ts';
import { runtime } from '../../../core/runtime.ts';
import { adoptStyles } from './adopt-styles.ts';
import { useHost } from './widget-context.ts';
import type { MessageLoaders } from './widget-messages.ts';

/** `React.lazy` by `late`. If the part can't be loaded, the widget's boundary offers to reload the page. */
export const lazyPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => late(load));

/** What the module of a late part exports. */
type PartCode<Part> = {
  /** For the root that shows it. */
  styles: readonly string[];
  /** The part with its own words beside the widget's. */
  bind: (catalogue: Catalogue) => Part;
};

/** Loads a part of a widget and its words at once, and gives the element the part's styles. Rejects when any can't be loaded. */
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

/** A late part of a widget: not loaded, loaded, or missing. */
type Late<Part> = {
  part: Part | undefined;
  /** Why the last attempt failed; undefined before it, and once the part is there. */
  failure: unknown;
  /** The browser was offline at the last attempt. The next one begins by itself when it is online. */
  waits: boolean;
  /** Loads it. Rejects when it can't be loaded; the next call tries again (REL-06). Always the same function. */
  load: () => Promise<Part>;
};

type State<Part> = { part?: Part; failure?: unknown; waits?: boolean };

/**
 * A part of a widget that loads late: as soon as it `isNeeded`, or by `load`. `fetch` must be the same function at each render.
 * Source: REL-06.
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
    // A new attempt: the old failure is no longer shown.
    setState((before) => (before.failure === undefined ? before : {}));
    return begin();
  }, [begin]);
  return { part, failure, waits, load };
};
