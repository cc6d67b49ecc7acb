import type { Dispatch, RefObject } from 'react';
import { openLines } from '../../cart/open-lines.ts';
import { runtime } from '../../../core/runtime.ts';
import type { FormNow } from './follow-rows.ts';
import type { AddReport } from './add-outcome.ts';
import type { Step } from './add-progress.ts';
import { unknownIn, unsureReport } from './unsure-report.ts';

/**
 * Marks the rows for which it is unknown whether they are in the cart, and reports rows that another tab or an earlier page
 * tried to add. All tabs show what one tab finds out. Source: API-06 b.
 */
export const followUnsure = (latest: RefObject<FormNow>, isQuiet: () => boolean, step: Dispatch<Step>) => {
  const { storage, row } = runtime();
  const told = new Set<string>();
  let marked = '';
  let seen: AddReport | undefined;
  let before: readonly string[] = [];

  const unsureNow = () => {
    const { views, tried } = latest.current;
    const open = openLines();
    const rows = views.flatMap((view) => {
      const line = open.find(({ code }) => code === view.product?.code);
      return line ? { ...line, row: view.row } : [];
    });
    // Rows that another tab has sent count as sent here.
    for (const line of rows) if (line.isUnsure && !line.isMine) tried.add(line.row.id);
    const unsure = rows.filter((line) => line.isUnsure && tried.has(line.row.id));
    const left = rows.filter((line) => !line.isUnsure && line.row.refusal === undefined);
    return { unsure, left: left.map(({ code }) => code) };
  };
  const mark = (ids: readonly number[]) => {
    if (marked === ids.join()) return;
    marked = ids.join();
    step({ type: 'unsure', unsure: new Set(ids) });
  };
  const check = () => {
    const { unsure, left } = unsureNow();
    mark(unsure.map((line) => line.row.id));
    if (!isQuiet()) return;
    const { report } = latest.current;
    const now = unsure.map(({ code }) => code);
    for (const code of told) if (!now.includes(code)) told.delete(code);
    const isNew = report !== seen;
    if (isNew) [seen, before] = [report, now];
    const isAllTold = isNew && unknownIn(report, before) >= now.length;
    for (const { code, isMine } of unsure) if (isMine || isAllTold) told.add(code);
    const fresh = now.filter((code) => !told.has(code));
    const next = unsureReport(report, { before, now, fresh, left });
    if (next === undefined) return;
    for (const code of now) told.add(code);
    [seen, before] = [next === 'over' ? undefined : next, now];
    step(next === 'over' ? { type: 'dismissed' } : { type: 'ended', report: next, leftRows: false });
  };
  const stop = storage.subscribe('addingLines', check, row.baseSite);
  return { check, stop };
};
