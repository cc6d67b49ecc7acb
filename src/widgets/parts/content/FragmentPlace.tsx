import { Suspense } from 'react';
import type { FragmentName } from '../../../api/content/fragment.contract.ts';
import { useFlag } from '../../../core/flags/use-flag.ts';
import { lazyPart } from '../../kit/element/late-part.ts';
import { WidgetBoundary } from '../../kit/element/WidgetBoundary.tsx';

const Fragment = lazyPart(() => import('./Fragment.tsx'));

const tell = (error: unknown): void =>
  console.warn('Assess widgets: the code that shows markup of the CMS could not be had.', error);

/** Shows the CMS's fragment if the flag `editableTemplates` is on; else it isn't even fetched. May fail alone (SHL-02). */
export const FragmentPlace = ({ name }: { name: FragmentName }) =>
  useFlag('editableTemplates') ? (
    <WidgetBoundary fallback={() => null} onError={tell}>
      <Suspense>
        <Fragment name={name} />
      </Suspense>
    </WidgetBoundary>
  ) : null;
