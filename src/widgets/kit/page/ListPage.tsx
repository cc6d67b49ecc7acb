import type { ReactNode } from 'react';
import type { Translate } from '../../../core/i18n/translator.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { IconName } from '../ui/Icon.tsx';
import { useFocusAfter } from '../ui/useFocusAfter.ts';
import type { ListView } from './list-view.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListTable, type Column, type ListRow } from './ListTable.tsx';
import type { PageProps } from './page-read.ts';
import { Pager } from './Pager.tsx';
import { RowsAwaited } from './late-pages.tsx';
import { SortField } from './ChoiceField.tsx';
import { StalePage, UnreadPage } from './UnreadPage.tsx';
import { usePageMessages } from './usePageMessages.ts';
import { LinkButton } from '../ui/LinkButton.tsx';

/** The texts that a list page needs of its widget, as `{name}.title` and so on. `count` is given `count` and `all`. */
type ListWords<Name extends string> =
  `${Name}.${'title' | 'count' | 'loading' | 'notLoaded' | 'pages' | 'empty' | 'emptyText'}`;

/** One page of a list, as it was read. */
type ListData<Row> = {
  rows: readonly Row[];
  /** How many the search and filters find, on all pages. Defaults to the rows. */
  total?: number;
  /** How many there are without filters, if the service says so. Defaults to `total`. */
  all?: number | undefined;
};

export type ListPageProps<Row, Name extends string> = PageProps & {
  name: Name;
  t: Translate<ListWords<Name>>;
  title?: string;
  /** From `useListView`. Absent for a list without filters, orders and pages. */
  view?: ListView;
  /** The text for the count, if not `count`: for example 'of all' while filters are in force. */
  countKey?: string;
  /** More numbers that this text names. */
  counted?: Readonly<Record<string, number>>;
  /** Undefined until the first answer. */
  list: ListData<Row> | undefined;
  pageSize?: number;
  keyOf: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** What can be done with a row, in a last column named `{name}.acts`. */
  rowActs?: false | ((row: Row) => readonly (RowAct | false)[]);
  /** Puts rows of another kind among those of the list, for example the note of a deleted one (`useRemovedRows`). */
  arrange?: (rows: readonly ListRow<Row>[]) => readonly ListRow<Row>[];
  up?: ReactNode;
  under?: ReactNode;
  acts?: ReactNode;
  filterLabel?: string;
  /** What is said when nothing matches the filters. */
  none?: { title: string; text?: ReactNode; actions?: ReactNode };
  noPage?: string;
  emptyIcon?: IconName;
  /** The next step for somebody who has nothing yet. */
  emptyActions?: ReactNode;
};

const WHOLE: ListView = {
  filters: {},
  sorts: [],
  wanted: { page: 0, sort: '' },
  valueOf: () => '',
  isNarrowed: false,
  change: () => undefined,
};

/**
 * Draws a page of a customer's things: heading and count, filters and order (which the address keeps), rows as a table or
 * as cards, the pager, and every state between: awaited, nothing yet, none found, a page after the last, failed with a
 * retry, out of date, offline, forbidden. The widget says which query, columns and words.
 * Needs page.css, field.css, button.css, notice.css, status.css. Source: LEAD-05 b, AXS-05 b, c.
 */
export const ListPage = <Row, Name extends string>({
  name,
  t: words,
  view = WHOLE,
  list,
  pageSize = Infinity,
  columns: given,
  rowActs,
  keyOf,
  arrange = (rows) => rows,
  up,
  under,
  acts,
  notices,
  ...page
}: ListPageProps<Row, Name>) => {
  const t = words as Translate;
  const focus = useFocusAfter();
  const { heading: Heading, read, title = t(`${name}.title`) } = page;
  const { wanted, isNarrowed } = view;
  const drawActs = rowActs && ((row: Row) => <RowActs acts={rowActs(row)} />);
  const columns = drawActs
    ? [...given, { key: 'acts', head: t(`${name}.acts`), main: true, cell: drawActs }]
    : given;
  const rows = list && arrange(list.rows.map((row) => ({ key: keyOf(row), row })));
  const total = list?.total ?? list?.rows.length ?? 0;
  const hasFilters = Object.keys(view.filters).length > 0;
  const isEmpty = list !== undefined && total === 0 && !isNarrowed;

  const change: ListView['change'] = (to) => {
    view.change(to);
    const clears = hasFilters && Object.keys(view.filters).every((filter) => to[filter] === '');
    if (to['page'] !== undefined || clears) focus('[data-heading]');
  };

  return (
    <>
      <header className="list-head">
        <div>
          {up}
          <Heading tabIndex={-1} data-heading>
            {title}
          </Heading>
          {under}
        </div>
        {total > 0 && (
          <output className="quiet num">
            {t(`${name}.${page.countKey ?? 'count'}`, {
              count: total,
              all: list?.all ?? total,
              ...page.counted,
            })}
          </output>
        )}
        {acts}
        {!hasFilters && total > 1 && view.sorts.length > 1 && (
          <SortField value={wanted.sort} sorts={view.sorts} onSort={(sort) => change({ sort })} />
        )}
      </header>
      {hasFilters && !isEmpty && <ListFilters view={view} label={page.filterLabel} onChange={change} />}
      <div className="list-notices">
        {notices}
        {list && read.error ? <StalePage {...page} /> : null}
      </div>
      {!list &&
        (read.error ? (
          <UnreadPage {...page} title={t(`${name}.notLoaded`)} />
        ) : (
          <RowsAwaited label={t(`${name}.loading`)} rows={4} />
        ))}
      {rows && rows.length > 0 && <ListTable caption={title} columns={columns} rows={rows} />}
      {rows?.length === 0 && <NoRows {...{ name, t, view, onChange: change }} {...page} />}
      {list && (
        <Pager
          page={wanted.page}
          pages={Math.ceil(total / pageSize)}
          {...{ pageSize, total }}
          label={t(`${name}.pages`)}
          onPage={(to) => change({ page: to })}
        />
      )}
    </>
  );
};

type NoRowsProps = Pick<
  ListPageProps<never, string>,
  'heading' | 'name' | 'none' | 'noPage' | 'emptyIcon' | 'emptyActions'
> & { view: ListView; t: Translate; onChange: ListView['change'] };

/** Says why a list has no rows: a page after the last one, nothing that matches, or nothing yet. */
const NoRows = ({ heading: Heading, name, t, view, onChange, none, ...empty }: NoRowsProps) => {
  const words = usePageMessages();
  if (view.wanted.page > 0)
    return (
      <EmptyState
        icon={empty.emptyIcon}
        title={<Heading>{empty.noPage ?? words('kit.page.noPage')}</Heading>}
        actions={
          <Button variant="primary" onClick={() => onChange({ page: 0 })}>
            {words('kit.page.firstPage')}
          </Button>
        }
      />
    );
  if (view.isNarrowed && none)
    return (
      <EmptyState title={<Heading>{none.title}</Heading>} actions={none.actions}>
        {none.text}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={empty.emptyIcon}
      title={<Heading>{t(`${name}.empty`)}</Heading>}
      actions={empty.emptyActions}
    >
      {t(`${name}.emptyText`)}
    </EmptyState>
  );
};

/** What can be done with a row of a list: by a press, or on another page. */
type RowAct = {
  text: string;
  /** The text with the name of the row, because buttons of other rows have the same text. */
  label?: string;
  busy?: boolean;
  className?: string;
} & ({ onClick: () => unknown } | { href: string });

const RowActs = ({ acts }: { acts: readonly (RowAct | false)[] }) => (
  <div className="acts row-acts">
    {acts.map((act) => {
      if (!act) return null;
      const { text, label, ...look } = act;
      return 'href' in look ? (
        <LinkButton key={text} variant="plain" tight aria-label={label} {...look}>
          {text}
        </LinkButton>
      ) : (
        <Button key={text} variant="plain" tight label={label} {...look}>
          {text}
        </Button>
      );
    })}
  </div>
);
