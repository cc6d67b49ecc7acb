import { callService } from '../../core/http/call-service.ts';
import type { Customer } from '../customer.ts';
import { customerQuery } from '../query.ts';
import { readOrder } from './order.contract.ts';

/** An order by its code. Nothing is read without a code. Source: CHK-16. */
export const orderQuery = (of: Customer | undefined, orderCode: string | undefined) =>
  customerQuery({
    of: of && orderCode !== undefined ? { ...of, orderCode } : undefined,
    resource: 'orders',
    part: [orderCode ?? ''],
    read: (path, signal) => callService(readOrder, { path, signal }),
  });
