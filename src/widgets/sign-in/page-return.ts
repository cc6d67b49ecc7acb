import { realmPath } from '../../auth/realm-path.ts';
import { runtime } from '../../core/runtime.ts';
import { storeLink } from '../../api/links/store-link.ts';
import { returnAddress, type ReturnAddress } from './return-address.ts';

/** Returns the address that a sign-in on this page leads to. `given` is the attribute `return-to`; `returnTo` in the address wins. */
export const pageReturn = (given: string | undefined): ReturnAddress => {
  const { config } = runtime();
  const { base = '', realm = 'root' } = config.identity ?? {};
  const authorize = new URL(`${base}/oauth2/${realmPath(realm)}/authorize`, location.href).href;
  return returnAddress({
    here: location.href,
    given,
    storeHosts: config.storeHosts,
    authorize,
    overview: storeLink('myAccount', {}),
  });
};
