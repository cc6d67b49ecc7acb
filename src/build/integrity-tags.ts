import type { ReleaseFiles } from './integrity.ts';

/** The loader retries a failed chunk with this suffix. */
const SECOND_TRY = '?again';

/**
 * Returns the tags for a page's head that check a release against its hashes: an import map for the chunks, and the
 * loader's tag.
 *
 * @param base The address of `dist/site` with its origin and a trailing slash. An import map needs full addresses.
 * @param nonce The nonce of a policy for inline scripts, because the import map is inline.
 * @throws {Error} if `base` is not such an address.
 */
export const integrityTags = ({ version, integrity }: ReleaseFiles, base: string, nonce = ''): string => {
  if (!/^https?:\/\/[^"<>\s]+\/$/.test(base))
    throw new Error(
      `"${base}" is not an address such as https://shop.example/widgets/ (with the last slash).`,
    );
  if (!/^[\w+/=-]*$/.test(nonce)) throw new Error(`"${nonce}" is not a nonce.`);
  const nonced = nonce === '' ? '' : ` nonce="${nonce}"`;
  const chunks = Object.entries(integrity).filter(([file]) => /^chunks\/.*\.js$/.test(file));
  const hashes = chunks.flatMap(([file, hash]) =>
    ['', SECOND_TRY].map((end) => [`${base}${file}${end}`, hash] as const),
  );
  const map = JSON.stringify({ integrity: Object.fromEntries(hashes) });
  const loader = `v${version}/loader.js`;
  return `<script type="importmap"${nonced}>
${map}
</script>
<script
  src="${base}${loader}"
  integrity="${integrity[loader] ?? ''}"
  crossorigin="anonymous"${nonced}
  async
></script>`;
};
