import type { QualificationLevel } from '../../../api/product/product.contract.ts';
import { Badge } from '../../kit/ui/Badge.tsx';

/** Draws the qualification level that a buyer needs, as a word and a letter. Needs status.css. */
export const LevelBadge = ({ level, text }: { level: QualificationLevel; text: string }) => (
  <span className="level">
    {text} <Badge>{level}</Badge>
  </span>
);
