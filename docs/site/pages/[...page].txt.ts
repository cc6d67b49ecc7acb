import { getCollection } from 'astro:content';

/** The plain-text twin of each page: its Markdown. */
export const getStaticPaths = async () =>
  (await getCollection('docs')).map((page) => ({ params: { page: page.id }, props: { page } }));

export const GET = ({ props: { page } }) =>
  new Response(`# ${page.data.title}\n\n${page.data.description}\n\n${page.body}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
