import { getCollection } from 'astro:content';

/** The list of all pages by their plain-text twins, in the form of llmstxt.org. */
export const GET = async () => {
  const pages = (await getCollection('docs')).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const home = pages.find(({ id }) => id === 'index');
  const folders = Map.groupBy(
    pages.filter((page) => page !== home),
    ({ id }) =>
      id
        .split('/')
        .slice(0, id.startsWith('reference/') ? 2 : 1)
        .join('/'),
  );
  const lines = [...folders].map(
    ([folder, inside]) =>
      `## ${folder}\n\n${inside.map(({ id, data }) => `- [${data.title}](/docs/${id}.txt): ${data.description}`).join('\n')}\n`,
  );
  return new Response(`# Assess Store Widgets\n\n> ${home?.data.description}\n\n${lines.join('\n')}`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
