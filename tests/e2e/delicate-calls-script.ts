/* What `delicate-calls.e2e.ts` plants in a page: a second bundle with our own client, and the calls that no widget makes yet. */
export { bootstrap } from '../../src/bootstrap.ts';
export { callCommerce } from '../../src/api/client.ts';
export {
  changePassword,
  deleteCard,
  listCards,
  payInvoices,
  readAccessCodes,
} from '../../demo-host/backend/delicate.contract.ts';
