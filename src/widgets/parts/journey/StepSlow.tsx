import { useSlow } from './useSlow.ts';

/** The time after which someone who pressed a button wonders whether anything happens, in milliseconds. */
const SLOW_MS = 2000;

/** Says below a step that its answer takes longer than usual. The line is always there, usually empty. */
export const StepSlow = ({ busy }: { busy: boolean }) => (
  <p className="journey-slow">{useSlow(busy, SLOW_MS, 'shared.journey.takesLonger')}</p>
);
