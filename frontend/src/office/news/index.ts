import type { ResourceProps } from 'react-admin';
import { NewsCreate, NewsEdit, NewsList } from './news.tsx';

export default {
  list: NewsList,
  edit: NewsEdit,
  create: NewsCreate,
  recordRepresentation: 'title',
} satisfies Partial<ResourceProps>;
