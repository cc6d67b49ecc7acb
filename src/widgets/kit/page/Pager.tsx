import { formatNumber } from '../../../core/i18n/numbers.ts';
import { runtime } from '../../../core/runtime.ts';
import { Button } from '../ui/Button.tsx';
import { usePageMessages } from './usePageMessages.ts';

/** Returns the pages that a pager shows, counted from 0 and sorted, with `gap` where some are left out. At most seven entries. */
export const pagerEntries = (page: number, pages: number): readonly (number | 'gap')[] => {
  const named = [0, page - 1, page, page + 1, pages - 1].filter((one) => one >= 0 && one < pages);
  const sorted = [...new Set(named)].toSorted((a, b) => a - b);
  return sorted.flatMap((one, at) => {
    const before = sorted[at - 1];
    if (before === undefined || one === before + 1) return [one];
    // A gap of one page would take as much room as the page itself.
    return one === before + 2 ? [one - 1, one] : ['gap' as const, one];
  });
};

type PagerProps = {
  page: number;
  pages: number;
  pageSize: number;
  total: number;
  /** What the list holds, to distinguish two pagers. */
  label: string;
  onPage: (page: number) => void;
};

/** Draws the links between the pages of a list. Draws nothing if there is only one page. Needs page.css, button.css. */
export const Pager = ({ page, pages, pageSize, total, label, onPage }: PagerProps) => {
  const t = usePageMessages();
  const { tag } = runtime().row;
  if (pages < 2) return null;
  const number = (value: number) => formatNumber(value, tag);
  const to = Math.min(total, (page + 1) * pageSize);
  const step = (key: 'previous' | 'next', target: number) => {
    const off = target < 0 || target >= pages;
    return (
      <li>
        <Button variant="plain" tight aria-disabled={off || undefined} onClick={() => onPage(target)}>
          {t(`kit.page.${key}`)}
        </Button>
      </li>
    );
  };
  return (
    <nav className="pager" aria-label={label}>
      <span className="quiet small">
        {t('kit.page.range', { from: number(page * pageSize + 1), to: number(to), total: number(total) })}
      </span>
      <ol>
        {step('previous', page - 1)}
        {pagerEntries(page, pages).map((one, at) => (
          <li key={one === 'gap' ? `gap-${at}` : one}>
            {one === 'gap' ? (
              <span aria-hidden>…</span>
            ) : (
              <Button
                variant={one === page ? 'outline' : 'plain'}
                tight
                label={t('kit.page.page', { page: number(one + 1) })}
                aria-current={one === page ? 'page' : undefined}
                onClick={() => onPage(one)}
              >
                {number(one + 1)}
              </Button>
            )}
          </li>
        ))}
        {step('next', page + 1)}
      </ol>
    </nav>
  );
};
