import { useEffect, useRef, useState, type ReactNode } from 'react';
import { widthOf } from '../../../list-reader/assign.ts';
import type { Table, Line } from '../../../list-reader/split.ts';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import field from '../../kit/styles/field.css?inline';
import { SheetChoice } from './SheetChoice.tsx';
import own from './check-columns.css?inline';

type ChosenColumns = Readonly<Record<string, number>>;

type CheckColumnsProps = {
  /** What is asked. It names the picture. */
  title: string;
  table: Table;
  columns: ChosenColumns;
  /** What a column can hold. `label` says what the column would give: 'Code (25 found)'. */
  choices: readonly { field: string; label: (column: number) => string }[];
  /** What else can be chosen, below the columns. For a list without columns, this is all. */
  children?: ReactNode;
  /** Whether it was opened by a press, and so gets the focus. */
  isPressed: boolean;
  onUse: (columns: ChosenColumns) => void;
  onClose: () => void;
};

/** Draws a list's first lines as they were read, with a select above each column. Source: QO-10 b. */
export const CheckColumns = ({
  title,
  table,
  columns,
  choices,
  children,
  isPressed,
  onUse,
  onClose,
}: CheckColumnsProps) => {
  const t = useWords<typeof en>();
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(() => new Map(Object.entries(columns)));
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isPressed) place.current?.querySelector('select')?.focus();
  }, [isPressed]);
  const choose = (column: number, field: string) => {
    const others = [...chosen].filter(([one, at]) => one !== field && at !== column);
    setChosen(new Map(field === '' ? others : [...others, [field, column]]));
  };
  const fieldOf = (column: number): string => [...chosen].find(([, at]) => at === column)?.[0] ?? '';
  const hasColumns = widthOf(table) > 1;
  // What a column would give is counted over all lines.
  const [shown] = useState(() =>
    (hasColumns ? columnsShown(table, Object.values(columns)) : []).map((one) => ({
      ...one,
      options: choices.map(({ field, label }) => ({ field, label: label(one.column) })),
    })),
  );
  return (
    <fieldset ref={place} className="cols">
      <legend>{title}</legend>
      {hasColumns ? (
        <div className="cols-all">
          {shown.map(({ column, cells, options }) => (
            <div key={column} className="cols-one" data-chosen={fieldOf(column) !== '' || undefined}>
              <SelectField
                label={t('shared.columns.column', { column: column + 1 })}
                empty={t('shared.columns.none')}
                value={fieldOf(column)}
                onChange={(event) => choose(column, event.target.value)}
              >
                {options.map(({ field, label }) => (
                  <option key={field} value={field}>
                    {label}
                  </option>
                ))}
              </SelectField>
              <Cells cells={cells} />
            </div>
          ))}
        </div>
      ) : (
        <Cells cells={linesShown(table)} />
      )}
      {children}
      <div className="acts">
        <Button variant="outline" tight onClick={() => onUse(Object.fromEntries(chosen))}>
          {hasColumns ? t('shared.columns.use') : t('shared.columns.useLines')}
        </Button>
        <Button variant="plain" tight onClick={onClose}>
          {t('shared.close')}
        </Button>
      </div>
    </fieldset>
  );
};

const Cells = ({ cells }: { cells: readonly string[] }) => (
  <ul className="cols-cells small num">
    {cells.map((cell, index) => (
      <li key={index}>
        <bdi>{cell === '' ? '\u00a0' : cell}</bdi>
      </li>
    ))}
  </ul>
);

/** The lines that the picture of a list shows, and the most characters of a cell. */
const SHOWN = 8;
const LONGEST = 60;

/** A column as the picture shows it: its place from 0, and its cells, the first of which may be a title. */
export type PictureColumn = { readonly column: number; readonly cells: readonly string[] };

/** Returns the columns of a list's first eight lines. Columns that are empty there, and hold none of `kept`, are left out. */
const columnsShown = (table: Table, kept: readonly number[]): readonly PictureColumn[] =>
  Array.from({ length: widthOf(table) }, (_, column) => ({
    column,
    cells: linesOfPicture(table).map(({ cells }) => shortOf(cells[column] ?? '')),
  })).filter(({ column, cells }) => kept.includes(column) || cells.some((cell) => cell !== ''));

/** Returns the first eight lines of a list without columns. */
const linesShown = (table: Table): readonly string[] =>
  linesOfPicture(table).map(({ source }) => shortOf(source));

/** Lines of one cell above a table say nothing about its columns. */
const linesOfPicture = (table: Table): readonly Line[] => {
  const whole = table.lines.filter(({ cells }) => cells.length > 1);
  return (whole.length > 1 ? whole : table.lines).slice(0, SHOWN);
};

const shortOf = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

export const styles = [field, own];

/** Returns the picture of a list and the choice of its sheet, with their own messages. */
export const bind = (catalogue: Catalogue) => ({
  CheckColumns: boundWords(CheckColumns)(catalogue),
  SheetChoice: boundWords(SheetChoice)(catalogue),
});
