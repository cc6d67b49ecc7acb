import { formatNumber } from '../../../core/i18n/numbers.ts';
import type { KeptLine } from '../../../core/locale-switch/kept-lines.ts';
import { runtime } from '../../../core/runtime.ts';

/** Lists lines by quantity and name, or code if there is no name. */
export const LineList = ({ lines }: { lines: readonly Omit<KeptLine, 'from'>[] }) => {
  const { tag } = runtime().row;
  if (lines.length === 0) return null;
  return (
    <ul className="kept-list">
      {lines.map(({ code, quantity, name }) => (
        <li key={code}>
          <span className="num">{formatNumber(quantity, tag)} ×</span> {name ?? code}
        </li>
      ))}
    </ul>
  );
};
