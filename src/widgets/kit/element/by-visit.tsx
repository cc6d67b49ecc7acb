import { useSyncExternalStore, type ComponentType } from 'react';
import { VISIT_KEY } from '../../../core/registry/own-readings.ts';
import { runtime } from '../../../core/runtime.ts';

const visit = (): unknown => runtime().registry.reading(VISIT_KEY).data;

/** Changes whenever somebody ceases to be signed in on this page. */
export const useVisit = (): unknown => useSyncExternalStore(runtime().registry.subscribe, visit);

/** The same component, begun anew when somebody ceases to be signed in: nothing it held of them is left (SES-13). */
export const byVisit =
  <Props extends object>(Component: ComponentType<Props>) =>
  (props: Props) => {
    const key = Number(useVisit() ?? 0);
    return <Component key={key} {...props} />;
  };
