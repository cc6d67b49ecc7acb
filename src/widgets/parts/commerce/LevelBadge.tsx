import type { QualificationLevel } from '../../../api/product/product.contract.ts';
import { Badge } from '../../kit/ui/Badge.tsx';

/** The qualification a buyer needs, in a word and its letter. Needs status.css. */
export const LevelBadge = ({ level, text }: { level: QualificationLevel; text: string }) => (
  <span className="level">
    {text} <Badge>{level}</Badge>
  </span>
);
