import { latePart } from '../../../../kit/element/late-part.ts';
import { useNeededPart } from '../../../parts/late-parts.tsx';

const loadNoWay = latePart(() => import('./NoWay.tsx'));

/** Loads the notice with its words. */
const NoWayPart = () => {
  const { part: NoWay } = useNeededPart(loadNoWay);
  return NoWay && <NoWay />;
};

export default NoWayPart;
