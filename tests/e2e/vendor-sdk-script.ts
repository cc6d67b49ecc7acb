/* The script that `vendor-sdk.e2e.ts` adds to a page: the SDK's own client, without its parts for managing devices. */
export {
  CallbackType,
  Config,
  FRAuth,
  FRUser,
  HttpClient,
  TokenManager,
  UserManager,
} from '@forgerock/javascript-sdk';
