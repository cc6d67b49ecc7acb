import { IdentityError } from '../identity-errors.ts';
import { isReturnAddress } from './authorize-answer.ts';

type Silent = (address: string, redirectUri: string, timeoutMs: number) => Promise<string>;

/**
 * Requests a code without showing anything, by a fetch that the service redirects back to this site. Returns the address at
 * the end of the redirects. Works only if the service has the page's own origin.
 */
export const authorizeByFetch: Silent = async (address, redirectUri, timeoutMs) => {
  const response = await fetch(address, {
    credentials: 'include',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    const late = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new IdentityError(late ? 'authorize-timeout' : 'network', { cause });
  });
  if (isReturnAddress(response.url, redirectUri)) return response.url;
  if (response.status >= 400) throw new IdentityError('status', { status: response.status });
  // The redirects ended at a page of the service, which wants to be shown.
  throw new IdentityError('consent');
};

/**
 * Requests a code without showing anything, in a hidden frame. Messages from the frame are ignored. Only its address
 * counts, and that can only be read on this site's own origin (SEC-05).
 */
export const authorizeByFrame: Silent = (address, redirectUri, timeoutMs) =>
  new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.setAttribute('aria-hidden', 'true');
    frame.title = '';
    const end = (settle: () => void) => {
      clearTimeout(timer);
      frame.removeEventListener('load', look);
      frame.remove();
      settle();
    };
    const look = () => {
      const href = whereIs(frame);
      if (href === 'about:blank') return;
      const back = href !== undefined && isReturnAddress(href, redirectUri);
      end(() => (back ? resolve(href) : reject(new IdentityError('consent'))));
    };
    const timer = setTimeout(() => end(() => reject(new IdentityError('authorize-timeout'))), timeoutMs);
    frame.addEventListener('load', look);
    frame.src = address;
    document.body.append(frame);
  });

/** Returns the frame's address. Undefined while the frame is at another origin. */
const whereIs = (frame: HTMLIFrameElement): string | undefined => {
  try {
    return frame.contentWindow?.location.href;
  } catch {
    return undefined;
  }
};
