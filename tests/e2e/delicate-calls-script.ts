/*
 * The script that `delicate-calls.e2e.ts` adds to a page: a second bundle with our own client, and the calls that no
 * widget makes yet.
 */
export { bootstrap } from '../../src/page/start.ts';
export { callService } from '../../src/core/http/call-service.ts';
export { openPayment, payInvoices } from '../../src/api/invoice/payment.contract.ts';
export { readAccessCodes } from '../../src/api/order/order.contract.ts';
export { deleteCard } from '../../src/api/payment/card.contract.ts';
export { listCards } from '../../src/api/payment/card.contract.ts';
export { changePassword } from '../../src/api/user/profile.contract.ts';
