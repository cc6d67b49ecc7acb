import { Suspense, useEffect } from 'react';
import { SESSION_TAG, SESSIONS } from '../../core/prompts/page-matters.ts';
import { runtime } from '../../core/runtime.ts';
import { lazyPart } from '../kit/element/late-part.ts';
import { reportToAuthor } from '../kit/element/report-to-author.ts';
import { useHost } from '../kit/element/widget-context.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { MatterPlace } from './MatterPlace.tsx';
import { matterTable } from './matter-table.ts';
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
