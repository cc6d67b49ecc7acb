import { useState } from 'react';
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
 * next call asks again (REL-06).
 */
export const useLatePart = <Part extends object>(
  fetch: (host: HTMLElement) => Promise<Part>,
): { part: Part | undefined; load: () => Promise<Part> } => {
  const host = useHost();
  const [part, setPart] = useState<Part>();
  const load = async (): Promise<Part> => {
    if (part) return part;
    const loaded = await loadPart(() => fetch(host));
    setPart((before) => before ?? loaded);
    return loaded;
  };
  return { part, load };
};
