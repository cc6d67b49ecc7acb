import type { ReleaseFiles } from './integrity.ts';

/** The loader asks for a chunk that failed once more, under an address of its own. */
const SECOND_TRY = '?again';

/**
 * What a page puts in its head to hold a release to its hashes: an import map for the chunks, then the loader's tag.
 *
 * @param base where `dist/site` is served, with its origin and the closing slash: an import map knows full addresses only.
 * @param nonce of a policy that lets inline scripts through by one: the import map is inline.
 * @throws {Error} when `base` is no such address.
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
  const map = JSON.stringify({ integrity: Object.fromEntries(hashes) }, undefined, 2);
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
