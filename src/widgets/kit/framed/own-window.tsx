import { Suspense, type ComponentType } from 'react';
import { needsOwnWindow } from '../../../core/framed.ts';
import { lazyPartWithWords } from '../element/late-part.ts';

const Notice = lazyPartWithWords(() => import('./OwnWindowNotice.tsx'));

/** Draws a sentence and a link that opens this page in its own window, in place of what must not be framed (SEC-14). */
export const OwnWindow = () => (
  <Suspense>
    <Notice />
  </Suspense>
);

/** Wraps a widget's component so that it is drawn in a window of its own only, not inside a page of another origin (SEC-14). */
export const inOwnWindow =
  <Props extends object>(Component: ComponentType<Props>) =>
  (props: Props) =>
    needsOwnWindow() ? <OwnWindow /> : <Component {...props} />;
