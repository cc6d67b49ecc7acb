import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { SESSION_TAG, SESSIONS } from '../../core/prompts/page-matters.ts';
import { runtime } from '../../core/runtime.ts';
import { lazyPart, useLate } from '../kit/element/late-part.ts';
import { reportToAuthor } from '../kit/element/report-to-author.ts';
import { useHost, useEmit } from '../kit/element/widget-context.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { matterTable, type MatterRow } from './matter-table.ts';
import type { sessionWidget } from './session.widget.ts';

const SamplePlace = lazyPart(async () => ({ default: (await import('./SamplePlace.tsx')).SamplePlace }));

/**
 * Draws `<assess-session>`: the dialogs and notices of the whole page (`matter-table.ts`). In author mode it shows only
 * the sample that `preview` names, else where the tag is. Only the first element of its kind on a page shows anything.
 */
export const Session = (props: WidgetProps<typeof sessionWidget>) => {
  const isFirst = document.querySelector(SESSIONS) === useHost();
  useEffect(() => {
    if (!isFirst) reportToAuthor(SESSION_TAG, 'is on this page twice. Remove one: the first is used.');
  }, [isFirst]);
  if (!isFirst) return null;
  if (runtime().author && props.preview === 'none')
    return (
      <Suspense>
        <SamplePlace />
      </Suspense>
    );
  return matterTable.map((row, index) => <MatterPlace key={index} row={row} {...props} />);
};

type MatterPlaceProps = WidgetProps<typeof sessionWidget> & { row: MatterRow };

/** Shows one row of the table. If its code can't be loaded, the page goes on without it (REL-06). */
const MatterPlace = ({ row, preview }: MatterPlaceProps) => {
  const { registry, author } = runtime();
  const open = useSyncExternalStore(registry.subscribe, () => row.matters.open(registry));
  const isQuiet = useSyncExternalStore(
    registry.subscribe,
    () => row.after?.some((first) => first.open(registry).length > 0) === true,
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
