import { useSlow } from './useSlow.ts';

/** Who has pressed a button wonders after so long whether anything happens. */
const SLOW_MS = 2000;

/** Below a step: that its answer takes longer than usual. Its line is always there, mostly empty. */
export const StepSlow = ({ busy }: { busy: boolean }) => (
  <p className="journey-slow">{useSlow(busy, SLOW_MS, 'shared.journey.takesLonger')}</p>
);
