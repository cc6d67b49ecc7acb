import type { Repository } from '../core/repository.ts';
import { seededCollection } from '../core/seeded.ts';
import { seedInvoices } from './seed.ts';

/** An invoice; `dueInDays` counts from today. */
export type StoredInvoice = { id: string; dueInDays: number; total: number; paid: boolean };

export const invoicesIn = (repository: Repository) =>
  seededCollection<StoredInvoice>(repository, 'invoices', seedInvoices);
