import { useEffect, useSyncExternalStore } from 'react';
import { runtime } from '../../core/runtime.ts';
import { useLate } from '../kit/element/late-part.ts';
import { useEmit, useHost } from '../kit/element/widget-context.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import type { MatterRow } from './matter-table.ts';
import type { sessionWidget } from './session.widget.ts';

type MatterPlaceProps = WidgetProps<typeof sessionWidget> & { row: MatterRow };

/**
 * Shows one row of the table. Its code loads when there is something to show: most pages never ask or show anything. If
 * it can't be loaded, the page goes on without it (REL-06).
 */
export const MatterPlace = ({ row, preview }: MatterPlaceProps) => {
  const { registry, author } = runtime();
  const open = useSyncExternalStore(registry.subscribe, () => row.matters.open(registry));
  const isQuiet = useSyncExternalStore(registry.subscribe, () =>
    row.after.some((first) => first.open(registry).length > 0),
  );
  const sample = author && row.samples.includes(preview) ? preview : undefined;
  const isShown = author ? sample !== undefined : open.length > 0;
  const { part: Show, failure } = useLate(row.load, isShown);
  useFailure(failure);
  return isShown && Show && <Show matters={open} sample={sample} isQuiet={isQuiet} />;
};

const useFailure = (failure: unknown): void => {
  const host = useHost();
  const emit = useEmit();
  useEffect(() => {
    if (failure === undefined) return;
    console.error('Assess widgets: what the page has to ask or to tell could not be shown.', failure);
    emit('assess-error', { code: 'widget.chunk', widget: host.localName });
    // The functions belong to this element, which stays the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [failure]);
};
