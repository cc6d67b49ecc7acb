import { lazy, useEffect, useState, type ComponentType, type Dispatch, type SetStateAction } from 'react';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { late } from '../../../core/late.ts';
import { runtime } from '../../../core/runtime.ts';
import { adoptStyles } from './sheets.ts';
import { useHost } from './widget-context.ts';
import type { MessageLoaders } from './widget-messages.ts';

/** Works like `React.lazy`, by `late`. If the part can't be loaded, the widget's boundary offers to reload the page. */
export const lazyPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => late(load));

/** Returns a part with its own messages, which are added to the widget's. */
type Bind<Part> = (catalogue: Catalogue) => Part;

/** Works like `lazyPart`, for a module that exports `bind`. Its messages load at the same time; the build adds `words`. */
export const lazyPartWithWords = <P extends object>(
  code: () => Promise<{ bind: Bind<ComponentType<P>> }>,
  words?: MessageLoaders,
) =>
  lazyPart(async () => {
    const [{ bind }, { default: catalogue }] = await Promise.all([code(), words![runtime().row.language]()]);
    return { default: bind(catalogue) };
  });

/** What the module of a late part exports. */
type PartCode<Part> = { styles: readonly string[]; bind: Bind<Part> };

/**
 * Declares a part of a widget that loads late, where it is used: `const loadPanel = latePart(() =>
 * import('./panel/panel.tsx'))`, then `useLate(loadPanel, isOpen)`. Loads the part and its messages at the same time, then
 * applies the part's styles to the element. Rejects if any of them can't be loaded. The build adds `words`, those of the
 * part's folder (`build/messages/words-of-late-parts.ts`).
 */
export const latePart =
  <Part>(code: () => Promise<PartCode<Part>>, words?: MessageLoaders) =>
  async (host: HTMLElement): Promise<Part> => {
    const [{ styles, bind }, { default: catalogue }] = await Promise.all([
      code(),
      words![runtime().row.language](),
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

/** Loads a part once, however often it is asked for. After a failure the next call tries again. One object for each element keeps it small. */
const createLoader = <Part>(
  fetch: (host: HTMLElement) => Promise<Part>,
  host: HTMLElement,
  setState: Dispatch<SetStateAction<State<Part>>>,
) => {
  let asked: Promise<Part> | undefined;
  const begin = (): Promise<Part> => {
    const attempt = (asked ??= late(() => fetch(host)));
    attempt.then(
      (loaded) => setState((before) => (before.part === undefined ? { part: loaded } : before)),
      (error: unknown) => {
        asked = undefined;
        setState({ failure: error, waits: !navigator.onLine });
      },
    );
    return attempt;
  };
  return {
    start: () => void begin().catch(() => undefined),
    load: (): Promise<Part> => {
      // A new attempt hides the failure of the one before.
      setState((before) => (before.failure === undefined ? before : {}));
      return begin();
    },
  };
};

/** Loads a part later: once `isNeeded`, or by `load`. `fetch` must be the same function at each render. Source: REL-06. */
export const useLate = <Part>(fetch: (host: HTMLElement) => Promise<Part>, isNeeded = false): Late<Part> => {
  const host = useHost();
  const [{ part, failure, waits = false }, setState] = useState<State<Part>>({});
  const [{ start, load }] = useState(() => createLoader(fetch, host, setState));
  useEffect(() => {
    if (!waits) {
      if (isNeeded) start();
      return undefined;
    }
    addEventListener('online', start);
    return () => removeEventListener('online', start);
  }, [isNeeded, waits, start]);
  return { part, failure, waits, load };
};
