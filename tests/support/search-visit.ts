import type { Repository } from '../../demo-host/backend/core/repository.ts';
import { setScene, type Scene, type SceneOptions } from './scene.ts';

type Given = SceneOptions & { more?: number; named?: string };

/** Adds this many printed products to the store, all with the same name and a number. */
export const addMore = (repository: Repository, more: number, named = 'Zebra Inventory'): void => {
  const like = repository.product('LMS4-KIT');
  if (like === undefined) throw new Error('The seed has no product to make others like.');
  for (let at = 1; at <= more; at += 1)
    repository.saveProduct({
      ...like,
      code: `MORE-${at}`,
      isbn: `97800000${String(at).padStart(5, '0')}`,
      name: `${named} ${at}`,
    });
};

/** Opens a page with the results only. `query` is the query of its address. */
export const openSearch = async (
  query: string,
  { more = 0, named, ...options }: Given = {},
): Promise<Scene> => {
  const scene = await setScene(options);
  addMore(scene.repository, more, named);
  history.replaceState(null, '', `${location.pathname}${query}`);
  document.body.append(document.createElement('assess-search-results'));
  return scene;
};
