import { useSyncExternalStore, type ComponentType } from 'react';
import { VISIT_KEY } from '../../../core/registry/own-readings.ts';
import { runtime } from '../../../core/runtime.ts';

const visit = (): unknown => runtime().registry.reading(VISIT_KEY).data;

/** Returns a value that changes whenever a person's sign-in on this page ends. */
export const useVisit = (): unknown => useSyncExternalStore(runtime().registry.subscribe, visit);

/** Wraps a component so that it is mounted again when a sign-in ends. Nothing that it held about that person remains (SES-13). */
export const byVisit =
  <Props extends object>(Component: ComponentType<Props>) =>
  (props: Props) => {
    const key = Number(useVisit() ?? 0);
    return <Component key={key} {...props} />;
  };
