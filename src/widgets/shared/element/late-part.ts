import { useEffect, useRef, useState } from 'react';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { runtime } from '../../../core/runtime.ts';
import { adoptStyles } from './adopt-styles.ts';
import { loadPart } from './load-part.ts';
import { useHost } from './widget-context.ts';
import type { MessageLoaders } from './widget-messages.ts';

/** What the module of a late part exports. */
type PartCode<Part> = {
  /** For the root that shows it. */
  styles: readonly string[];
  /** The part with its own words beside the widget's. */
  bind: (catalogue: Catalogue) => Part;
};

/** Loads a part of a widget and its words at once, and gives the element the part's styles. Rejects when any can't be had. */
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

/**
 * A late part for an element, once it is there: `load` asks for it, once more when it can't be had, and rejects then; the
 * next call asks again (REL-06). `waits`: the browser is offline without it; it is asked for once there is a network.
 */
export const useLatePart = <Part extends object>(
  fetch: (host: HTMLElement) => Promise<Part>,
): { part: Part | undefined; load: () => Promise<Part>; waits: boolean } => {
  const host = useHost();
  const [part, setPart] = useState<Part>();
  const [offline, setOffline] = useState(false);
  const load = async (): Promise<Part> => {
    if (part) return part;
    try {
      const loaded = await loadPart(() => fetch(host));
      setPart((before) => before ?? loaded);
      return loaded;
    } catch (error) {
      setOffline(!navigator.onLine);
      throw error;
    }
  };
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (!offline) return;
    const back = () => {
      setOffline(false);
      latest.current().catch(() => undefined);
    };
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [offline]);
  return { part, load, waits: offline && part === undefined };
};
