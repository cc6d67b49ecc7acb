import { headerLineKind } from './header-row.ts';
import { MAX_LINE_LENGTH, type PasteRecord } from './records.ts';

/** Returns the lines of consecutive column titles, if one of them names a code or a quantity. */
export function titleLines(records: readonly PasteRecord[]): Set<number> {
  const titles = new Set<number>();
  let run: number[] = [];
  let main = false;
  for (let i = 0; i <= records.length; i += 1) {
    const kind = headerLineKind(onlyCell(records[i]) ?? '');
    if (kind) {
      run.push(i);
      main ||= kind === 'main';
    } else {
      if (main) run.forEach((at) => titles.add(at));
      run = [];
      main = false;
    }
  }
  return titles;
}

/** Returns the only cell of a row that has content. */
export function onlyCell(record: PasteRecord | undefined): string | undefined {
  const full = record?.cells.filter((cell) => cell !== '') ?? [];
  return full.length === 1 && (full[0]?.length ?? 0) <= MAX_LINE_LENGTH ? full[0] : undefined;
}
