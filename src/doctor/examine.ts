import type { Ask } from './ask.ts';
import type { Finding } from './findings.ts';
import { ownFiles, baseOf } from './own-files.ts';
import { examinePage } from './examine-page.ts';
import type { PolicyNeed } from './policy-needs.ts';
import { readPage } from './read-page.ts';
import { examineServed } from './examine-served.ts';

/** A page to examine. `address` is undefined for a file whose address nobody gave. */
export type PageSource = { html: string; address: URL | undefined; policy: string };

/** The sign of our loader, by which it is told from other files of this name. */
const SIGN = 'assess-widgets';

/** Returns all findings of a page in the order of their lines. Source: EMB-13 e. */
export const examine = async (
  { html, address, policy }: PageSource,
  needs: ReadonlyMap<string, readonly PolicyNeed[]>,
  ask: Ask,
): Promise<readonly Finding[]> => {
  const tags = readPage(html);
  const others = await othersLoaders(ownFiles(tags, baseOf(tags, address)), ask);
  const examined = examinePage({ tags, address, policy, isOthers: (url) => others.has(url.href) }, needs);
  const served = await examineServed(examined, tags, address, ask);
  return [...examined.found, ...served].toSorted((one, other) => one.line - other.line);
};

const othersLoaders = async (files: ReturnType<typeof ownFiles>, ask: Ask): Promise<ReadonlySet<string>> => {
  const urls = files.filter(({ kind }) => kind === 'loader').map(({ url }) => url);
  const others = await Promise.all(
    urls.map((url) =>
      ask(url).then(
        ({ status, body }) => status === 200 && !body.includes(SIGN),
        // Whether it is there at all is a finding of its own.
        () => false,
      ),
    ),
  );
  return new Set(urls.filter((_url, place) => others[place]).map(({ href }) => href));
};
